/// Makes an announcement's forms: printed, spoken, braille and JSON. All say the same facts (SAY-4).
public struct Renderer: Sendable {
  /// The locale whose words are used.
  public private(set) var locale: Locale
  /// What the user has set.
  public let settings: Settings
  private let order: [Fact]
  let separator: String
  let fullStop: String

  /// A renderer in the words of `locale`, as `settings` ask for.
  public init(locale: Locale, settings: Settings) {
    self.locale = locale
    self.settings = settings
    let wording = locale.wording
    order = wording.text(.message("facts.order")).split(separator: Character(" ")).compactMap {
      Fact(rawValue: String($0))
    }
    separator = wording.text(.message("facts.separator"))
    fullStop = wording.text(.message("facts.fullStop"))
  }

  /// The renderer whose words have the readings that the locale's voice needs: for speech alone.
  var speaking: Renderer {
    guard locale.wording.hasReadings else { return self }
    var result = self
    result.locale.wording = locale.wording.spoken
    return result
  }

  /// The facts of an announcement in the locale's order, each in words; those that verbosity leaves out are left out.
  func facts(_ announcement: Announcement) -> [[TextRun]] {
    var result: [[TextRun]] = []
    for fact in order {
      switch fact {
      case .name: announcement.isSpelled ? result.append(spelled(announcement.name)) : add(announcement.name)
      case .description: add(announcement.description)
      case .image: if verbosity(of: announcement) != .low { add(announcement.image) }
      case .value: add(announcement.value)
      case .role: add(saidRole(announcement).map { words(for: $0, of: announcement) })
      case .states: for state in saidStates(announcement) { add(words(for: state, of: announcement)) }
      case .position: if verbosity(of: announcement) != .low { add(announcement.position.map(words)) }
      }
    }
    return result

    func add(_ text: LocalizedText?) {
      guard let text else { return }
      let runs = locale.wording.runs(text)
      if runs.contains(where: { !$0.text.isEmpty }) { result.append(runs) }
    }
  }

  /// A name character by character; a space is said in words.
  func spelled(_ name: LocalizedText?) -> [TextRun] {
    let space = locale.wording.text(.message("spell.space"))
    let text = name.map(locale.wording.text) ?? ""
    return [TextRun(text.map { $0 == " " ? space : String($0) }.joined(separator: " "), .outside)]
  }

  /// The words for a state; dimmed comes with its reason where there is one.
  func words(for state: AnnouncedState, of announcement: Announcement) -> LocalizedText {
    if state == .dimmed, let reason = announcement.reason {
      return .message("state.dimmedBecause", ["reason": .text(reason)])
    }
    if state == .invalid, let problem = announcement.problem {
      return .message("state.invalidBecause", ["reason": .text(problem)])
    }
    return .message("state.\(state.rawValue)")
  }

  /// The words for a role; a heading comes with its level where it has one, a popover with what it belongs to (SHEET-4).
  func words(for role: Role, of announcement: Announcement) -> LocalizedText {
    if let anchor = announcement.anchor { return .message("role.popoverOf", ["control": .text(anchor)]) }
    if let level = announcement.level { return .message("role.headingLevel", ["level": .number(level)]) }
    return .message("role.\(role.rawValue)")
  }

  /// The words for a position.
  func words(for position: Position) -> LocalizedText {
    .message("position", ["index": .number(position.index), "count": .number(position.count)])
  }

  /// How much is said of an announcement.
  func verbosity(of announcement: Announcement) -> Verbosity { announcement.isInFull ? .high : settings.verbosity }

  /// The states that are said. That a thing has a menu is said only where much is: it would be said of every row; so is how
  /// a host that draws shows a sheet (SHEET-4).
  func saidStates(_ announcement: Announcement) -> [AnnouncedState] {
    let detail: [AnnouncedState] = [.hasMenu, .page, .form, .fullScreen]
    let isFull = verbosity(of: announcement) == .high
    return isFull ? announcement.states : announcement.states.filter { !detail.contains($0) }
  }

  /// The role, where it is said: places, rows and text say what they are by how they are said.
  func saidRole(_ announcement: Announcement) -> Role? {
    guard let role = announcement.role else { return nil }
    switch role {
    // Without a name it is all that there is.
    case .group where announcement.name == nil, .list where announcement.name == nil: return role
    // Little is said: but not that something opens where the name alone would not tell.
    case _ where verbosity(of: announcement) == .low && announcement.kind == .item:
      return role == .submenu || role == .menuButton ? role : nil
    case .app, .screen, .row, .text, .menuItem: return nil
    case .actionSheet where announcement.kind == .question: return nil
    default: return role
    }
  }

  /// The announcement's sentences, each in words: the facts first, the hint last.
  func sentences(_ announcement: Announcement) -> [[TextRun]] {
    var result: [[TextRun]] = []
    let facts = self.facts(announcement)
    if !facts.isEmpty || announcement.number != nil {
      var line: [TextRun] = []
      line.reserveCapacity(facts.reduce(3) { $0 + $1.count + 1 })
      for fact in facts {
        if line.asks || announcement.role == .text && !line.isEmpty && line.endsSentence {
          // It is a sentence already: what comes is another.
          var next = fact
          startSentence(&next)
          line += [TextRun(" ")] + next
          continue
        }
        if !line.isEmpty {
          line.dropStop()
          line.append(TextRun(separator))
        }
        line += fact
      }
      if !line.endsSentence { line.append(TextRun(fullStop)) }
      startSentence(&line)
      if let number = announcement.number {
        line.insert(contentsOf: locale.wording.runs(Message("number.prefix", ["number": .number(number)])), at: 0)
      }
      result.append(line)
    }
    for sentence in announcement.sentences {
      var runs = locale.wording.runs(sentence)
      startSentence(&runs)
      if !runs.isEmpty { result.append(runs) }
    }
    if let hint = announcement.hint { result.append(locale.wording.runs(hint)) }
    return result
  }

  /// Begins a sentence: with a capital where the wording's own words come first.
  private func startSentence(_ runs: inout [TextRun]) {
    guard let first = runs.first, first.kind == .wording else { return }
    let text = first.text
    // Most of what the wording says is written as a sentence already, or begins with a small letter of ASCII.
    if let byte = text.utf8.first, byte < 0x80, !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { return }
    runs[0].text = locale.table.startingSentence(text)
  }
}
