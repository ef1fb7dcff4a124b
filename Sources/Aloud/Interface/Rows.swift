/// Many rows that are provided when they are read, not copied into the tree: a million cost as much as ten.
public struct Rows: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// How many there are.
  public var count: Int
  /// Which state of the rows this is: two with the same id, count and revision are the same rows.
  public var revision: Int
  private let provide: @Sendable (Int) -> Row

  /// `count` rows; `provide` gives the one at an index counted from 0.
  public init(id: ID, count: Int, revision: Int = 0, provide: @escaping @Sendable (Int) -> Row) {
    self.id = id
    self.count = max(0, count)
    self.revision = revision
    self.provide = provide
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
