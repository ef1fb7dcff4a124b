/// A reader of lines that say a thing, a value and otherwise only words for setting values, in an order that no pattern lists: "put
/// the temperature up two degrees", "I'd like a large one" (LOOP-9, LOOP-16). It is asked last, and leaves no word of a line out.
struct FreeOrderReading {
  let context: LineContext

  /// In words.
  private static let limit = 20
  /// The options of things with more than these are not looked for without a name.
  private static let mostOptions = 50

  func outcome(_ parsed: ParsedLine) -> Outcome? {
    let words = parsed.folded.split(separator: " ")
    guard words.count <= Self.limit, !context.isQuestioned, !context.isMenu, context.shown.selection == nil else {
      return nil
    }
    if let outcome = option(parsed) ?? wholeThing(parsed) ?? counted(parsed) ?? inner(parsed) {
      return outcome
    }
    guard !words.contains(where: saysNoOrder) else { return nil }
    guard words.count > 1, let named = named(words) else { return moment(parsed) }
    if context.entries[named.line].isTurned(on: true) != nil {
      return turned(named, parsed) ?? movedVolume(of: named, parsed)
    }
    return moved(named, parsed) ?? set(named, parsed)
  }

  /// Returns the line of the thing that a line sets.
  func lineSet(by parsed: ParsedLine) -> Int? {
    // "And not the heating" leaves the heating as it is.
    let first = parsed.folded.prefix { $0 != " " }
    if context.negations.contains(String(first)), context.leftOut(in: parsed.text) != nil { return nil }
    if let taken = taken(parsed) { return taken.line }
    let effect = outcome(parsed)?.effects.first
    if case .assign(let assignments, _)? = effect { return assignments.first?.line }
    if case .use(let line, _)? = effect { return line }
    return nil
  }

  /// Takes the name of one option of all things here: "a large one". Never a number, which is one of the lines (LOOP-13).
  func option(_ parsed: ParsedLine, ofLine line: Int? = nil) -> Outcome? {
    // "A large pizza" on the page Pizza says no more than "a large one".
    let said = ([parsed.folded] + corrections(parsed)).flatMap { [$0] + context.saidNames($0) }
      .flatMap { [$0] + context.withoutTitle($0) }
      .filter { context.number($0) == nil }
    let things = context.entries.ownLines.filter { line == nil || $0.line == line }.map {
      (line: $0.line, options: options(ofLine: $0.line))
    }
    .filter { (2...Self.mostOptions).contains($0.options.count) }
    for name in said {
      let found = things.compactMap { thing in
        option(name, of: thing.options).map { Assignment(line: thing.line, value: $0) }
      }
      if found.count == 1 { return Outcome(.assign(found, asked: parsed.line)) }
      if !found.isEmpty { return nil }
    }
    return nil
  }

  /// Sets the one stepper here to a number with a word for what is counted. A number alone is one of the lines.
  private func counted(_ parsed: ParsedLine) -> Outcome? {
    guard !context.namesNumber(parsed) else { return nil }
    return ([parsed.text] + context.user.writtenWithoutCourtesy(parsed.text)).lazy
      .filter { context.number(Folding.fold($0)) == nil }.compactMap(context.counted).first
      .map { Outcome(.assign([$0], asked: parsed.line)) }
  }

  /// Returns what a line says after words such as "make it". After "no", it corrects what the line before has set, or nothing.
  private func corrections(_ parsed: ParsedLine) -> [String] {
    let values = CorrectionReading(wording: context.wording).values(in: parsed.text).map { Folding.fold($0) }
    return ([parsed.folded] + values).contains(where: beginsWithNo) ? [] : values
  }

  private func beginsWithNo(_ folded: String) -> Bool {
    let first = folded.prefix { $0 != " " }
    let isUnspaced = first.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
    return context.isAnswer(String(first))
      || context.negations.contains { isUnspaced ? first.hasPrefix($0) : first == $0 }
  }

  /// Turns on what is to be included, "with encryption", and off what is to be left out, "no updates".
  private func wholeThing(_ parsed: ParsedLine) -> Outcome? {
    taken(parsed).flatMap { turn($0.line, on: $0.isOn, parsed) }
  }

  /// Takes what is said after "with", "with a thick crust", and what is left out after words for a correction: "actually no onions".
  private func inner(_ parsed: ParsedLine) -> Outcome? {
    let included = context.object(ofPhrases: "check.include", in: parsed.text)
    let corrected = CorrectionReading(wording: context.wording).values(in: parsed.text)
    let boxes = corrected.lazy.filter { context.leftOut(in: $0) != nil }.compactMap {
      SeveralBoxes(context: context).taken(byPart: $0)?.outcome
    }
    return boxes.first
      ?? included.flatMap { outcome(ParsedLine(parsed.line.saying($0), context.user.vocabulary)) }
  }

