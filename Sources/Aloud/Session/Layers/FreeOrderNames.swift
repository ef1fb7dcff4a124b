/// The things that lines name among other words.
extension FreeOrderReading {
  struct Named {
    var line: Int
    /// The words before, between and after those of the name.
    var pieces: [[String]]
  }

  /// Returns the words of a folded line. In a script without spaces, what is beside the names of things and values is a word.
  func words(of folded: String) -> [Substring] {
    guard folded.isUnspaced else { return folded.split(separator: " ").flatMap(parted) }
    let names = context.entries.ownLines.flatMap(\.entry.titles).map(context.folded).filter { $0.count > 1 }
    var (words, rest): ([Substring], Substring) = ([], folded[...])
    while let first = rest.indices.first(where: { place in names.contains { rest[place...].hasPrefix($0) } }) {
      let name = names.filter { rest[first...].hasPrefix($0) }.max { $0.count < $1.count } ?? ""
      words += [rest[..<first], rest[first...].prefix(name.count)]
      rest = rest[first...].dropFirst(name.count)
    }
    return (words + [rest]).filter { !$0.isEmpty }
  }

  /// Returns an option and the name that a joined word consists of: "Minimal" and "Ausgabe" of "Minimalausgabe".
  private func parted(_ word: Substring) -> [Substring] {
    guard context.nameForms.joinsWords else { return [word] }
    let parts = context.entries.ownLines.lazy.compactMap { line, entry -> [Substring]? in
      guard let label = entry.title.map(context.folded), word.count > label.count, !label.isEmpty, word.hasSuffix(label)
      else { return nil }
      let option = word.dropLast(label.count)
      let isOffered = options(ofLine: line).contains { context.folded($0) == option }
      return isOffered ? [option, word.suffix(label.count)] : nil
    }
    return parts.first ?? [word]
  }

  /// Returns the one thing that some words name, by its whole name or a word that tells it from all others.
  func named(_ words: [Substring]) -> Named? {
    let labels =
      context.entries.ownLines.compactMap { line, entry -> (line: Int, label: String)? in
        guard entry.takesValue || entry.isPartOfGroup, let title = entry.title else { return nil }
        return (line, context.folded(title))
      } + Quantity.allCases.compactMap(context.gauge).flatMap { gauge in gauge.otherNames.map { (gauge.line, $0) } }
    let whole = labels.compactMap { thing in span(of: thing.label, in: words).map { (thing.line, $0) } }
    let longest = whole.map(\.1.count).max()
    var found = whole.filter { $0.1.count == longest }.reduce(into: [(Int, Range<Int>)]()) { kept, thing in
      if !kept.contains(where: { $0.0 == thing.0 }) { kept.append(thing) }
    }
    if found.isEmpty, let spread = spread(labels, in: words) { return spread }
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

  /// Returns the one thing whose name is said by several words apart: "the light in the bedroom".
  private func spread(_ labels: [(line: Int, label: String)], in words: [Substring]) -> Named? {
    let said = labels.compactMap { line, label in
      context.nameForms.places(of: label, in: words).map { (line: line, places: Set($0)) }
    }.filter { $0.places.count > 1 }
    let most = said.map(\.places.count).max()
    let found = said.filter { $0.places.count == most }
    guard found.count == 1, let (line, places) = found.first else { return nil }
    let runs = words.indices.split(whereSeparator: places.contains)
    return Named(line: line, pieces: runs.map { $0.map { String(words[$0]) } })
  }

  /// Returns the words of a switch that stand beside a slider or a stepper: "the radio volume" is the volume.
  private func owner(of things: [(Int, Range<Int>)], in words: [Substring]) -> Range<Int>? {
    guard things.count == 2, let scale = things.first(where: { context.entries[$0.0].scale != nil })?.1,
      let owner = things.first(where: { context.entries[$0.0].isSwitch })?.1
    else { return nil }
    return owner.upperBound == scale.lowerBound || scale.upperBound == owner.lowerBound ? owner : nil
  }

  /// Returns whether a line states or denies something, or says of a value that it is not wanted.
  func ordersNothing(_ words: [Substring], _ parsed: ParsedLine) -> Bool {
    words.contains { saysNoOrder($0, in: parsed.text) } || saysTooMuch(parsed)
  }

  /// Returns whether a word makes a line no order: "not", or the "is" of a statement.
  func saysNoOrder(_ word: Substring, in text: String) -> Bool {
    let word = String(word)
    // "E" is no "è".
    let isJoint =
      orders.joints.contains(word) && text.lowercased().split(separator: " ").contains(word[...])
    return !isJoint && orders.statements.words.contains(word) && !orders.giving.words.contains(word)
      && context.number(word) == nil
      || context.negations.contains(word)
  }

  /// Returns the words that are a name, as it is or with other endings.
  private func span(of label: String, in words: [Substring]) -> Range<Int>? {
    let (names, forms) = (label.split(separator: " "), context.nameForms)
    guard !names.isEmpty, names.count <= words.count else { return nil }
    return (0...words.count - names.count).lazy.map { $0..<$0 + names.count }.first { range in
      if words[range].elementsEqual(names) || forms.areForms(words[range], names) { return true }
      // One word is no more than a form of another, where words have spaces between them.
      let isPlain = names.count == 1 && !label.isUnspaced
      return !isPlain && forms.match([words[range].joined(separator: " ")], label) == .whole
    }
  }
}

extension LineContext {
  /// Returns whether a word is the whole name of a thing here, or of one of its values, as it is or with other endings.
  func isWholeName(_ word: String) -> Bool {
    entries.ownLines.contains { _, entry in
      entry.titles.contains { title in
        let name = folded(title)
        return name == word || nameForms.match([word], name) == .whole || nameForms.areForms(word, name)
      }
    }
  }

  /// Returns whether a word is the name of a thing here that offers values: the "room" of "a room with a sea view".
  func namesHolder(_ word: String) -> Bool {
    entries.ownLines.contains { _, entry in
      entry.offersValues && entry.title.map { nameForms.areForms(word, folded($0)) } ?? false
    }
  }

  /// Returns whether a word may stand for one in the name of a thing here, or of one of its values. With `whereSet`, a word is not enough
  /// for a thing that nothing sets, such as a button.
  func hasName(with word: String, whereSet: Bool = false) -> Bool {
    entries.ownLines.contains { _, entry in
      let isSet = entry.takesValue || entry.isSwitch || entry.isPartOfGroup
      return entry.titles.contains { title in
        let name = folded(title)
        if whereSet, !isSet { return name == word }
        return name.split(separator: " ").contains {
          nameForms.mayStand(word[...], for: $0) || nameForms.isFirstPart(word[...], of: $0)
        } || nameForms.joinsWords && nameForms.isKind(word, of: name)
      }
    }
  }
}
