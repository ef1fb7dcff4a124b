public import Aloud

/// An item that a prompt offers.
public struct PromptItem: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The title of the item.
  public var title: LocalizedText
  /// The text that the script receives for the item.
  public var tag: String
  /// The text that is announced after the title.
  public var subtitle: LocalizedText?
  /// The availability: an item that is dimmed is announced with the reason, and can't be chosen.
  public var availability = Availability.enabled

  /// Creates an item. The title defaults to the tag.
  public init(_ tag: String, title: LocalizedText? = nil, subtitle: LocalizedText? = nil) {
    self.tag = tag
    self.title = title ?? .verbatim(tag)
    self.subtitle = subtitle
  }

  /// Returns a copy that can't be chosen; the reason is said.
  public func dimmed(because reason: LocalizedText? = nil) -> PromptItem {
    var item = self
    item.availability = .dimmed(because: reason)
    return item
  }

  /// Creates an item whose title is its tag.
  public init(stringLiteral tag: String) { self.init(tag) }
}

/// The items that a prompt offers. Each item is made on access, so that 100,000 items take little more memory than their text.
public struct PromptList: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  /// A group of items, which ends where the next group begins.
  public struct Group: Sendable {
    /// The title of the group.
    public var title: LocalizedText
    /// The index of the group's first item, counted from 0.
    public var first: Int

    /// Creates a group that begins with the item at `first`.
    public init(_ title: LocalizedText, first: Int) {
      self.title = title
      self.first = first
    }
  }

  /// The number of items.
  public let count: Int
  /// The groups, in order, or an empty array if the items are not grouped.
  public var groups: [Group] = []
  /// The items' own numbers, or `nil` if they are numbered by position.
  public private(set) var numbers: OwnNumbers?
  let titles: TextLines?
  private let item: @Sendable (Int) -> PromptItem

  /// Creates a list of `count` items. `item` returns the item at an index, counted from 0.
  public init(count: Int, item: @escaping @Sendable (Int) -> PromptItem) {
    self.count = count
    self.item = item
    titles = nil
  }

  /// Creates a list with an item for each line, which is its title. `item` returns the item at an index, counted from 0.
  public init(titles: TextLines, item: @escaping @Sendable (Int) -> PromptItem) {
    count = titles.count
    self.item = item
    self.titles = titles
  }

  /// Creates a list of items.
  public init(_ items: [PromptItem]) { self = PromptList(count: items.count) { items[$0] }.numberedByTitles() }

  /// Creates a list of items.
  public init(arrayLiteral items: PromptItem...) { self.init(items) }

  /// The position of the first item, 0.
  public var startIndex: Int { 0 }
  /// The position after the last item.
  public var endIndex: Int { count }
  /// Accesses the item at a position.
  public subscript(index: Int) -> PromptItem { item(index) }

  /// Returns the list with each item changed by `change`, which keeps the titles.
  public func changed(_ change: @escaping @Sendable (PromptItem) -> PromptItem) -> PromptList {
    let item = { [item] index in change(item(index)) } as @Sendable (Int) -> PromptItem
    var list = titles.map { PromptList(titles: $0, item: item) } ?? PromptList(count: count, item: item)
    (list.groups, list.numbers) = (groups, numbers)
    return list
  }

  /// Returns the list numbered by the numbers that titles begin with, such as ports (LOOP-14), if all have one of their own.
  public func numberedByTitles() -> PromptList {
    var numbers: [Int?] = []
    for item in self {
      guard case .verbatim(let title) = item.title, let number = OwnNumbers.beginning(title) else { return self }
      numbers.append(number)
    }
    return numbered(OwnNumbers(numbers))
  }

  /// Leaves the list unchanged if the numbers equal the positions.
  func numbered(_ numbers: OwnNumbers?) -> PromptList {
    guard let numbers, !numbers.arePlaces else { return self }
    var list = self
    list.numbers = numbers
    return list
  }

  func elements(_ row: @escaping @Sendable (Int) -> Row) -> [Aloud.Element] {
    guard groups.isEmpty else {
      return grouped { id, range in
        if range.isEmpty { return [] }
        var rows = Rows(id: id, count: range.count) { row(range.lowerBound + $0) }
        rows.numbers = numbers?.at(range)
        return [.rows(rows)]
      }
    }
    var rows = rows(row)
    rows.numbers = numbers
    return [.rows(rows)]
  }

  func rows(_ row: @escaping @Sendable (Int) -> Row) -> Rows {
    titles.map { Rows(id: "items", titles: $0, provide: row) } ?? Rows(id: "items", count: count, provide: row)
  }

  /// The items with a word that begins with a text, or else that contain it; meant is the one with that title, or the only one.
  func matches(_ text: String) -> (found: [Int], meant: Int?) {
    let folded = Folding.fold(text)
    let rows = rows { Row(self[$0].title, id: "") }
    for way in [LabelMatching.Way.beginnings, .inside] where !folded.isEmpty {
      let found = rows.matches(folded, by: way, limit: .max) { row in
        if case .verbatim(let title) = row.title { Folding.fold(title) } else { "" }
      }
      if found.count > 0 {
        let all = (found.whole + found.partly).sorted()
        return (all, found.whole.first ?? (all.count == 1 ? all[0] : nil))
      }
    }
    return ([], nil)
  }

  /// `part` returns the elements of a range of items, and takes an ID for them.
  func grouped(_ part: (ID, Range<Int>) -> [Aloud.Element]) -> [Aloud.Element] {
    let starts = groups.map(\.first) + [count]
    return part("items", 0..<starts[0])
      + groups.indices.map { index in
        let elements = part(ID("items", String(index)), starts[index]..<starts[index + 1])
        return .group(Aloud.Group(groups[index].title, elements: elements))
      }
  }
}
