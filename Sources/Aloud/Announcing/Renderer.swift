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
      case .image: if settings.verbosity != .low { add(announcement.image) }
      case .value: add(announcement.value)
      case .role: add(saidRole(announcement).map { words(for: $0, of: announcement) })
      case .states: for state in saidStates(announcement) { add(words(for: state, of: announcement)) }
      case .position: if settings.verbosity != .low { add(announcement.position.map(words)) }
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

  /// The states that are said. That a thing has a menu is said only where much is: it would be said of every row; so is how
  /// a host that draws shows a sheet (SHEET-4).
  func saidStates(_ announcement: Announcement) -> [AnnouncedState] {
    let detail: [AnnouncedState] = [.hasMenu, .page, .form, .fullScreen]
    return settings.verbosity == .high ? announcement.states : announcement.states.filter { !detail.contains($0) }
  }

  /// The role, where it is said: places, rows and text say what they are by how they are said.
  func saidRole(_ announcement: Announcement) -> Role? {
    guard let role = announcement.role else { return nil }
    switch role {
    // Without a name it is all that there is.
    case .group where announcement.name == nil, .list where announcement.name == nil: return role
    // Little is said: but not that something opens where the name alone would not tell.
    case _ where settings.verbosity == .low && announcement.kind == .item:
      return role == .submenu || role == .menuButton ? role : nil
    case .app, .screen, .row, .text, .image, .menuItem: return nil
    case .actionSheet where announcement.kind == .question: return nil
    default: return role
    }
  }

  /// The announcement's sentences, each in words: the facts first, the hint last.
  func sentences(_ announcement: Announcement) -> [[TextRun]] {
    var result: [[TextRun]] = []
    var facts: [TextRun] = []
    for fact in self.facts(announcement) {
      if !facts.isEmpty {
        facts.dropStop()
        facts.append(TextRun(separator))
      }
      facts += fact
    }
    if !facts.isEmpty || announcement.number != nil {
      if !facts.endsSentence { facts.append(TextRun(fullStop)) }
      facts = startingSentence(facts)
      if let number = announcement.number {
        facts = locale.wording.runs(Message("number.prefix", ["number": .number(number)])) + facts
      }
      result.append(facts)
    }
    for sentence in announcement.sentences { result.append(startingSentence(locale.wording.runs(sentence))) }
    if let hint = announcement.hint { result.append(locale.wording.runs(hint)) }
    return result.filter { !$0.isEmpty }
  }

  /// A sentence as it begins: with a capital where the wording's own words come first.
  private func startingSentence(_ runs: [TextRun]) -> [TextRun] {
    guard let first = runs.first, first.kind == .wording else { return runs }
    var runs = runs
    runs[0].text = locale.table.startingSentence(first.text)
    return runs
  }
}
