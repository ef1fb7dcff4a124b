/// A list of rows that are provided when they are read, not copied into the interface: a million rows cost as much as ten.
public struct Rows: Sendable, Equatable {
  /// The stable identifier.
  public var id: ID
  /// The number of rows.
  public var count: Int
  /// The revision of the rows: two values with equal identifier, count and revision have the same rows.
  public var revision: Int
  /// The app's own sections, in order; nil to make sections of the initial letters.
  public var ownSections: [RowSection]?
  /// The rows' own numbers, by which they are chosen instead of by their positions (LOOP-14).
  public var numbers: OwnNumbers?
  /// The titles, if the rows are plain lines of text; they are searched without creating the rows.
  let titles: TextLines?
  /// The number of rows, from the first one, that are compared with a name; nil for all of them. The user is told where a name may
  /// be further on. It has no effect on what is found in another way.
  public var searchLimit: Int?
  /// Returns the indices of rows whose titles may match a folded text, in ascending order. Nil if every row is compared.
  let find: (@Sendable (String) -> [Int])?
  private let provide: @Sendable (Int) -> Row

  var makesEachToSearch: Bool { titles == nil && find == nil }
  var comparedCount: Int? { makesEachToSearch ? searchLimit.flatMap { $0 < count ? $0 : nil } : nil }

  /// Creates `count` rows. `provide` returns the row at an index, counted from 0. `find` returns the indices of rows whose titles
  /// may match a folded text, in ascending order; without it, every row is compared.
  public init(
    id: ID, count: Int, revision: Int = 0, sections: [RowSection]? = nil, find: (@Sendable (String) -> [Int])? = nil,
    provide: @escaping @Sendable (Int) -> Row
  ) {
    (self.id, self.count, self.revision) = (id, max(0, count), revision)
    (self.find, self.provide, ownSections, titles) = (find, provide, sections, nil)
  }

  /// Creates a row for each of many lines, whose title is the line. `provide` returns the row at an index, counted from 0.
  public init(
    id: ID, titles: TextLines, revision: Int = 0, sections: [RowSection]? = nil,
    provide: @escaping @Sendable (Int) -> Row
  ) {
    (self.id, count, self.revision) = (id, titles.count, revision)
    (self.provide, ownSections, self.titles, find) = (provide, sections, titles, nil)
  }

  /// Returns the row at an index, counted from 0 and less than the count.
  public subscript(index: Int) -> Row {
    precondition((0..<count).contains(index))
    return provide(index)
  }

  /// Returns a Boolean value that indicates whether both have equal identifiers, counts and revisions.
  public static func == (one: Rows, other: Rows) -> Bool {
    one.id == other.id && one.count == other.count && one.revision == other.revision
  }
}

