/// The suggestions of a combo box that match what was typed, and the one in focus (EDIT-4).
struct SuggestionList: Sendable {
  enum Answer: Sendable {
    case taken(String)
    case told(Outcome)
  }

  /// More suggestions than these are not announced without being asked for.
  private static let toldCount = 5

  let all: Suggestions
  private var left: Rows
  /// The text that the suggestions match; nil if nothing was typed.
  private(set) var typed: String?
  private var focus = Focus()
  /// A Boolean value that indicates whether numbers choose suggestions, because some have been announced or nothing else can be
  /// meant.
  private var hasNumbers: Bool
  /// The last typed text, if it is not offered.
  private var refused: String?

  init(_ all: Suggestions) {
    self.all = all
    left = all.rows
    hasNumbers = all.isOnly
  }

  // MARK: - Lines

  /// Returns nil if the line is another command, or text.
  mutating func take(_ parsed: ParsedLine, _ field: TextField, in context: LineContext) -> Answer? {
    if parsed.isBlank { return front(in: context) }
    switch parsed.command {
    case .leaving(.done): return front(in: context) ?? refused.map { .told(refuse($0, field, in: context)) }
    case .moving(let command): return .told(move(command, field, in: context))
    case .reading(.read): return .told(read(field, in: context))
    case .reading(.spell) where focus.line != nil:
      return .told(browsing(field, in: context).spell(inWords: false, focus))
    case .reading(.spellPhonetic) where focus.line != nil:
      return .told(browsing(field, in: context).spell(inWords: true, focus))
    case .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session: return nil
    case nil: return choose(parsed, field, in: context)
    }
  }

  /// After "type", the text is entered as it stands. Returns nil if it matches no suggestion, and other text can be entered.
  mutating func enter(_ text: String, _ field: TextField, in context: LineContext) -> Answer? {
    guard let typed = context.object(of: .type, in: text), all.matches(text, in: context).whole == nil else {
      return narrow(to: text, field, in: context)
    }
    return all.isOnly ? narrow(to: typed, field, in: context) : .taken(typed)
  }

  /// Keeps an edited text as it stands, unless only a suggestion can be entered.
  mutating func keep(_ text: String, _ field: TextField, in context: LineContext) -> Answer? {
    all.isOnly && !text.isEmpty ? narrow(to: text, field, in: context) : nil
  }

  /// Narrows the suggestions to those with a word that begins with a text. A suggestion that equals the text is chosen, and so
  /// is the only match if nothing else can be meant.
  private mutating func narrow(
    to text: String, takesOne: Bool = false, _ field: TextField, in context: LineContext
  ) -> Answer? {
    let (whole, places) = all.matches(text, in: context)
    if let whole { return .taken(whole) }
    if places.isEmpty { return all.isOnly ? .told(refuse(text, field, in: context)) : nil }
    if all.isOnly || takesOne, places.count == 1 { return .taken(all.title(at: places[0], in: context)) }
    self = SuggestionList(all)
    let rows = all.rows
    left = Rows(id: rows.id, count: places.count) { rows[places[$0]] }
    (typed, hasNumbers) = (text, true)
    let browsing = browsing(field, in: context)
    focus.move(to: 0, in: browsing.context.entries)
    let said = [saidFront(field, in: context)].compactMap(\.self) + send(from: 1, browsing)
    return .told(.say(said) + Outcome(.hint(.suggestHint)))
  }

  // MARK: - Choosing

  /// Numbers choose only if `hasNumbers`.
  private mutating func choose(_ parsed: ParsedLine, _ field: TextField, in context: LineContext) -> Answer? {
    let objects = context.chosenObjects(parsed)
    // A negative number is no position.
    if hasNumbers, !NumberSign.minus.stands(in: parsed.text), let place = place(parsed.folded, objects, in: context) {
      return .taken(title(at: place, in: context))
    }
    if objects.isEmpty || matchesAny(parsed.text, in: context) { return nil }
    guard let name = objects.first(where: { matchesAny($0, in: context) }) else { return nil }
    return narrow(to: name, takesOne: true, field, in: context)
  }

  private func matchesAny(_ text: String, in context: LineContext) -> Bool {
    let (whole, places) = all.matches(text, in: context)
    return whole != nil || !places.isEmpty
  }

  private func place(_ folded: String, _ objects: [String], in context: LineContext) -> Int? {
    let own = context.number(folded).flatMap { all.mayBeName(folded, in: context) ? nil : $0 }
    if let number = own ?? objects.lazy.compactMap(context.number).first {
      return number > 0 && number <= left.count ? number - 1 : nil
    }
    return ([folded] + objects).lazy
      .compactMap { ListPlace($0, context.user.understander)?.index(among: left.count) }.first
  }

  private func front(in context: LineContext) -> Answer? {
    focus.line.flatMap { $0 < left.count ? .taken(title(at: $0, in: context)) : nil }
  }

  private func title(at place: Int, in context: LineContext) -> String { context.wording.text(left[place].title) }

  // MARK: - Telling

