/// The suggestions of a combo box that what was typed has left, and which of them is in front (EDIT-4).
struct SuggestionList: Sendable {
  /// What a line to it means.
  enum Answer: Sendable {
    /// The box is to hold a text.
    case taken(String)
    /// Suggestions are told.
    case told(Outcome)
  }

  /// How many are told without being asked for.
  private static let toldCount = 5

  /// All that are suggested.
  let all: Suggestions
  /// Those that are left.
  private var left: Rows
  /// What was typed that these are left by; nil where nothing was.
  private(set) var typed: String?
  /// The one in front, where one is, and the page that was read.
  private var bookmark = Bookmark()
  /// Whether numbers are those of suggestions: some have been told, or nothing else can be meant.
  private var hasNumbers: Bool
  /// What was typed last and is not offered.
  private var refused: String?

  /// All of them, none in front.
  init(_ all: Suggestions) {
    self.all = all
    left = all.rows
    hasNumbers = all.isOnly
  }

  // MARK: - Lines

  /// Takes a line that moves among them, or takes one; nil where it is another command, or text.
  mutating func take(_ heard: Heard, _ field: TextField, in around: Surroundings) -> Answer? {
    if heard.isBlank { return front(in: around) }
    switch heard.command {
    case .leaving(.done): return front(in: around) ?? refused.map { .told(refuse($0, field, in: around)) }
    case .moving(let command): return .told(move(command, field, in: around))
    case .reading(.read): return .told(read(field, in: around))
    case .reading(.spell) where bookmark.focus != nil: return .told(spell(inWords: false, field, in: around))
    case .reading(.spellPhonetic) where bookmark.focus != nil: return .told(spell(inWords: true, field, in: around))
    case .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session: return nil
    case nil: return choose(heard, field, in: around)
    }
  }

  /// Enters a text: after "type" as it stands. Nil where it is none of them, and something else can be entered.
  mutating func enter(_ text: String, _ field: TextField, in around: Surroundings) -> Answer? {
    guard let typed = around.object(of: .type, in: text), all.matches(text, in: around).whole == nil else {
      return narrow(to: text, field, in: around)
    }
    return all.isOnly ? narrow(to: typed, field, in: around) : .taken(typed)
  }

  /// Enters a text that has been edited: it is held as it stands, unless nothing else than a suggestion can be.
  mutating func keep(_ text: String, _ field: TextField, in around: Surroundings) -> Answer? {
    all.isOnly && !text.isEmpty ? narrow(to: text, field, in: around) : nil
  }

  /// Narrows them to those that begin with a text, or have words that do: the one that it wholly is is taken, and, where
  /// nothing else can be meant, the only one that is left.
  private mutating func narrow(
    to text: String, takesOne: Bool = false, _ field: TextField, in around: Surroundings
  ) -> Answer? {
    let (whole, places) = all.matches(text, in: around)
    if let whole { return .taken(whole) }
    if places.isEmpty { return all.isOnly ? .told(refuse(text, field, in: around)) : nil }
    if all.isOnly || takesOne, places.count == 1 { return .taken(all.title(at: places[0], in: around)) }
    self = SuggestionList(all)
    let rows = all.rows
    left = Rows(id: rows.id, count: places.count) { rows[places[$0]] }
    (typed, hasNumbers) = (text, true)
    let browsing = browsing(field, in: around)
    bookmark.move(to: 0, in: browsing.around.entries)
    let said = [saidFront(field, in: around)].compactMap(\.self) + tell(from: 1, browsing)
    return .told(.say(said) + Outcome(.hint(.suggestHint)))
  }

  // MARK: - Choosing

  /// Takes the one that a line chooses by its number, where numbers are theirs, or by a command and its name.
  private mutating func choose(_ heard: Heard, _ field: TextField, in around: Surroundings) -> Answer? {
    let objects = around.chosenObjects(heard)
    // A number below nothing is nobody's place.
    if hasNumbers, !NumberSign.minus.stands(in: heard.text), let place = place(heard.folded, objects, in: around) {
      return .taken(title(at: place, in: around))
    }
    if objects.isEmpty || matchesAny(heard.text, in: around) { return nil }
    guard let name = objects.first(where: { matchesAny($0, in: around) }) else { return nil }
    return narrow(to: name, takesOne: true, field, in: around)
  }

