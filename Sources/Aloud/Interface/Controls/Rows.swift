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
  /// Returns the indices of rows whose titles may match a folded text, in ascending order. Nil if every row is compared.
  let find: (@Sendable (String) -> [Int])?
  private let provide: @Sendable (Int) -> Row

  /// A Boolean value that indicates whether each row is created to search for a name.
  var makesEachToSearch: Bool { titles == nil && find == nil }

  /// Creates `count` rows. `provide` returns the row at an index, counted from 0. `find` returns the indices of rows whose titles
  /// may match a folded text, in ascending order; without it, every row is compared.
  public init(
    id: ID, count: Int, revision: Int = 0, sections: [RowSection]? = nil, find: (@Sendable (String) -> [Int])? = nil,
    provide: @escaping @Sendable (Int) -> Row
  ) {
    self.id = id
    self.count = max(0, count)
    self.revision = revision
    self.find = find
    self.provide = provide
    ownSections = sections
    titles = nil
  }

  /// Creates a row for each of many lines, whose title is the line. `provide` returns the row at an index, counted from 0.
  public init(
    id: ID, titles: TextLines, revision: Int = 0, sections: [RowSection]? = nil,
    provide: @escaping @Sendable (Int) -> Row
  ) {
    self.id = id
    count = titles.count
    self.revision = revision
    self.provide = provide
    ownSections = sections
    self.titles = titles
    find = nil
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
    for index in places(folded) {
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
    return places(folded, in: min(next, count)..<count).first {
      LabelMatching.match(folded, label(self[$0]), by: way) != nil
    }
  }

  /// Returns the indices in a range whose rows may match a folded text.
  private func places(_ folded: String, in range: Range<Int>? = nil) -> AnyBidirectionalCollection<Int> {
    let range = range ?? 0..<count
    guard let find else { return AnyBidirectionalCollection(range) }
    return AnyBidirectionalCollection(find(folded).filter(range.contains))
  }

  /// Returns the last row before `index` that matches a folded text.
  public func match(
    _ folded: String, by way: LabelMatching.Way = .beginnings, before index: Int, label: (Row) -> String
  ) -> Int? {
    if let titles { return titles.match(folded, by: way, before: index) }
    return places(folded, in: 0..<min(index, count)).last {
      LabelMatching.match(folded, label(self[$0]), by: way) != nil
    }
  }
}
