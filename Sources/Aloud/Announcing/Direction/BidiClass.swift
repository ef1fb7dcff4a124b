/// The bidirectional class of a character, as far as plain cleaned text needs it: explicit controls never get here.
/// Source: Unicode Standard Annex 9, classes by block.
enum BidiClass: Sendable, Equatable {
  case left, right, arabicLetter
  case europeanNumber, arabicNumber, numberSeparator, numberTerminator
  case mark, neutral

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x06F0...0x06F9: self = .europeanNumber
    case 0x0660...0x0669, 0x066B...0x066C: self = .arabicNumber
    case 0x2B, 0x2D, 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x060C: self = .numberSeparator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0x066A, 0x2030, 0x20A0...0x20CF: self = .numberTerminator
    case 0x200E: self = .left
    case 0x200F: self = .right
    default: self = Self.letterClass(scalar)
    }
  }

  private static func letterClass(_ scalar: Unicode.Scalar) -> BidiClass {
    let properties = scalar.properties
    if properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark { return .mark }
    switch scalar.value {
    case 0x0590...0x05FF, 0x07C0...0x085F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .right
    case 0x0600...0x07BF, 0x0860...0x08FF, 0xFB50...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFE: return .arabicLetter
    default: return properties.isAlphabetic || properties.generalCategory == .otherNumber ? .left : .neutral
    }
  }

  /// Whether it says a direction by itself.
  var direction: TextDirection? {
    switch self {
    case .left: .leftToRight
    case .right, .arabicLetter: .rightToLeft
    default: nil
    }
  }
}
