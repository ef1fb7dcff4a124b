/// A renderer of announcements in print, speech, braille and JSON. All forms express the same facts (SAY-4).
///
/// A class, because each line uses it, and it is not to be copied.
public final class Renderer: Sendable {
  /// The locale whose wording is used.
  public let locale: LoadedLocale
  /// The user's settings.
  public let settings: Settings
  let wording: Wording
  let brailleWording: Wording
  /// The texts that were printed last, because most announcements repeat earlier ones.
  let printedLast = PrintedMemory()
  private let order: [Fact]
  let separator: String
  let fullStop: String

  /// Creates a renderer that uses the wording of `locale` and follows `settings`.
  public init(locale: LoadedLocale, settings: Settings) {
    (self.locale, self.settings) = (locale, settings)
    wording = locale.wording
    brailleWording = wording.braille
    order = wording.text(.message(.factsOrder)).split(separator: Character(" "))
      .compactMap { Fact(rawValue: String($0)) }
    separator = wording.text(.message(.factsSeparator))
    fullStop = wording.text(.message(.factsFullStop))
  }

  private init(speaking renderer: Renderer) {
    (locale, settings, wording) = (renderer.locale, renderer.settings, renderer.wording.spoken)
    brailleWording = renderer.brailleWording
    (order, separator, fullStop) = (renderer.order, renderer.separator, renderer.fullStop)
  }

  /// The renderer for speech, whose wording has the readings that the voice of the locale needs.
  var speaking: Renderer { wording.hasReadings ? Renderer(speaking: self) : self }

  /// In the order of the locale, without the facts that the verbosity omits.
  private func forEachFact(of announcement: Announcement, _ take: (Fact, LocalizedText) -> Void) {
    func hand(_ fact: Fact, _ text: LocalizedText?) { if let text { take(fact, text) } }
    for fact in order {
      switch fact {
      case .name: hand(fact, announcement.name)
      case .description: hand(fact, announcement.description)
      case .image: if verbosity(of: announcement) != .low { hand(fact, announcement.image) }
      case .value: hand(fact, announcement.value)
      case .role: hand(fact, saidRole(announcement).map { words(for: $0, of: announcement) })
      case .states: for state in saidStates(announcement) { take(fact, words(for: state, of: announcement)) }
      case .position: if verbosity(of: announcement) != .low { hand(fact, announcement.position.map(words)) }
      }
    }
  }

  private func line(_ announcement: Announcement) -> [TextRun] {
    var line: [TextRun] = []
    line.reserveCapacity(8)
    var last: Fact?
    forEachFact(of: announcement) { fact, text in
      if fact == .name, announcement.isSpelled {
        line.append(spelled(text))
      } else {
        add(text, after: last, toLineOf: announcement, &line)
      }
      last = fact
    }
    return line
  }

  package func saidTexts(_ announcement: Announcement) -> [LocalizedText] {
    var texts: [LocalizedText] = announcement.number.map { [.message(.numberPrefix(number: .number($0)))] } ?? []
    forEachFact(of: announcement) { texts.append($1) }
    return texts + announcement.sentences + (announcement.hint.map { [.message($0)] } ?? [])
  }

  /// Puts a separator before the fact. A fact without words adds nothing.
  private func add(
    _ fact: LocalizedText, after last: Fact?, toLineOf announcement: Announcement, _ line: inout [TextRun]
  ) {
    let end = line.count
    // A question, a text and the text of an alert are sentences already; the next fact begins another sentence. So may be what an
    // author writes, except names of things and values whose full stop marks an abbreviation.
    let isSentence =
      switch announcement.role {
      case .text, .alert: line.endsSentence
      case .actionSheet: line.isStatement
      case _ where last == .name || last == .value: line.isStatement && !line.endsWithShortWord
      default: line.isStatement
      }
    let isNextSentence = end > 0 && (isSentence || line.asks)
    if end > 0 { line.append(TextRun(isNextSentence || line.pauses ? " " : separator)) }
    let start = line.count
    wording.add(fact, to: &line)
    if line[start...].allSatisfy(\.text.isEmpty) {
      line.removeSubrange(end...)
    } else if isNextSentence {
      startSentence(&line, at: start)
    } else if end > 0 {
      line.dropStop(ofRun: end - 1)
    }
  }

  func spelledLines(_ name: LocalizedText) -> [String] {
    name.linesAsGiven.map { $0.map(wording.text) } ?? [wording.text(name)]
  }

  package func text(of text: LocalizedText) -> String { wording.text(text) }

  var newLine: String { wording.text(.message(.textNewLine)) }

  /// Says spaces and ends of lines in words.
  private func spelled(_ name: LocalizedText) -> TextRun {
    let space = wording.text(.message(.spellSpace))
    let lines = spelledLines(name)
    let told = lines.map { line in line.map { $0 == " " ? space : String($0) }.joined(separator: " ") }
    return TextRun(told.joined(separator: " " + newLine + " "), .outside)
  }

  /// Includes the reason for "dimmed" and "invalid".
  func words(for state: AnnouncedState, of announcement: Announcement) -> LocalizedText {
    if state == .dimmed, let reason = announcement.reason {
      return agreeing(.stateDimmedBecause(reason: .text(reason)), with: announcement)
    }
    if state == .invalid, let error = announcement.error {
      return agreeing(.stateInvalidBecause(reason: .text(error)), with: announcement)
    }
    return agreeing(Message("state." + state.rawValue), with: announcement)
  }