  /// Returns what is to be included or left out. What has a menu of its own, as a reminder has, may rather be deleted.
  private func taken(_ parsed: ParsedLine) -> (line: Int, isOn: Bool)? {
    let left = context.leftOut(in: parsed.text)
    guard let object = left ?? context.object(ofPhrases: "check.include", in: parsed.text),
      !AdditionReading(context: context).addsThings
    else { return nil }
    let found = context.candidates(Folding.fold(object))
    guard found.isWhole, found.candidates.count == 1, let line = found.candidates[0].line,
      context.entries[line].isSwitch, context.entries[line].menu == nil
    else { return nil }
    return (line, left == nil)
  }

  // MARK: - Named things

  private struct Named {
    var line: Int
    /// The words before and after the name.
    var pieces: [[String]]
  }

  /// Returns the one thing that some words name, by its whole name or a word that tells it from all others.
  private func named(_ words: [Substring]) -> Named? {
    let labels = context.entries.ownLines.compactMap { line, entry -> (line: Int, label: String)? in
      guard entry.takesValue || entry.isPartOfGroup, let title = entry.title else { return nil }
      return (line, context.folded(title))
    }
    let whole = labels.compactMap { thing in span(of: thing.label, in: words).map { (thing.line, $0) } }
    let longest = whole.map(\.1.count).max()
    var found = whole.filter { $0.1.count == longest }
    if found.isEmpty {
      let line = ParsedLine(Line(words.joined(separator: " ")), context.user.vocabulary)
      found = AssignmentReading(context: context).told(line).compactMap { thing in
        words.firstIndex { $0 == thing.label }.map { (thing.line, $0..<$0 + 1) }
      }
    }
    // In "the server edition", Server is the value of the Edition.
    if found.count > 1 { found.removeAll { context.entries[$0.0].isPartOfGroup } }
    let owner = owner(of: found, in: words)
    if let owner { found.removeAll { $0.1 == owner } }
    guard found.count == 1, let (line, range) = found.first else { return nil }
    let pieces = [words.indices[..<range.lowerBound], words.indices[range.upperBound...]].map { indices in
      indices.filter { owner?.contains($0) != true }.map { words[$0] }
    }
    return Named(line: line, pieces: pieces.map { $0.map(String.init) })
  }

  /// Returns the words of a switch that stand beside a slider or a stepper: "the radio volume" is the volume.
  private func owner(of things: [(Int, Range<Int>)], in words: [Substring]) -> Range<Int>? {
    guard things.count == 2, let scale = things.first(where: { context.entries[$0.0].scale != nil })?.1,
      let owner = things.first(where: { context.entries[$0.0].isSwitch })?.1
    else { return nil }
    return owner.upperBound == scale.lowerBound || scale.upperBound == owner.lowerBound ? owner : nil
  }

  /// Returns whether a word makes a line no order: "not", or the "is" of a statement.
  private func saysNoOrder(_ word: Substring) -> Bool {
    orders.statements.words.contains(String(word)) || context.negations.contains(String(word))
  }

  /// Returns the words that are a name, as it is or with other endings.
  private func span(of label: String, in words: [Substring]) -> Range<Int>? {
    let count = label.split(separator: " ").count
    guard count > 0, count <= words.count else { return nil }
    return (0...words.count - count).lazy.map { $0..<$0 + count }.first { range in
      let said = words[range].joined(separator: " ")
      return said == label || context.nameForms.match([said], label) == .whole
    }
  }

  /// Returns whether a word changes nothing: an article, or a word such as "please".
  func isFiller(_ word: String) -> Bool {
    context.nameForms.isArticle(word[...]) || context.user.isCourtesy(word)
  }

  // MARK: - Acts

  private func turned(_ named: Named, _ parsed: ParsedLine) -> Outcome? {
    let words = named.pieces.flatMap(\.self)
    // "On, sorry, off" says two things.
    let states = Set(AssignmentReading(context: context).stateWords.filter { words.contains($0.word) }.map(\.isOn))
    if states.count > 1 { return nil }
    let (isOn, isOff) = (match(words, orders.on), match(words, orders.off))
    return isOn == isOff ? nil : turn(named.line, on: isOn, parsed)
  }

  /// Moves the one volume here, as that of a thing that is turned on and off: "turn the radio up".
  private func movedVolume(of named: Named, _ parsed: ParsedLine) -> Outcome? {
    let words = named.pieces.flatMap(\.self)
    let (isUp, isDown) = (match(words, orders.raising), match(words, orders.lowering))
    return isUp == isDown
      ? nil : AssignmentReading(context: context).movedVolume(by: isUp ? 1 : -1, asked: parsed.line)
  }

