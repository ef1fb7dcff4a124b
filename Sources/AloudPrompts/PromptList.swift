public import Aloud

/// What a prompt offers. Each item is made when it is looked at: a hundred thousand take little more memory than their text.
public struct PromptList: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  /// Items that belong together, until the next group begins.
  public struct Group: Sendable {
    /// What they are called.
    public var title: LocalizedText
    /// The place of the first, counted from 0.
    public var first: Int

    /// A group `title` from the item at `first` on.
    public init(_ title: LocalizedText, first: Int) {
      self.title = title
      self.first = first
    }
  }

  /// How many there are.
  public let count: Int
  /// The groups, in order; none where the items are in one.
  public var groups: [Group] = []
  /// The numbers that the items have of their own; nil where they are numbered by their places.
  public private(set) var numbers: OwnNumbers?
  /// The titles, where they are lines of text as they came.
  let titles: TextLines?
  private let item: @Sendable (Int) -> PromptItem

  /// `count` items; `item` gives the one at an index counted from 0.
  public init(count: Int, item: @escaping @Sendable (Int) -> PromptItem) {
    self.count = count
    self.item = item
    titles = nil
  }

  /// An item for each line, whose title it is; `item` gives the one at an index counted from 0.
  public init(titles: TextLines, item: @escaping @Sendable (Int) -> PromptItem) {
    count = titles.count
    self.item = item
    self.titles = titles
  }

  /// These items.
  public init(_ items: [PromptItem]) { self = PromptList(count: items.count) { items[$0] }.numberedByTitles() }

  /// These items.
  public init(arrayLiteral items: PromptItem...) { self.init(items) }

  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { count }
  /// The item at a place.
  public subscript(index: Int) -> PromptItem { item(index) }

  /// The same, where the items are numbered by what their names are or begin with, if each begins with another number: ports, years,
  /// "2 GB" (LOOP-14).
  public func numberedByTitles() -> PromptList {
    var numbers: [Int?] = []
    for item in self {
      guard case .verbatim(let title) = item.title, let number = OwnNumbers.beginning(title) else { return self }
      numbers.append(number)
    }
    return numbered(OwnNumbers(numbers))
  }

  /// The same, with numbers of their own, unless these are their places all the same.
  func numbered(_ numbers: OwnNumbers?) -> PromptList {
    guard let numbers, !numbers.arePlaces else { return self }
    var list = self
    list.numbers = numbers
    return list
  }

  /// Rows for all of them, in their groups.
  func elements(_ row: @escaping @Sendable (Int) -> Row) -> [Aloud.Element] {
    guard !groups.isEmpty else {
      var rows =
        titles.map { Rows(id: "items", titles: $0, provide: row) } ?? Rows(id: "items", count: count, provide: row)
      rows.numbers = numbers
      return [.rows(rows)]
    }
    let starts = groups.map(\.first) + [count]
    let before = rows("items", 0..<starts[0], row)
    return before
      + groups.indices.map { index in
        let items = rows(ID("items", String(index)), starts[index]..<starts[index + 1], row)
        return .group(Aloud.Group(groups[index].title, elements: items))
      }
  }

  /// An element for each of them, in their groups.
  func grouped(_ element: (Int) -> Aloud.Element) -> [Aloud.Element] {
    let starts = groups.map(\.first) + [count]
    return (0..<starts[0]).map(element)
      + groups.indices.map { index in
        .group(Aloud.Group(groups[index].title, elements: (starts[index]..<starts[index + 1]).map(element)))
      }
  }

  private func rows(_ id: ID, _ range: Range<Int>, _ row: @escaping @Sendable (Int) -> Row) -> [Aloud.Element] {
    if range.isEmpty { return [] }
    var rows = Rows(id: id, count: range.count) { row(range.lowerBound + $0) }
    rows.numbers = numbers?.at(range)
    return [.rows(rows)]
  }
}

extension Prompt {
  /// Asks which of several.
  public static func choose(_ question: LocalizedText, from items: [PromptItem], default standard: Int? = nil) -> Prompt
  {
    choose(question, from: PromptList(items), default: standard)
  }

  /// Asks for any number of several.
  public static func chooseAny(_ question: LocalizedText, of items: [PromptItem], chosen: Set<Int> = []) -> Prompt {
    chooseAny(question, of: PromptList(items), chosen: chosen)
  }
}

extension Prompt.Kind {
  /// One of these items; `standard` is taken by an empty line.
  public static func choice(_ items: [PromptItem], standard: Int?) -> Prompt.Kind {
    .choice(PromptList(items), standard: standard)
  }

  /// Any number of these items; `chosen` are those that are at first.
  public static func several(_ items: [PromptItem], chosen: Set<Int>) -> Prompt.Kind {
    .several(PromptList(items), chosen: chosen)
  }
}
