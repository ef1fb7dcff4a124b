/// The line breaking class of a character, after the resolution by LB1. Source: Unicode Standard Annex 14, table 1; the data is in
/// `locales/unicode/linebreak.txt`.
enum LineBreakClass: String, Sendable {
  case alphabetic = "AL"
  case breakBothSides = "B2"
  case breakAfter = "BA"
  case breakBefore = "BB"
  case mandatory = "BK"
  case contingent = "CB"
  case closePunctuation = "CL"
  case combiningMark = "CM"
  case closeParenthesis = "CP"
  case wideCloseParenthesis = "CPW"
  case carriageReturn = "CR"
  case emojiBase = "EB"
  case emojiModifier = "EM"
  case exclamation = "EX"
  case glue = "GL"
  case hangulSyllable = "H2"
  case closedHangulSyllable = "H3"
  case hebrewLetter = "HL"
  case hyphen = "HY"
  case ideograph = "ID"
  case pictureToCome = "IDP"
  case inseparable = "IN"
  case infixSeparator = "IS"
  case hangulLead = "JL"
  case hangulTail = "JT"
  case hangulVowel = "JV"
  case lineFeed = "LF"
  case nextLine = "NL"
  case nonstarter = "NS"
  case number = "NU"
  case openPunctuation = "OP"
  case wideOpenPunctuation = "OPW"
  case postfix = "PO"
  case prefix = "PR"
  case quotation = "QU"
  case regionalIndicator = "RI"
  case space = "SP"
  case symbol = "SY"
  case wordJoiner = "WJ"
  case zeroWidthSpace = "ZW"
  case zeroWidthJoiner = "ZWJ"

  private static let table = CharacterClasses(UnicodeFile("linebreak"), other: LineBreakClass.alphabetic) {
    LineBreakClass(rawValue: $0)
  }

  init(_ scalar: Unicode.Scalar) {
    let found = Self.table[scalar]
    // Each Hangul syllable of a consonant and a vowel is followed by its syllables with each of the 27 final consonants.
    let isClosed = found == .hangulSyllable && (scalar.value - 0xAC00) % 28 != 0
    self = isClosed ? .closedHangulSyllable : found
  }

  /// A Boolean value that indicates whether the character is a letter or counts as one.
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  /// A Boolean value that indicates whether a line must end after the character (LB4, LB5).
  var endsLine: Bool { self == .mandatory || self == .carriageReturn || self == .lineFeed || self == .nextLine }
  var opens: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
  var closes: Bool { self == .closePunctuation || self == .closeParenthesis || self == .wideCloseParenthesis }
  var isPicture: Bool { self == .ideograph || self == .pictureToCome || self == .emojiBase || self == .emojiModifier }
  /// A Boolean value that indicates whether the character belongs to Korean writing.
  var isHangul: Bool {
    switch self {
    case .hangulLead, .hangulVowel, .hangulTail, .hangulSyllable, .closedHangulSyllable: true
    default: false
    }
  }
  /// A Boolean value that indicates whether the character is a sign before or after a number, such as a currency sign.
  var isAffix: Bool { self == .prefix || self == .postfix }
}
