/// A list that grows at its end and is copied and compared at each change of an app's state: what has been there for long is
/// shared by all copies, however much of it there is.
struct GrowingList<Element: Sendable & Equatable>: Sendable, Equatable {
  /// A full stretch, which all copies share.
  private final class Block: Sendable {
    let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }
  }

  private static var blockSize: Int { 256 }

  private var blocks: [Block] = []
  private var tail: [Element] = []

  /// Nothing yet.
  init() {}

  /// How many there are.
  var count: Int { blocks.count * Self.blockSize + tail.count }

  /// The last one; nil where there is none. Setting it to nil takes it out.
  var last: Element? { count == 0 ? nil : self[count - 1] }

  /// The element at an index, counted from 0. Another one is put there in the time that a stretch takes to be copied.
  subscript(index: Int) -> Element {
    get {
      let block = index / Self.blockSize
      return block < blocks.count ? blocks[block].elements[index % Self.blockSize] : tail[index % Self.blockSize]
    }
    set {
      let block = index / Self.blockSize
      guard block < blocks.count else { return tail[index % Self.blockSize] = newValue }
      var elements = blocks[block].elements
      elements[index % Self.blockSize] = newValue
      blocks[block] = Block(elements)
    }
  }

  /// Adds one at the end.
  mutating func append(_ element: Element) {
    tail.append(element)
    guard tail.count == Self.blockSize else { return }
    blocks.append(Block(tail))
    tail = []
  }

  /// Whether both have the same elements; what is shared is not looked through.
  static func == (one: Self, other: Self) -> Bool {
    guard one.blocks.count == other.blocks.count, one.tail == other.tail else { return false }
    return zip(one.blocks, other.blocks).allSatisfy { $0 === $1 || $0.elements == $1.elements }
  }
}

extension GrowingList {
  /// The first index for which `isAfter` holds; it holds for all that come later. The count where it holds for none.
  func firstIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
