struct NumberWords: Sendable {
  private(set) var list = WordList<ValueToken>()
  private(set) var store = WordStore(WordList<ValueToken>())
  let composing: NumberComposing

  init(_ lexicon: Lexicon) {
    composing = NumberComposing(rules: NumberRules(lexicon))
    for fraction in "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞".unicodeScalars {
      if let value = fraction.properties.numericValue { list.add(.value(value), String(fraction)) }
    }
    for line in lexicon.lines {
      switch (line.kind, line.name) {
      case ("number", let name): add(Self.numberToken(name), line)
      case ("amount", let name): add(Double(name).map { .amount($0) }, line)
      case ("ordinal", "mark"): add(.ordinalMark, line)
      case ("ordinal", "place"): add(.placeMark, line)
      case ("ordinal", let name): add(Double(name).map { .ordinal($0) }, line)
      case ("scale", let name): add(Double(name).flatMap { $0 > 0 ? .scale($0) : nil }, line)
      case ("fraction", let name): add(Double(name).flatMap { $0 > 0 ? .fraction($0) : nil }, line)
      default: continue
      }
    }
    store = WordStore(list, LetterMarks(lexicon))
  }

  /// Creates only the counting words, which are enough to choose by number and load in a fraction of the time.
  init(counting lexicon: Lexicon) {
    composing = NumberComposing(rules: NumberRules(lexicon))
    for line in lexicon.lines where line.kind == "number" && (line.name == "and" || Int(line.name) != nil) {
      add(Self.numberToken(line.name), line)
    }
    store = WordStore(list, LetterMarks(lexicon))
  }

  private static func numberToken(_ name: String) -> ValueToken? {
    if let value = Double(name) { return .value(value) }
    if name.hasPrefix("raised."), let exponent = Int(name.dropFirst(7)) { return .exponent(exponent) }
    return tokens[name]
  }

  private static let tokens: [String: ValueToken] = [
    "and": .and, "minus": .minus, "point": .point, "over": .over, "parts": .parts, "partsOf": .partsOf,
    "power": .power, "base": .base, "raised": .raised, "times": .times, "filler": .filler, "counter": .counter,
    "limit": .limit,
  ]

  /// The likeliest first.
  func values(_ phrase: Phrase, _ value: (NumberComposing, [ValueToken]) -> Double?) -> [Double] {
    guard phrase.symbols.count <= Phrase.limit else { return [] }
    let lattice = Lattice(phrase, store, apart: composing.rules.apart) { symbol in
      switch symbol {
      case .number(let value, _): .numeral(value)
      case .sign(let sign): sign
      case .letter: nil
      }
    }
    // A phrase that is a number word has no other meaning: خمس is five, and a fifth only beside another number.
    let isWord = lattice.hasWord(from: 0, to: phrase.symbols.count)
    for token in isWord ? lattice.tokens(from: 0, to: phrase.symbols.count) : [] {
      if case .value = token, let value = value(composing, [token]) { return [value] }
    }
    return lattice.readings([0..<phrase.symbols.count]) { tokens in
      if tokens.contains(.limit) { return [] }
      return value(composing, tokens).flatMap { $0.isFinite ? [$0] : nil }
    }
  }

  private mutating func add(_ token: ValueToken?, _ line: Lexicon.Line) { if let token { list.add(token, line) } }
}

struct NumberRules: Sendable, Equatable {
  /// True if ten multiplies a digit before it: 三十 (`number.tens = yes`).
  var tens = false
  /// True if two numbers of two digits make a year: "nineteen eighty-four" (`number.pairs = yes`).
  var pairs = false
  /// True if a single digit after a scale counts tenths of it: 九万四 is 94,000 (`number.shorthand = yes`).
  var shorthand = false
  /// True if a fraction is part of the next number, and ordinals are no fractions: خمس العشرين is 4 (`number.ofNumbers = yes`).
  var ofNumbers = false
  /// True if ones come before tens, joined by "and": ثلاثون خمس is not 35 (`number.onesFirst = yes`).
  var onesFirst = false
  /// True if number words are never joined: "milk" is not "mil" and "k" (`number.apart = yes`).
  var apart = false
}

extension NumberRules {
  init(_ lexicon: Lexicon) {
    let names = Set(lexicon.lines.filter { $0.kind == "number" }.map(\.name))
    self.init(
      tens: names.contains("tens"), pairs: names.contains("pairs"), shorthand: names.contains("shorthand"),
      ofNumbers: names.contains("ofNumbers"), onesFirst: names.contains("onesFirst"), apart: names.contains("apart"))
  }
}
