/// Makes an announcement's forms: printed, spoken, braille and JSON. All say the same facts (SAY-4).
///
/// Every line goes through one: it is held, not copied.
public final class Renderer: Sendable {
  /// The locale whose words are used.
  public let locale: LoadedLocale
  /// What the user has set.
  public let settings: Settings
  /// The locale's words; for speech, with the readings that its voice needs.
  let wording: Wording
  /// The locale's words as braille has them.
  let brailleWording: Wording
  /// What was printed last: most of what is said has been said before, and its words are the same then.
  let printedLast = PrintedMemory()
  private let order: [Fact]
  let separator: String
  let fullStop: String

  /// A renderer in the words of `locale`, as `settings` ask for.
  public init(locale: LoadedLocale, settings: Settings) {
    (self.locale, self.settings) = (locale, settings)
    wording = locale.wording
    brailleWording = wording.braille
    order = wording.text(.message(.factsOrder)).split(separator: Character(" ")).compactMap {
      Fact(rawValue: String($0))
    }
    separator = wording.text(.message(.factsSeparator))
    fullStop = wording.text(.message(.factsFullStop))
  }

  /// What `renderer` makes, in the words for speech.
  private init(speaking renderer: Renderer) {
    (locale, settings, wording) = (renderer.locale, renderer.settings, renderer.wording.spoken)
    brailleWording = renderer.brailleWording
    (order, separator, fullStop) = (renderer.order, renderer.separator, renderer.fullStop)
  }

  /// The renderer whose words have the readings that the locale's voice needs: for speech alone.
  var speaking: Renderer { wording.hasReadings ? Renderer(speaking: self) : self }

