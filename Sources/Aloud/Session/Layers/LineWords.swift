/// The words of a line, and what each may say here. Most runs of words mention nothing, and need not be read.
struct LineWords {
  private let context: LineContext
  private let free: FreeOrderReading
  /// Boolean values that indicate whether each word may mention a thing, a value or an amount.
  private let mentions: [Bool]
  /// The doubt that each word adds where it is left out: "please" or "one" adds little. Nil if it means something.
  let doubts: [Int?]
  /// Boolean values that indicate whether each word is of a script without spaces, so that it may be several.
  private let areOpen: [Bool]

  /// Boolean values that indicate whether each word says a number, or moves a thing.
  private let areNumbers, areMoves: [Bool]

  static let doubtOfUnknown = 3
  /// The number of letters with which a form of a word begins as the word does.
  private static let likeness = 3

  init(_ words: [String], in context: LineContext) {
    self.context = context
    let free = FreeOrderReading(context: context, unknown: 1)
    self.free = free
    // "A large pizza" on the page Pizza.
    let titles = (context.entries.ownLines.flatMap(\.entry.titles) + [context.shown.title, context.frame.app]).map(
      context.folded)
    let parts = titles.flatMap { $0.split(separator: " ") + [$0.replacing(" ", with: "")[...]] }
    let quantities = Quantity.allCases.flatMap(context.names)
    let holdsMoments = context.entries.ownLines.contains { $0.entry.holdsMoment }
    let folded = words.map { Folding.fold($0) }
    areOpen = folded.map { $0.unicodeScalars.contains(where: Folding.standsWithoutSpaces) }
    let numbers = folded.map { context.number($0) != nil || $0.contains(where: \.isNumber) }
    areNumbers = numbers
    areMoves = folded.map(free.movesThings)
    mentions = zip(folded, numbers).map { word, isNumber in
      // "Le" is rather an article than the beginning of a name.
      if free.isFiller(word) || context.pronouns.contains(word) { return false }
      return free.orders.nameless.contains(word) || quantities.contains(word) || isNumber || context.hasName(with: word)
        || parts.contains { zip($0, word).prefix { $0 == $1 }.count >= min(Self.likeness, $0.count) }
        || holdsMoments && context.saysWhen(word)
    }
    let questions = context.user.words.questions.value
    doubts = zip(folded, words).enumerated().map { index, pair in
      let (word, typed) = pair
      // In "wonder how far it is to York", the second word begins a question.
      if index == 1, questions.match(word + " ") { return nil }
      let isFiller = free.isFiller(word)
      if !isFiller, context.pronouns.contains(word) { return nil }
      if isFiller || free.orders.beside.contains(word) || free.orders.wanting.contains(word)
        || context.number(word) == 1
      {
        return 1
      }
      let isUnknown =
        free.leavesNothing([word]) && !free.saysNoOrder(word[...], in: typed)
        && !(holdsMoments && context.saysWhen(word))
      return isUnknown ? Self.doubtOfUnknown : nil
    }
  }

  /// Returns whether some words may be an order of which no word is left out. A text may have any words after its first.
  func mayBeOrder(_ words: Range<Int>, holdsText: Bool) -> Bool {
    holdsText || unknown(in: words) == 0 && mention(words)
  }

  /// Returns whether some words mention as many things, values or amounts.
  func mention(_ words: Range<Int>, atLeast count: Int = 1) -> Bool {
    words.contains { areOpen[$0] } || words.count { mentions[$0] } >= count
  }

  /// Returns whether some words say a number.
  func sayNumber(_ words: Range<Int>) -> Bool { words.contains { areNumbers[$0] || areOpen[$0] } }

  /// Returns whether a time of some words would be another without one of them: "siete menos diez", 三点四十五.
  func sayTimeWhole(_ words: Range<Int>) -> Bool {
    words.count { areNumbers[$0] } > 1 || words.contains { areOpen[$0] }
  }

  /// Returns whether some words move a thing up or down, and say no number.
  func moves(_ words: Range<Int>) -> Bool { words.contains { areMoves[$0] } && !words.contains { areNumbers[$0] } }

  /// Returns how many of some words nothing here knows. Those that begin as a name does may be forms of it.
  func unknown(in words: Range<Int>, countingForms: Bool = false) -> Int {
    words.count { doubts[$0] == Self.doubtOfUnknown && (countingForms || !mentions[$0] && !areOpen[$0]) }
  }
}

extension LineContext {
  /// Returns whether a word means a time, or another day than today.
  fileprivate func saysWhen(_ word: String) -> Bool {
    user.understander.moments(word, now: now).contains { $0.namesTime || $0.moment.day != now.day }
  }
}
