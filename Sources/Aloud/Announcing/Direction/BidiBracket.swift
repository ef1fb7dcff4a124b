/// A bracket that can be one of a pair. Source: UAX 9, BD14 to BD16; the data is in `locales/unicode/brackets.txt`.
struct BidiBracket: Equatable {
  /// The closing bracket, which identifies the pair.
  private let pair: UInt32
  private let isOpening: Bool

  /// Creates the bracket of a character; nil if the character is not a bracket.
  init?(_ scalar: Unicode.Scalar) {
    guard let bracket = Self.table[scalar.value] else { return nil }
    self = bracket
  }

  private init(pair: UInt32, isOpening: Bool) {
    // The angle brackets that Unicode encodes twice are equivalent.
    (self.pair, self.isOpening) = (pair == 0x232A ? 0x3009 : pair, isOpening)
  }

  private static let table: [UInt32: BidiBracket] = {
    var table: [UInt32: BidiBracket] = [:]
    for entry in UnicodeFile("brackets").entries where entry.name == "pair" {
      for item in entry.items where item.numbers.count == 2 {
        table[item.numbers[0]] = BidiBracket(pair: item.numbers[1], isOpening: true)
        table[item.numbers[1]] = BidiBracket(pair: item.numbers[1], isOpening: false)
      }
    }
    return table
  }()

  /// The most pairs that may be open at once.
  private static let deepest = 63

  /// BD16: returns the pairs in the order of their opening brackets, considering only the indices for which `counts` is true.
  static func pairs(_ brackets: [BidiBracket?], where counts: (Int) -> Bool) -> [(open: Int, close: Int)] {
    var pairs: [(open: Int, close: Int)] = []
    var open: [Int] = []
    for (index, bracket) in brackets.enumerated() {
      guard let bracket, counts(index) else { continue }
      if bracket.isOpening {
        if open.count == deepest { break }
        open.append(index)
      } else if let found = open.lastIndex(where: { brackets[$0]?.pair == bracket.pair }) {
        pairs.append((open[found], index))
        open.removeSubrange(found...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }
}