  /// Hands on the facts of an announcement in the locale's order; those that verbosity leaves out are left out.
  private func forEachFact(of announcement: Announcement, _ take: (Fact, LocalizedText) -> Void) {
    func hand(_ fact: Fact, _ text: LocalizedText?) {
      if let text { take(fact, text) }
    }
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

  /// The facts of an announcement as one line.
  private func line(_ announcement: Announcement) -> [TextRun] {
    var line: [TextRun] = []
    line.reserveCapacity(8)
    forEachFact(of: announcement) { fact, text in
      if fact == .name, announcement.isSpelled {
        line.append(spelled(text))
      } else {
        add(text, toLineOf: announcement, &line)
      }
    }
    return line
  }

  /// All texts of an announcement that are said, in their order.
  package func saidTexts(_ announcement: Announcement) -> [LocalizedText] {
    var texts: [LocalizedText] = announcement.number.map { [.message(.numberPrefix(number: .number($0)))] } ?? []
    forEachFact(of: announcement) { texts.append($1) }
    return texts + announcement.sentences + (announcement.hint.map { [.message($0)] } ?? [])
  }

  /// Adds a fact to those before it, with what stands between them; nothing of one that has no words.
  private func add(_ fact: LocalizedText, toLineOf announcement: Announcement, _ line: inout [TextRun]) {
    let end = line.count
    // A question, a text, and what an alert says, is a sentence already: what comes is another.
    let isSentence = announcement.role == .text || announcement.role == .alert
    let isNextSentence = end > 0 && (isSentence && line.endsSentence || line.asks)
    if end > 0 { line.append(TextRun(isNextSentence ? " " : separator)) }
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

  /// The lines of what is spelled.
  func spelledLines(_ name: LocalizedText) -> [String] {
    name.linesAsGiven.map { $0.map(wording.text) } ?? [wording.text(name)]
  }

  /// A text as it is printed.
  package func text(of text: LocalizedText) -> String { wording.text(text) }

  /// What the end of a line is called where a text is spelled.
  var newLine: String { wording.text(.message(.textNewLine)) }

  /// A name character by character; spaces and the ends of lines are said in words.
  private func spelled(_ name: LocalizedText) -> TextRun {
    let space = wording.text(.message(.spellSpace))
    let lines = spelledLines(name)
    let told = lines.map { line in line.map { $0 == " " ? space : String($0) }.joined(separator: " ") }
    return TextRun(told.joined(separator: " " + newLine + " "), .outside)
  }

  /// The words for a state; dimmed comes with its reason where there is one.
  func words(for state: AnnouncedState, of announcement: Announcement) -> LocalizedText {
    if state == .dimmed, let reason = announcement.reason {
      return agreeing(.stateDimmedBecause(reason: .text(reason)), with: announcement)
    }
    if state == .invalid, let error = announcement.error {
      return agreeing(.stateInvalidBecause(reason: .text(error)), with: announcement)
    }
    return agreeing(Message("state." + state.rawValue), with: announcement)
  }

  /// The words for a state of what has a role: those that agree with the role's word, where the wording has some
  /// ("state.checked.checkBox" in French).
  private func agreeing(_ message: Message, with announcement: Announcement) -> LocalizedText {
    guard let role = announcement.role ?? announcement.unsaidRole else { return .message(message) }
    let key = message.key + "." + role.rawValue
    return .message(wording.has(key) ? Message(key, message.arguments) : message)
  }

  /// The words for a role; a heading comes with its level where it has one, a popover with what it belongs to (SHEET-4).
  func words(for role: Role, of announcement: Announcement) -> LocalizedText {
    if let anchor = announcement.anchor { return .message(.rolePopoverOf(control: .text(anchor))) }
    if let level = announcement.level { return .message(.roleHeadingLevel(level: .number(level))) }
    return .message("role." + role.rawValue)
  }

  /// The words for a position.
  func words(for position: Position) -> LocalizedText {
    .message(.position(index: .number(position.index), count: .number(position.count)))
  }

  /// How much is said of an announcement.
  func verbosity(of announcement: Announcement) -> Verbosity { announcement.isInFull ? .high : settings.verbosity }

  /// The states that are said. How a host that draws shows a sheet is said only where much is (SHEET-4), that a thing has a
  /// menu not where little is.
  package func saidStates(_ announcement: Announcement) -> [AnnouncedState] {
    let states =
      switch verbosity(of: announcement) {
      case .high: announcement.states
      case .medium: announcement.states.filter { ![.page, .form, .fullScreen].contains($0) }
      case .low: announcement.states.filter { ![.hasMenu, .page, .form, .fullScreen].contains($0) }
      }
    // In a list of what there is, it goes without saying that menus are closed, and that what isn't selected is not; where the
    // user is, it is told.
    guard announcement.number != nil else { return states }
    return states.filter { state in
      !(state == .collapsed && announcement.role?.hasOwnMenu == true)
        && !(state == .notSelected && announcement.role == .menuItem)
    }
  }

  /// The role, where it is said: places, rows and text say what they are by how they are said.
  func saidRole(_ announcement: Announcement) -> Role? {
    guard let role = announcement.role else { return nil }
    switch role {
    // Without a name it is all that there is.
    case .group where announcement.name == nil, .list where announcement.name == nil: return role
    // Little is said: but not that something opens, or is secret, where the name alone would not tell.
    case _ where verbosity(of: announcement) == .low && announcement.kind == .item:
      return [.submenu, .menuButton, .secureField].contains(role) ? role : nil
    case _ where Self.unsaidRoles.contains(role): return nil
    case .actionSheet where announcement.kind == .question: return nil
    default: return role
    }
  }

  /// The roles that are told by how a thing is said.
  private static let unsaidRoles: [Role] = [.app, .screen, .row, .text, .menuItem]

  /// The role, where it is told: in words, or by how the thing is said.
  package func toldRole(_ announcement: Announcement) -> Role? {
    announcement.role.flatMap { Self.unsaidRoles.contains($0) ? $0 : saidRole(announcement) }
  }

  /// The announcement's sentences, each in words: the facts first, the hint last.
  package func sentences(_ announcement: Announcement) -> [[TextRun]] {
    var result: [[TextRun]] = []
    var line = line(announcement)
    if !line.isEmpty || announcement.number != nil {
      if !line.endsSentence { line.append(TextRun(fullStop)) }
      startSentence(&line, at: 0)
      if let number = announcement.number {
        line.insert(contentsOf: wording.runs(Message.numberPrefix(number: .number(number))), at: 0)
      }
      result.append(line)
    }
    for sentence in announcement.sentences {
      var runs = wording.runs(sentence)
      startSentence(&runs, at: 0)
      if !runs.isEmpty { result.append(runs) }
    }
    if let hint = announcement.hint { result.append(wording.runs(hint)) }
    return result
  }

  /// Begins a sentence with the run at an index: with a capital where the wording's own words come first.
  private func startSentence(_ runs: inout [TextRun], at index: Int) {
    guard index < runs.count, runs[index].kind == .wording else { return }
    let text = runs[index].text
    // Most of what the wording says is written as a sentence already, or begins with a small letter of ASCII.
    if let byte = text.utf8.first, byte < 0x80, !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { return }
    runs[index].text = locale.table.startingSentence(text)
  }
}

/// One kind of fact in an announcement. A locale's wording says in which order they come (`facts.order`).
enum Fact: String, CaseIterable {
  case name, description, image, value, role, states, position
}