  /// Puts the words for a state in the form that agrees with the role that is said, if the wording has one
  /// ("state.checked.checkBox" in French). Where no role is said, there is nothing to agree with.
  private func agreeing(_ message: Message, with announcement: Announcement) -> LocalizedText {
    guard let role = saidRole(announcement) else { return .message(message) }
    let key = message.key + "." + role.rawValue
    return .message(wording.has(key) ? Message(key, message.arguments) : message)
  }

  /// Includes the level of a heading, or the control to which a popover belongs (SHEET-4).
  func words(for role: Role, of announcement: Announcement) -> LocalizedText {
    if let anchor = announcement.anchor { return .message(.rolePopoverOf(control: .text(anchor))) }
    if let level = announcement.level { return .message(.roleHeadingLevel(level: .number(level))) }
    return .message("role." + role.rawValue)
  }

  func words(for position: Position) -> LocalizedText {
    .message(.position(index: .number(position.index), count: .number(position.count)))
  }

  func verbosity(of announcement: Announcement) -> Verbosity { announcement.isInFull ? .high : settings.verbosity }

  /// The appearance of a sheet on a host that draws is said at high verbosity only (SHEET-4), and the state of having a menu is
  /// not said at low verbosity.
  package func saidStates(_ announcement: Announcement) -> [AnnouncedState] {
    let states =
      switch verbosity(of: announcement) {
      case .high: announcement.states
      case .medium: announcement.states.filter { ![.page, .form, .fullScreen].contains($0) }
      case .low: announcement.states.filter { ![.hasMenu, .suggestions, .page, .form, .fullScreen].contains($0) }
      }
    // In a numbered list it is obvious that menus are closed and that other items are not selected; for the current element both
    // are said.
    guard announcement.number != nil else { return states }
    return states.filter { state in
      !(state == .collapsed && announcement.role?.hasOwnMenu == true)
        && !(state == .notSelected && announcement.role == .menuItem)
    }
  }

  /// Nil if the role is not said. Places, rows and text show their role by the way in which they are said.
  func saidRole(_ announcement: Announcement) -> Role? {
    guard let role = announcement.role else { return nil }
    switch role {
    // Without a name, the role is all there is to say.
    case .group where announcement.name == nil, .list where announcement.name == nil: return role
    // Low verbosity omits roles, except those of elements that open something or are secret, which the name alone would not tell.
    case _ where verbosity(of: announcement) == .low && announcement.kind == .item:
      return [.submenu, .menuButton, .secureField].contains(role) ? role : nil
    // What opens a place is known to be pressed.
    case .button
    where announcement.kind == .item && verbosity(of: announcement) == .medium
      && announcement.states.contains { [.opensScreen, .opensSheet].contains($0) }:
      return nil
    // What the user asks about is told in full.
    case .menuItem where announcement.isInFull: return role
    case _ where Self.unsaidRoles.contains(role): return nil
    case .actionSheet where announcement.kind == .question: return nil
    default: return role
    }
  }

  private static let unsaidRoles: [Role] = [.app, .screen, .row, .text, .menuItem]

  /// Returns the role if it is expressed, in words or by the way in which the element is said.
  package func toldRole(_ announcement: Announcement) -> Role? {
    announcement.role.flatMap { Self.unsaidRoles.contains($0) ? $0 : saidRole(announcement) }
  }

  /// The facts first, the hint last.
  package func sentences(_ announcement: Announcement) -> [[TextRun]] {
    var result: [[TextRun]] = []
    var line = line(announcement)
    if !line.isEmpty || announcement.number != nil {
      if !line.endsSentence, !line.pauses { line.append(TextRun(fullStop)) }
      startSentence(&line, at: 0)
      if let number = announcement.number {
        line.insert(contentsOf: wording.runs(Message.numberPrefix(number: .number(number))), at: 0)
      }
      result.append(line)
    }
    for (index, sentence) in announcement.sentences.enumerated() {
      var runs = wording.runs(sentence)
      startSentence(&runs, at: 0)
      // What an author wrote must not run into what follows.
      let isLast = index == announcement.sentences.count - 1 && announcement.hint == nil
      if !isLast, !runs.endsSentence, !runs.pauses { runs.append(TextRun(fullStop)) }
      if !runs.isEmpty { result.append(runs) }
    }
    if let hint = announcement.hint { result.append(wording.runs(hint)) }
    return result
  }

  /// Capitalises the sentence that begins with the run at an index, if that run comes from the wording.
  private func startSentence(_ runs: inout [TextRun], at index: Int) {
    guard index < runs.count, runs[index].kind == .wording else { return }
    let text = runs[index].text
    // Most words of the wording are already capitalised, or begin with an ASCII letter in lower case.
    if let byte = text.utf8.first, byte < 0x80, !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { return }
    runs[index].text = locale.table.startingSentence(text)
  }
}

/// A kind of fact in an announcement. The wording of the locale sets the order of the facts (`facts.order`).
enum Fact: String, CaseIterable { case name, description, image, value, role, states, position }
