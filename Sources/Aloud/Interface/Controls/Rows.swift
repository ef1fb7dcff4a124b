/// Many rows that are provided when they are read, not copied into the tree: a million cost as much as ten.
public struct Rows: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// How many there are.
  public var count: Int
  /// Which state of the rows this is: two with the same id, count and revision are the same rows.
  public var revision: Int
  /// The sections that the app has made of them, in order; nil where their letters are to make them.
  public var ownSections: [RowSection]?
  /// The numbers that they have of their own, by which they are chosen instead of their places (LOOP-14).
  public var numbers: OwnNumbers?
  /// The titles, where the rows are lines of text as they came: they are found without making a row of each.
  let titles: TextLines?
  /// Returns the indices of rows whose titles may match a folded text, in ascending order. Nil if every row is compared.
  let find: (@Sendable (String) -> [Int])?
  private let provide: @Sendable (Int) -> Row

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

  /// A row for each of many lines; `provide` gives the one at an index counted from 0. Its title is the line.
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

  /// The row at `index`, counted from 0 and less than the count.
  public subscript(index: Int) -> Row {
    precondition((0..<count).contains(index))
    return provide(index)
  }

  /// Whether they are the same rows, by id, count and revision.
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

  /// Each row tells itself.
  package func describe(in announcement: inout Announcement) {}
}
