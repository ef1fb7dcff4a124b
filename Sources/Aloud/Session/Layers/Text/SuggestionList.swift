/// The suggestions of a combo box that what was typed has left, and which of them is in front (EDIT-4).
struct SuggestionList: Sendable {
  /// What a line to it means.
  enum Answer: Sendable {
    /// The text of a suggestion is taken.
    case taken(String)
    /// Suggestions are told.
    case told(Outcome)
  }

  /// The most suggestions that what is typed may leave.
  private static let most = 100_000

  /// All that are suggested.
  let all: Suggestions
  /// Those that are left.
  private var left: Rows
  /// The one in front, where one is, and the page that was read.
  private var bookmark = Bookmark()
  /// Whether numbers are those of suggestions: some have been told.
  private var isTold = false

  /// All of them, none in front.
  init(_ all: Suggestions) {
    self.all = all
    left = all.rows
  }

  // MARK: - Lines

  /// Takes a line that moves among them, or takes one; nil where it is another command, or text.
  mutating func take(_ heard: Heard, _ field: TextField, in around: Surroundings) -> Answer? {
    if heard.isBlank { return front(in: around).map(Answer.taken) }
    switch heard.command {
    case .leaving(.done): return front(in: around).map(Answer.taken)
    case .moving(let command): return .told(move(command, field, in: around))
    case .reading(.read): return .told(read(field, in: around))
    case .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .setting, .session: return nil
    case nil: return chosen(heard, in: around).map { .taken(text(at: $0, in: around)) }
    }
  }

  /// Narrows them to those that begin with a text, or have words that do: the one that it wholly is is taken. Nil where the
  /// text is none of them, and something else can be entered.
  mutating func narrow(to text: String, _ field: TextField, in around: Surroundings) -> Answer? {
    let found = matches(text, limit: Self.most, in: around)
    if let whole = found.whole.first { return .taken(title(of: all.rows[whole], in: around)) }
    if found.count == 0 { return all.isOnly ? .told(refuse(text, field, in: around)) : nil }
    if all.isOnly, found.count == 1 { return .taken(title(of: all.rows[found.partly[0]], in: around)) }
    let (rows, places) = (all.rows, found.partly)
    left = Rows(id: rows.id, count: places.count) { rows[places[$0]] }
    let list = browsing(field, in: around)
    bookmark = Bookmark()
    bookmark.move(to: 0, in: list.around.entries)
    bookmark.page = 0
    isTold = true
    return .told(.say([shortQuestion(in: around)].compactMap(\.self) + list.page(from: 0)))
  }

  /// How many match, and the one in front; nil where none is.
  func shortQuestion(in around: Surroundings) -> Announcement? {
    guard let focus = bookmark.focus, focus < left.count else { return nil }
    return Announcement(
      .question, .message(.suggestMatches(count: .number(left.count), name: .text(left[focus].title))))
  }

  // MARK: - Choosing

  /// The place of the one that a line chooses by its number, once numbers have been told, or by a command and its name.
  private func chosen(_ heard: Heard, in around: Surroundings) -> Int? {
    let objects = around.chosenObjects(heard)
    if isTold, !hasWhole(heard.folded, in: around) {
      for phrase in [heard.folded] + objects {
        if let number = around.number(phrase) ?? ordinal(phrase, in: around) {
          return (1...max(1, left.count)).contains(number) && left.count > 0 ? number - 1 : nil
        }
      }
    }
    for name in objects {
      let found = left.matches(name, limit: 2, label: around.label(of:))
      let places = found.whole.isEmpty ? found.partly : found.whole
      if places.count == 1 { return places[0] }
    }
    return nil
  }

  private func hasWhole(_ folded: String, in around: Surroundings) -> Bool {
    matches(folded, limit: 1, in: around).wholeCount > 0
  }

  private func ordinal(_ phrase: String, in around: Surroundings) -> Int? {
    let readings = around.user.understander.readings(of: phrase, as: .ordinal, now: around.now)
    return readings.first.flatMap { Int($0) }
  }

  /// What is taken with the one in front.
  private func front(in around: Surroundings) -> String? {
    bookmark.focus.flatMap { $0 < left.count ? text(at: $0, in: around) : nil }
  }

  private func text(at place: Int, in around: Surroundings) -> String { title(of: left[place], in: around) }

  private func title(of row: Row, in around: Surroundings) -> String { around.wording.text(row.title) }

  private func matches(_ text: String, limit: Int, in around: Surroundings) -> RowMatches {
    all.rows.matches(Folding.fold(text), limit: limit, label: around.label(of:))
  }

  // MARK: - Telling

  private mutating func move(_ command: MovingCommand, _ field: TextField, in around: Surroundings) -> Outcome {
    let browsing = browsing(field, in: around)
    isTold = true
    return switch command {
    case .next, .nextMatch: browsing.step(1, &bookmark)
    case .previous, .previousMatch: browsing.step(-1, &bookmark)
    case .first: browsing.jump(toEnd: false, &bookmark)
    case .last: browsing.jump(toEnd: true, &bookmark)
    case .nextPage: browsing.turnPage(forward: true, &bookmark)
    case .previousPage: browsing.turnPage(forward: false, &bookmark)
    case .index: browsing.index()
    }
  }

  private mutating func read(_ field: TextField, in around: Surroundings) -> Outcome {
    isTold = true
    return browsing(field, in: around).turn(to: bookmark.focus ?? 0, &bookmark)
  }

  /// Says that nothing that is offered is called so, and what there is.
  private mutating func refuse(_ text: String, _ field: TextField, in around: Surroundings) -> Outcome {
    guard all.rows.count > 0 else { return .refused(.message(.pickerEmptyColumn(name: .text(field.title)))) }
    self = SuggestionList(all)
    isTold = true
    bookmark.page = 0
    let shortened = LocalizedText.verbatim(Heard.shortened(text))
    let page = browsing(field, in: around).page(from: 0)
    return .refused(.message(.suggestNone(text: .text(shortened)))) + .say(page)
  }

  /// Moves and reads among those that are left.
  private func browsing(_ field: TextField, in around: Surroundings) -> Browsing {
    Browsing(
      around: around.showing(
        Shown(field.title, role: .comboBox, entries: EntryList([.rows(left)]), in: around.wording)))
  }
}
