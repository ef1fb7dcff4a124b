/// The words of a lexicon that make up values, and how a phrase is cut into them.
struct ValueWords: Sendable {
  /// The words that numbers are made of.
  private(set) var cutter = WordCutter<ValueToken>()
  /// Phrases that are a value as a whole: "yes", "next to last".
  private(set) var wholes: [ValueKind: [String: String]] = [:]

  /// The words of a lexicon.
  init(_ lexicon: Lexicon) {
    for fraction in "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞".unicodeScalars {
      if let value = fraction.properties.numericValue { add(.value(value), [String(fraction)]) }
    }
    for line in lexicon.lines {
      switch (line.kind, line.name) {
      case ("number", let name):
        if let token = Self.numberToken(name) { add(token, line.words) }
      case ("ordinal", "mark"): add(.ordinalMark, line.words)
      case ("ordinal", let name):
        if let value = Double(name) { add(.ordinal(value), line.words) } else { addWholes(.ordinal, name, line.words) }
      case ("scale", let name):
        if let value = Double(name), value > 0 { add(.scale(value), line.words) }
      case ("date", "now"), ("date", "end"): addWholes(.datetime, line.name, line.words)
      case ("fraction", let name):
        if let value = Double(name), value > 0 { add(.fraction(value), line.words) }
      case ("boolean", let name): addWholes(.boolean, name, line.words)
      default: continue
      }
    }
  }

  private mutating func addWholes(_ kind: ValueKind, _ value: String, _ words: [String]) {
    for word in words { wholes[kind, default: [:]][Folding.fold(word)] = value }
  }

  private static func numberToken(_ name: String) -> ValueToken? {
    if let value = Double(name) { return .value(value) }
    return switch name {
    case "and": .and
    case "minus": .minus
    case "point": .point
    case "over": .over
    case "parts": .parts
    case "filler": .filler
    default: nil
    }
  }

  private mutating func add(_ token: ValueToken, _ words: [String]) {
    for word in words { cutter.add(token, word) }
  }
}
