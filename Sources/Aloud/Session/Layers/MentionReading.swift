/// A reader of lines that mention several values of what is here among few other words: "two large ones with ham and olives". What it
/// finds is asked about, and never done by itself.
struct MentionReading {
  let context: LineContext
  /// The number of words that may be left out, if nothing here knows them.
  let unknown: Int

  /// In words.
  private static let limit = 20
  private static let longestName = 4

  private enum Mention {
    case box(Int)
    case value(Assignment)
    /// The name of the thing on a line, beside its value.
    case name(Int)
  }

  /// Returns what a line sets; nil if it mentions fewer than two things, or has other words that mean something.
  func orders(_ parsed: ParsedLine) -> [PartOrder]? {
    let words = reading.words(of: parsed.folded).map(String.init)
    guard (2...Self.limit).contains(words.count), !context.isQuestioned, !context.isMenu, context.shown.selection == nil
    else { return nil }
    let (leavingOut, including) = (leavingOut, including)
    var (values, checked, unchecked) = ([Assignment](), [Int](), [Int]())
    var (others, names, isLeftOut, isCounted, next) = ([String](), Set<Int>(), false, false, 0)
    while next < words.count {
      let ends = (next + 1...min(words.count, next + Self.longestName)).reversed()
      let found = ends.lazy.compactMap { end in
        mention(words[next..<end].joined(separator: " ")).map { ($0, end) }
      }.first
      switch found?.0 {
      // "Two olives" does not say how many of all.
      case .box where isCounted: return nil
      case .box(let line): if isLeftOut { unchecked.append(line) } else { checked.append(line) }
      case .value(let value): if isLeftOut { return nil } else { values.append(value) }
      case .name(let line): names.insert(line)
      case nil:
        let word = words[next]
        if leavingOut.contains(word) {
          isLeftOut = true
        } else if including.contains(word) {
          isLeftOut = false
        } else if !isBeside(word) {
          others.append(word)
        }
      }
      isCounted = if case .value? = found?.0 { context.number(words[next]) != nil } else { false }
      next = found?.1 ?? next + 1
    }
    // Where no word before a name leaves it out, as in Turkish, an unknown word may deny what it follows.
    if !others.isEmpty, leavingOut.isEmpty { return nil }
    // "With a fat crust" names the crust, but none of its values.
    guard values.count + checked.count + unchecked.count > 1, names.isSubset(of: values.map(\.line)),
      parsed.folded.isUnspaced ? others.isEmpty : reading.leavesNothing(others)
    else { return nil }
    let boxes = [(checked, true), (unchecked, false)].filter { !$0.0.isEmpty }.map { lines, isOn in
      PartOrder(part: parsed.line, outcome: SeveralBoxes(context: context).check(lines, isOn), lines: lines)
    }
    return values.map { value in
      PartOrder(part: parsed.line, outcome: Outcome(.assign([value], asked: parsed.line)), lines: [value.line])
    } + boxes
  }

  private var reading: FreeOrderReading { FreeOrderReading(context: context, unknown: unknown) }

  private func mention(_ name: String) -> Mention? {
    let entries = context.entries
    let named = entries.ownLines.filter { _, entry in
      entry.isValued && entry.title.map(context.folded).map { isName(name, $0) } ?? false
    }
    if let (line, entry) = named.first, named.count == 1 {
      return entry.isCheckBox ? .box(line) : entry.isSwitch ? nil : .name(line)
    }
    let values = entries.ownLines.compactMap { line, _ in
      reading.option(name, of: reading.options(ofLine: line)).map { Assignment(line: line, value: $0) }
    }
    if values.count == 1 { return .value(values[0]) }
    // "A large one" counts nothing.
    guard values.isEmpty, let number = context.number(name), number > 1 || name.allSatisfy(\.isNumber) else {
      return nil
    }
    return context.counted(by: name).map(Mention.value)
  }

  private func isName(_ name: String, _ title: String) -> Bool {
    name == title || context.nameForms.match([name], title) == .whole || context.nameForms.areForms(name, title)
  }

  // MARK: - Words

  /// Words before what is left out: "without", "no".
  private var leavingOut: Set<String> { context.wordsBefore("check.remove") }

  /// Words before what is wanted: "with", "but".
  private var including: Set<String> {
    context.wordsBefore("check.include").union(context.user.words.selection.value.contrasts)
  }

  /// Returns whether a word says nothing beside what is mentioned: "please", "make", "and", "one".
  private func isBeside(_ word: String) -> Bool {
    let orders = reading.orders
    return reading.isFiller(word) || orders.beside.contains(word) || orders.wanting.contains(word)
      || context.number(word) == 1 || context.user.words.selection.value.conjunctions.contains(word)
  }
}

extension LineContext {
  /// The single words before the object in some phrases.
  fileprivate func wordsBefore(_ key: String) -> Set<String> {
    Set(
      wording.phrases(key).compactMap { phrase in
        guard phrase.hasSuffix(" {object}") else { return nil }
        let before = Folding.fold(phrase.dropLast(" {object}".count))
        return before.contains(" ") ? nil : before
      })
  }
}
