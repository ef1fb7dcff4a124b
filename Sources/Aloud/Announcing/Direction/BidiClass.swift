/// The bidirectional class of a character. Source: Unicode Standard Annex 9, table 4; the data is in
/// `locales/unicode/bidi.txt`.
enum BidiClass: String, Sendable {
  case left = "L"
  case right = "R"
  case arabicLetter = "AL"
  case europeanNumber = "EN"
  case europeanSeparator = "ES"
  case europeanTerminator = "ET"
  case arabicNumber = "AN"
  case commonSeparator = "CS"
  case nonspacingMark = "NSM"
  case boundaryNeutral = "BN"
  case paragraphSeparator = "B"
  case segmentSeparator = "S"
  case whitespace = "WS"
  case otherNeutral = "ON"
  case leftToRightEmbedding = "LRE"
  case leftToRightOverride = "LRO"
  case rightToLeftEmbedding = "RLE"
  case rightToLeftOverride = "RLO"
  case popDirectionalFormat = "PDF"
  case leftToRightIsolate = "LRI"
  case rightToLeftIsolate = "RLI"
  case firstStrongIsolate = "FSI"
  case popDirectionalIsolate = "PDI"

  private static let table = CharacterClasses(UnicodeFile("bidi"), other: BidiClass.left) { BidiClass(rawValue: $0) }

  init(_ scalar: Unicode.Scalar) { self = Self.table[scalar] }

  /// Returns whether a character could run from right to left, or cause others to. Most scripts can't, which is decided without
  /// the table.
  static func canRunRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x0590, 0x0900...0x200E, 0x2070...0xFB1C, 0xFF00...0x107FF: false
    default: true
    }
  }

  var direction: TextDirection? {
    switch self {
    case .left: .leftToRight
    case .right, .arabicLetter: .rightToLeft
    case .europeanNumber, .europeanSeparator, .europeanTerminator, .arabicNumber, .commonSeparator, .nonspacingMark,
      .boundaryNeutral, .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral, .leftToRightEmbedding,
      .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride, .popDirectionalFormat, .leftToRightIsolate,
      .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
      nil
    }
  }

  var beginsIsolate: Bool { self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate }

  /// True if the character takes the direction of its surroundings (NI).
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral, .popDirectionalIsolate: true
    default: beginsIsolate
    }
  }

  /// True if the character is invisible, and ignored after the explicit levels are known (X9).
  var isRemoved: Bool {
    switch self {
    case .boundaryNeutral, .popDirectionalFormat, .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
      .rightToLeftOverride:
      true
    default: false
    }
  }
}

/// A bracket that can be one of a pair. Source: UAX 9, BD14 to BD16; the data is in `locales/unicode/brackets.txt`.
struct BidiBracket: Equatable {
  /// The closing bracket, which identifies the pair.
  private let pair: UInt32
  private let isOpening: Bool

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

  private static let deepest = 63

  /// BD16: in the order of the opening brackets, considering only the indices for which `counts` is true.
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
