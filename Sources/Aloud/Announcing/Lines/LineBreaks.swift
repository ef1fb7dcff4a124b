/// The places where a line may be broken. Source: Unicode Standard Annex 14, version 15, with numbers kept whole as in example
/// 7 of section 8.2.
package struct LineBreaks {
  /// A character with its marks (LB9), and its properties for the rules.
  private struct Unit {
    var kind: LineBreakClass
    let start: Int
    /// The class of the last character before this one that is not a space.
    var before: LineBreakClass?
    /// A joiner at the end allows no break after it (LB8a).
    var endsWithJoiner = false
    /// The state of a number that begins before or at this unit (LB25).
    var number = Number.none
    /// True if the unit is the second of a pair of regional indicators, so that the next begins another flag (LB30a).
    var closesFlag = false
  }

  private enum Number { case none, within, closed }

  private var units: [Unit] = []
  /// For each scalar of the text, a Boolean value that indicates whether a line may begin with it.
  package private(set) var isAllowed: [Bool]

  /// The beginning is no such place, and the end is not considered.
  package init(_ scalars: [Unicode.Scalar]) {
    isAllowed = Array(repeating: false, count: scalars.count)
    for (place, scalar) in scalars.enumerated() { add(LineBreakClass(scalar), at: place) }
    for index in units.indices.dropFirst() { isAllowed[units[index].start] = allows(before: index) }
  }

  private mutating func add(_ kind: LineBreakClass, at place: Int) {
    let isMark = kind == .combiningMark || kind == .zeroWidthJoiner
    if isMark, let last = units.last, !last.kind.endsLine, last.kind != .space, last.kind != .zeroWidthSpace {
      units[units.count - 1].endsWithJoiner = kind == .zeroWidthJoiner
      return
    }
    // LB10: a mark without a base counts as a letter.
    var unit = Unit(kind: isMark ? .alphabetic : kind, start: place)
    unit.endsWithJoiner = kind == .zeroWidthJoiner
    let before = units.last
    unit.before = before?.kind == .space ? before?.before : before?.kind
    switch unit.kind {
    case .number: unit.number = .within
    case .symbol, .infixSeparator: unit.number = before?.number == .within ? .within : .none
    default: unit.number = unit.kind.closes && before?.number == .within ? .closed : .none
    }
    if unit.kind == .regionalIndicator {
      unit.closesFlag = before?.kind == .regionalIndicator && before?.closesFlag == false
    }
    units.append(unit)
  }

  private func kind(_ index: Int) -> LineBreakClass? { units.indices.contains(index) ? units[index].kind : nil }

  private func allows(before index: Int) -> Bool {
    let last = units[index - 1].kind, next = units[index].kind
    // LB4 to LB7
    if last.endsLine { return !(last == .carriageReturn && next == .lineFeed) }
    if next.endsLine || next == .space || next == .zeroWidthSpace { return false }
    // LB8: the character before spaces decides.
    let spaced = units[index].before
    if spaced == .zeroWidthSpace { return true }
    if units[index - 1].endsWithJoiner { return false }
    return !isKept(last, next, spaced: spaced) && (last == .space || allowsUnspaced(index, last, next))
  }

  /// LB11 to LB17: whether a character is kept with its neighbour, even across spaces or in spite of later rules.
  private func isKept(_ last: LineBreakClass, _ next: LineBreakClass, spaced: LineBreakClass?) -> Bool {
    if last == .wordJoiner || next == .wordJoiner || last == .glue { return true }
    if next == .glue, last != .space, last != .breakAfter, last != .hyphen { return true }
    if next.closes || next == .exclamation || next == .infixSeparator || next == .symbol { return true }
    switch (spaced, next) {
    case (.openPunctuation, _), (.wideOpenPunctuation, _): return true
    case (.quotation, _): return next.opens
    case (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter), (.wideCloseParenthesis, .nonstarter):
      return true
    case (.breakBothSides, .breakBothSides): return true
    default: return false
    }
  }

  /// LB19 to LB31.
  private func allowsUnspaced(_ index: Int, _ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if last == .quotation || next == .quotation { return false }
    if last == .contingent || next == .contingent { return true }
    switch (last, next) {
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): return false
    case (.hyphen, _) where kind(index - 2) == .hebrewLetter: return false
    case (.breakAfter, _) where kind(index - 2) == .hebrewLetter: return false
    case (.symbol, .hebrewLetter), (_, .inseparable): return false
    // LB23 and LB24
    case (.number, _) where next.isLetter: return false
    case (_, .number) where last.isLetter: return false
    case (.prefix, _) where next.isPicture: return false
    case (_, .postfix) where last.isPicture: return false
    case _ where last.isAffix && next.isLetter || last.isLetter && next.isAffix: return false
    case _ where isInNumber(index, last, next): return false
    // LB26 and LB27
    case (.hangulLead, _) where next.isHangul && next != .hangulTail: return false
    case (.hangulVowel, .hangulVowel), (.hangulVowel, .hangulTail): return false
    case (.hangulSyllable, .hangulVowel), (.hangulSyllable, .hangulTail): return false
    case (.hangulTail, .hangulTail), (.closedHangulSyllable, .hangulTail): return false
    case _ where last.isHangul && next == .postfix || last == .prefix && next.isHangul: return false
    // LB28 to LB30b
    case _ where (last.isLetter || last == .infixSeparator) && next.isLetter: return false
    case (_, .openPunctuation) where last.isLetter || last == .number: return false
    case (.closeParenthesis, _) where next.isLetter || next == .number: return false
    case (.regionalIndicator, .regionalIndicator): return units[index - 1].closesFlag
    case (.emojiBase, .emojiModifier), (.pictureToCome, .emojiModifier): return false
    default: return true
    }
  }

  /// LB25: whether both units belong to a number with its signs.
  private func isInNumber(_ index: Int, _ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if next == .number { return last.isAffix || last.opens || last == .hyphen || units[index - 1].number == .within }
    if last.isAffix, next.opens || next == .hyphen { return kind(index + 1) == .number }
    return next.isAffix && units[index - 1].number != .none
  }
}

/// The line breaking class of a character, after the resolution by LB1. Source: Unicode Standard Annex 14, table 1; the data is
/// in `locales/unicode/linebreak.txt`.
private enum LineBreakClass: String, Sendable {
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

  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  /// True if a line must end after the character (LB4, LB5).
  var endsLine: Bool { self == .mandatory || self == .carriageReturn || self == .lineFeed || self == .nextLine }
  var opens: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
  var closes: Bool { self == .closePunctuation || self == .closeParenthesis || self == .wideCloseParenthesis }
  var isPicture: Bool { self == .ideograph || self == .pictureToCome || self == .emojiBase || self == .emojiModifier }
  var isHangul: Bool {
    switch self {
    case .hangulLead, .hangulVowel, .hangulTail, .hangulSyllable, .closedHangulSyllable: true
    default: false
    }
  }
  var isAffix: Bool { self == .prefix || self == .postfix }
}