  /// Says the number of matches and the suggestion in focus, or that alone if nothing was typed. Nil if none is in focus.
  func saidFront(_ field: TextField, in context: LineContext) -> Announcement? {
    guard let index = focus.line, index < left.count else { return nil }
    guard typed != nil else { return browsing(field, in: context).context.announcementAlone(ofLine: index) }
    return Announcement(
      .question, .message(.suggestMatches(count: .number(left.count), name: .text(left[index].title))))
  }

  /// Names the matching suggestions from a line on, if they are few.
  private mutating func send(from line: Int, _ browsing: Browsing) -> [Announcement] {
    guard left.count <= Self.toldCount else { return [] }
    focus.page = 0
    return (line..<left.count).map(browsing.context.announcement)
  }

  private mutating func refuse(_ text: String, _ field: TextField, in context: LineContext) -> Outcome {
    guard all.rows.count > 0 else { return .refused(.message(.pickerEmptyColumn(name: .text(field.title)))) }
    self = SuggestionList(all)
    refused = text
    var refusal = Suggestions.refusal(of: text)
    let told = send(from: 0, browsing(field, in: context))
    if told.isEmpty { refusal.sentences.append(all.counted) }
    return .say([refusal] + told)
  }

  private mutating func move(_ command: MovingCommand, _ field: TextField, in context: LineContext) -> Outcome {
    let browsing = browsing(field, in: context)
    (hasNumbers, refused) = (true, nil)
    // Steps begin at what the field holds.
    if focus.line == nil, typed == nil,
      let held = all.matches(field.value, in: context).whole.flatMap({ all.place(of: $0, in: context) })
    {
      focus.move(to: held, in: browsing.context.entries)
    }
    return switch command {
    case .next, .nextMatch: browsing.step(1, &focus)
    case .previous, .previousMatch: browsing.step(-1, &focus)
    case .first: browsing.jump(toEnd: false, &focus)
    case .last: browsing.jump(toEnd: true, &focus)
    // The first page comes first if none has been announced.
    case .nextPage where focus.page == nil: browsing.turn(to: 0, &focus)
    case .nextPage: browsing.turnPage(forward: true, &focus)
    case .previousPage: browsing.turnPage(forward: false, &focus)
    // Suggestions are never missing or invalid.
    case .nextMissing: browsing.stepMissing(&focus)
    case .index: browsing.index()
    }
  }

  private mutating func read(_ field: TextField, in context: LineContext) -> Outcome {
    (hasNumbers, refused) = (true, nil)
    return browsing(field, in: context).turn(to: focus.line ?? 0, &focus)
  }

  private func browsing(_ field: TextField, in context: LineContext) -> Browsing {
    let shown = PlaceView(
      field.title, role: .comboBox, entries: EntryList([.rows(left)]),
      numbersLines: !PickerLayer.hasNumbers(left, in: context), in: context.wording)
    return Browsing(context: context.showing(shown))
  }
}

/// Searches the suggestions of a combo box, and announces them (EDIT-4).
extension Suggestions {
  /// Returns the text that entering a text sets; nil if it is not offered and only a suggestion can be entered.
  func held(for text: String, in context: LineContext) -> String? {
    if !isOnly || text.isEmpty { return text }
    return matches(text, in: context).whole
  }

  /// Returns the suggestion that equals a text, and the indices of those with a word that begins with it. Folding drops minus
  /// signs, which are compared here: "-5" does not match "5". An exact match takes precedence: "Polish" matches "polish" only
  /// if it is not offered itself.
  func matches(_ text: String, in context: LineContext) -> (whole: String?, places: [Int]) {
    let found = rows.matches(Folding.fold(text), limit: .max, label: context.label(of:))
    let hasMinus = NumberSign.minus.stands(in: text)
    let whole = found.whole.map { title(at: $0, in: context) }.filter { NumberSign.minus.stands(in: $0) == hasMinus }
    let places =
      hasMinus ? found.partly.filter { NumberSign.minus.stands(in: title(at: $0, in: context)) } : found.partly
    return (whole.first { $0 == text } ?? whole.first, places)
  }

  func title(at place: Int, in context: LineContext) -> String { context.wording.text(rows[place].title) }

  func place(of title: String, in context: LineContext) -> Int? {
    (0..<rows.count).first { self.title(at: $0, in: context) == title }
  }

  /// Returns whether a number may be the name of a suggestion, or its beginning.
  fileprivate func mayBeName(_ number: String, in context: LineContext) -> Bool {
    PickerLayer.hasNumbers(rows, in: context)
      || (0..<rows.count).contains { context.label(of: rows[$0]).hasPrefix(number) }
  }

  // MARK: - Sentences

  var counted: LocalizedText { .message(.suggestCount(count: .number(rows.count))) }

  private static let named = 5

  var offered: LocalizedText {
    guard rows.count <= Self.named else { return counted }
    return .message(.suggestOffered(names: .list((0..<rows.count).map { rows[$0].title }, .or)))
  }

  var hint: Message { isOnly ? .entryHintSuggestionsOnly : .entryHintSuggestions }

  var help: Outcome {
    let free = isOnly ? Outcome.nothing : .said(.notice, .message(.helpSuggestionsFree))
    return .said(.notice, .message(.helpSuggestions)) + free
  }

  static func refusal(of text: String) -> Announcement {
    Announcement(.refusal, .message(.suggestNone(text: .text(ParsedLine.shortened(text)))))
  }
}