extension Rows: Control {
  /// The rows, as an element.
  public var element: Element { .rows(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { nil }
  package var contents: Contents { .rows(self) }

  /// Adds nothing, because each row is announced by itself.
  package func describe(in announcement: inout Announcement) {}
}

/// Methods that find rows by their titles (PICK-2). `label` returns the folded title of a row; lines of text do not use it.
extension Rows {
  /// Returns the rows that match a folded text: the number of all, and the first `limit` of each kind.
  public func matches(
    _ folded: String, by way: LabelMatching.Way = .beginnings, limit: Int, label: (Row) -> String
  ) -> RowMatches {
    if let titles { return titles.matches(folded, by: way, limit: limit) }
    var found = RowMatches()
    for index in RowPlaces(self, folded, in: 0..<count) {
      guard let match = LabelMatching.match(folded, label(self[index]), by: way) else { continue }
      found.add(match, limit: limit) { index }
    }
    return found
  }

  /// Returns the first row after `index` that matches a folded text; the first of all if `index` is nil.
  public func match(
    _ folded: String, by way: LabelMatching.Way = .beginnings, after index: Int?, label: (Row) -> String
  ) -> Int? {
    if let titles { return titles.match(folded, by: way, after: index) }
    let next = index.map { $0 + 1 } ?? 0
    return RowPlaces(self, folded, in: min(next, count)..<count).first {
      LabelMatching.match(folded, label(self[$0]), by: way) != nil
    }
  }

  /// Returns the last row before `index` that matches a folded text.
  public func match(
    _ folded: String, by way: LabelMatching.Way = .beginnings, before index: Int, label: (Row) -> String
  ) -> Int? {
    if let titles { return titles.match(folded, by: way, before: index) }
    return RowPlaces(self, folded, in: 0..<min(index, count)).last {
      LabelMatching.match(folded, label(self[$0]), by: way) != nil
    }
  }
}

/// The indices in a range of the rows that may match a folded text. It is no erased collection, which takes longer for each row
/// than the comparison.
private struct RowPlaces: RandomAccessCollection {
  private let range: Range<Int>
  private let found: [Int]?

  init(_ rows: Rows, _ folded: String, in range: Range<Int>) {
    self.range = range.clamped(to: 0..<(rows.comparedCount ?? rows.count))
    found = rows.find.map { $0(folded).filter(range.contains) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { found?.count ?? range.count }
  subscript(position: Int) -> Int { found?[position] ?? range.lowerBound + position }
}

/// A row of a list: something of the user's that can be opened, pressed, or only read.
public struct Row: Sendable, Equatable, CanBeLive, HasAvailability, HasImage, HasMenu, HasSubtitle {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The value, which is said after the name.
  public var value: LocalizedText?
  /// The row's own number, such as a port. If anything in a place has one, these numbers replace the positions (LOOP-14).
  @Seldom public var number: Int?
  /// The action that using the row performs; nil for a row that is only read.
  public var action: Action?

  /// Creates a row that performs an action when it is used.
  public init(_ title: LocalizedText, id: ID, action: Action? = nil) {
    facts = ControlFacts(title, id: id)
    self.action = action
  }

  /// Returns a copy with a value, which is said after the name.
  public consuming func value(_ value: LocalizedText?) -> Self { changed { $0.value = value } }
}

extension Row: Control {
  /// The row, as an element.
  public var element: Element { .row(self) }
  package var ownNumber: Int? { number }
  package var usage: Usage { action.map { .press($0, asking: nil) } ?? .read }
  package var canBeSelected: Bool { true }
  package var isReadingMatter: Bool { true }

  package func describe(in announcement: inout Announcement) {
    announcement.value = value
    announcement.role = .row
    announcement.describe(action)
  }
}

extension Rows {
  /// Returns the sections: the app's own, otherwise the initial letters of the rows, if the rows are in alphabetical order. Returns
  /// nil if they are not, or if there are too few rows or letters for an index. `label` returns the folded title of a row.
  public func sections(label: (Row) -> String) -> [RowSection]? {
    if let ownSections { return ownSections.isEmpty ? nil : ownSections }
    return LetterSections(count: count) { IndexLetter(label(self[$0])) }.sections
  }
}

/// The sections of a list by initial letter, found by binary search: a million rows in order need a few thousand look-ups. The
/// order of the alphabet is not known here; rows count as ordered if each letter occurs in one place only.
private struct LetterSections {
  /// The least number of rows for an index, which helps with lists that are too long to hear at once.
  private static let leastRows = 50
  /// The most sections, more than any alphabet has letters; a longer index would be as long as a list.
  private static let mostSections = 200
  /// The number of rows, evenly spaced, that are checked once the sections are found.
  private static let samples = 1_000

  private(set) var sections: [RowSection]?

  init(count: Int, _ letter: (Int) -> IndexLetter) {
    guard count >= Self.leastRows else { return }
    var starts = [(letter: letter(0), first: 0)]
    while starts.count <= Self.mostSections {
      let start = starts[starts.count - 1]
      guard let next = Self.end(of: start.letter, from: start.first, count, letter) else { break }
      let found = letter(next)
      // The letter occurs in a second place: the rows are not ordered.
      if starts.contains(where: { $0.letter == found }) { return }
      starts.append((found, next))
    }
    guard (2...Self.mostSections).contains(starts.count) else { return }
    var section = 0
    for sample in 0..<min(count, Self.samples) {
      let index = count * sample / min(count, Self.samples)
      while section + 1 < starts.count, starts[section + 1].first <= index { section += 1 }
      if letter(index) != starts[section].letter { return }
    }
    sections = starts.map { RowSection(.verbatim($0.letter.title), first: $0.first) }
  }

  /// Returns the index after the last row of a letter, found with growing steps and then by bisection; nil for the last letter.
  private static func end(of own: IndexLetter, from first: Int, _ count: Int, _ letter: (Int) -> IndexLetter) -> Int? {
    var (inside, step) = (first, 1)
    while inside + step < count, letter(inside + step) == own {
      inside += step
      step *= 2
    }
    let outside = min(inside + step, count)
    if outside == count, letter(count - 1) == own { return nil }
    return (inside + 1..<outside).partitioningIndex { letter($0) != own }
  }
}

/// The heading of a label in an index: its first letter, a common heading for all digits, or one for no letter.
struct IndexLetter: Sendable, Equatable {
  let title: String

  init(_ label: String) {
    switch label.unicodeScalars.first {
    case nil: title = "#"
    case .some("0"..."9"): title = "0–9"
    case .some(let scalar): title = scalar.properties.uppercaseMapping
    }
  }
}