  private func matchesAny(_ text: String, in around: Surroundings) -> Bool {
    let (whole, places) = all.matches(text, in: around)
    return whole != nil || !places.isEmpty
  }

  /// The place that a number or an ordinal names among those that are left.
  private func place(_ folded: String, _ objects: [String], in around: Surroundings) -> Int? {
    let own = around.number(folded).flatMap { all.mayBeName(folded, in: around) ? nil : $0 }
    if let number = own ?? objects.lazy.compactMap(around.number).first {
      return number > 0 && number <= left.count ? number - 1 : nil
    }
    return ([folded] + objects).lazy
      .compactMap { ChoiceReader.place($0, among: left.count, around.user.understander) }.first
  }

  /// What is taken with the one in front.
  private func front(in around: Surroundings) -> Answer? {
    bookmark.focus.flatMap { $0 < left.count ? .taken(title(at: $0, in: around)) : nil }
  }

  private func title(at place: Int, in around: Surroundings) -> String { around.wording.text(left[place].title) }

  // MARK: - Telling

  /// How many match, and the one in front, or that alone where nothing was typed; nil where none is.
  func saidFront(_ field: TextField, in around: Surroundings) -> Announcement? {
    guard let focus = bookmark.focus, focus < left.count else { return nil }
    guard typed != nil else { return browsing(field, in: around).around.announcementAlone(ofLine: focus) }
    return Announcement(
      .question, .message(.suggestMatches(count: .number(left.count), name: .text(left[focus].title))))
  }

  /// Says those that are left from a line on, where they are few.
  private mutating func tell(from line: Int, _ browsing: Browsing) -> [Announcement] {
    guard left.count <= Self.toldCount else { return [] }
    bookmark.page = 0
    return (line..<left.count).map(browsing.around.announcement)
  }

  /// Says that nothing that is offered is called so, and what there is.
  private mutating func refuse(_ text: String, _ field: TextField, in around: Surroundings) -> Outcome {
    guard all.rows.count > 0 else { return .refused(.message(.pickerEmptyColumn(name: .text(field.title)))) }
    self = SuggestionList(all)
    refused = text
    var refusal = Suggestions.refusal(of: text)
    let told = tell(from: 0, browsing(field, in: around))
    if told.isEmpty { refusal.sentences.append(all.counted) }
    return .say([refusal] + told)
  }

  private mutating func move(_ command: MovingCommand, _ field: TextField, in around: Surroundings) -> Outcome {
    let browsing = browsing(field, in: around)
    (hasNumbers, refused) = (true, nil)
    return switch command {
    case .next, .nextMatch: browsing.step(1, &bookmark)
    case .previous, .previousMatch: browsing.step(-1, &bookmark)
    case .first: browsing.jump(toEnd: false, &bookmark)
    case .last: browsing.jump(toEnd: true, &bookmark)
    // The first page comes first, where none has been told.
    case .nextPage where bookmark.page == nil: browsing.turn(to: 0, &bookmark)
    case .nextPage: browsing.turnPage(forward: true, &bookmark)
    case .previousPage: browsing.turnPage(forward: false, &bookmark)
    // Nothing is required of suggestions.
    case .nextMissing: browsing.stepMissing(&bookmark)
    case .index: browsing.index()
    }
  }

  private mutating func read(_ field: TextField, in around: Surroundings) -> Outcome {
    (hasNumbers, refused) = (true, nil)
    return browsing(field, in: around).turn(to: bookmark.focus ?? 0, &bookmark)
  }

  private func spell(inWords: Bool, _ field: TextField, in around: Surroundings) -> Outcome {
    browsing(field, in: around).spell(inWords: inWords, bookmark)
  }

  /// Moves and reads among those that are left.
  private func browsing(_ field: TextField, in around: Surroundings) -> Browsing {
    let shown = Shown(
      field.title, role: .comboBox, entries: EntryList([.rows(left)]),
      numbersLines: !PickerLayer.hasNumbers(left, in: around), in: around.wording)
    return Browsing(around: around.showing(shown))
  }
}
