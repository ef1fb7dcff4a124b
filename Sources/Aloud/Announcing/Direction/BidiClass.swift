/// The bidirectional class of a character. Source: Unicode Standard Annex 9, table 4; the data in `locales/unicode/bidi.txt`.
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

  /// Whether a character could run from right to left, or say that others do. Most writing can't, which is known without the
  /// table.
  static func canRunRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x0590, 0x0900...0x200E, 0x2070...0xFB1C, 0xFF00...0x107FF: false
    default: true
    }
  }

  /// Whether it says a direction by itself.
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

  /// Whether an isolate begins with it.
  var beginsIsolate: Bool { self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate }

  /// Whether it takes the direction of what stands around it (NI).
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral, .popDirectionalIsolate: true
    default: beginsIsolate
    }
  }

  /// Whether it is not seen, and takes no part after the explicit levels are known (X9).
  var isRemoved: Bool {
    switch self {
    case .boundaryNeutral, .popDirectionalFormat, .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
      .rightToLeftOverride:
      true
    default: false
    }
  }
}
