/// An array that grows at its end, for state that is copied and compared at each change: all copies share the earlier elements,
/// however many there are.
struct GrowingList<Element: Sendable & Equatable>: Sendable, Equatable, RandomAccessCollection {
  private static var blockSize: Int { 256 }

  private var blocks: [Kept<[Element]>] = []
  private var tail: [Element] = []

  init() {}

  var startIndex: Int { 0 }
  var endIndex: Int { blocks.count * Self.blockSize + tail.count }

  /// Replacing an element in a full block copies that block.
  subscript(index: Int) -> Element {
    get {
      let block = index / Self.blockSize
      return block < blocks.count ? blocks[block].value[index % Self.blockSize] : tail[index % Self.blockSize]
    }
    _modify {
      let block = index / Self.blockSize
      if block >= blocks.count {
        yield &tail[index % Self.blockSize]
      } else {
        var elements = blocks[block].value
        yield &elements[index % Self.blockSize]
        blocks[block] = Kept(elements)
      }
    }
  }

  mutating func append(_ element: Element) {
    tail.append(element)
    guard tail.count == Self.blockSize else { return }
    blocks.append(Kept(tail))
    tail = []
  }

  /// Removes the elements of the first full block, and returns their number, or 0 if no block is full.
  mutating func removeFirstBlock() -> Int {
    guard !blocks.isEmpty else { return 0 }
    blocks.removeFirst()
    return Self.blockSize
  }

  /// Shared blocks are not compared.
  static func == (one: Self, other: Self) -> Bool {
    guard one.blocks.count == other.blocks.count, one.tail == other.tail else { return false }
    return zip(one.blocks, other.blocks).allSatisfy { $0 === $1 || $0.value == $1.value }
  }
}

extension RandomAccessCollection {
  /// Returns the index of the first element for which a condition holds, found by bisection; the end if there is none. The
  /// condition must hold for all later elements too.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if belongs(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