  private func turn(_ line: Int, on isOn: Bool, _ parsed: ParsedLine) -> Outcome? {
    let entry = context.entries[line]
    return entry.isTurned(on: isOn).map { isAlready in
      isAlready ? .say(entry.announcement.heldAlone) : Outcome(.use(line: line, asked: parsed.line))
    }
  }

  /// Moves the value of a slider or a stepper.
  private func moved(_ named: Named, _ parsed: ParsedLine) -> Outcome? {
    guard context.entries[named.line].scale?.isOfNumbers == true else { return nil }
    let amounts = values(in: named) { context.user.understander.number(context.withoutUnit($0)) != nil }
      .filter { said in !isFiller(said.value) && said.before.map { !context.isTarget($0) } ?? true }
    let all = amounts + [Said(value: "", before: nil, rest: named.pieces.flatMap(\.self))]
    let moves = all.compactMap { said -> String? in
      let (isUp, isDown) = (match(said.rest, orders.raising), match(said.rest, orders.lowering))
      guard isUp != isDown else { return nil }
      return AssignmentReading(context: context).value(
        ofLine: named.line, movedBy: said.value.isEmpty ? nil : said.value, isUp ? 1 : -1)
    }
    return moves.first.map {
      Outcome(.assign([Assignment(line: named.line, value: $0, kind: .move)], asked: parsed.line))
    }
  }

  /// Gives a value to a thing that offers some.
  private func set(_ named: Named, _ parsed: ParsedLine) -> Outcome? {
    let offered = options(ofLine: named.line)
    let isScale = context.entries[named.line].scale?.isOfNumbers == true
    let found = values(in: named) {
      isScale ? context.saysNumber(context.withoutUnit($0)) : option($0, of: offered) != nil
    }
    .first { consist($0.rest, of: orders.giving) }
    return found.map { Outcome(.assign([Assignment(line: named.line, value: $0.value)], asked: parsed.line)) }
  }

  // MARK: - Values

  private struct Said {
    var value: String
    /// The word before the value.
    var before: String?
    /// All other words of the line.
    var rest: [String]
  }

  /// Returns the longest runs of words that are values, each with the other words.
  private func values(in named: Named, _ isValue: (String) -> Bool) -> [Said] {
    named.pieces.enumerated().flatMap { index, piece -> [Said] in
      let spans = stride(from: piece.count, to: 0, by: -1).flatMap { count in
        (0...piece.count - count).map { $0..<$0 + count }
      }
      guard let span = spans.first(where: { isValue(piece[$0].joined(separator: " ")) }) else { return [] }
      let before = span.lowerBound > 0 ? piece[span.lowerBound - 1] : nil
      let rest = Array(piece[..<span.lowerBound] + piece[span.upperBound...]) + named.pieces[1 - index]
      return [Said(value: piece[span].joined(separator: " "), before: before, rest: rest)]
    }
  }

  /// The names of the values that a pop-up button or a radio group offers; empty for all other things.
  private func options(ofLine line: Int) -> [LocalizedText] {
    let entry = context.entries[line]
    if let group = context.entries.groups.first(where: { $0.lines.lowerBound == line }), entry.isGroupStart {
      return group.radioGroup == nil
        ? [] : group.lines.map { context.entries[$0] }.filter(\.isPartOfGroup).compactMap(\.title)
    }
    if case .openMenu? = entry.control?.usage, entry.control?.held != nil {
      return entry.menu?.allItems.map(\.title) ?? []
    }
    return []
  }

  /// Returns the one option that a folded text names.
  /// A word that may be an answer is the whole name of an option, or none: Italian "grande".
  private func option(_ folded: String, of titles: [LocalizedText]) -> String? {
    let options = titles.filter { context.allows($0, for: folded) }.map(context.folded)
    if options.contains(folded) { return folded }
    let found = context.mayAnswer(folded) ? [] : options.filter { context.nameForms.match([folded], $0) == .whole }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: - Words

  private var orders: OrderWords { context.user.words.orders.value }

  /// Returns whether some words are those of phrases, and hold all words of one of them.
  private func match(_ words: [String], _ phrases: OrderWords.Phrases) -> Bool {
    consist(words, of: phrases) && phrases.phrases.contains { $0.isSubset(of: words) }
  }

  private func consist(_ words: [String], of phrases: OrderWords.Phrases) -> Bool {
    words.allSatisfy { phrases.words.contains($0) || isFiller($0) }
  }
}
