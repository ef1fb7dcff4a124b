/// Lines that say an option and not what offers it: "a large one", "I want the light to be red" (LOOP-16).
extension FreeOrderReading {
  /// The options of things with more than these are not looked for without a name.
  private static let mostOptions = 50
  /// In words.
  private static let longestOption = 3
  /// The least number of letters that an option shares with another word for it: "classical" for "Classics".
  private static let shortestLikeness = 5

  /// Takes the name of an option here: "a large one". If several things offer it, asks for which. Never a number, which is one of the
  /// lines (LOOP-13).
  func option(_ parsed: ParsedLine, ofLine line: Int? = nil) -> Outcome? {
    if saysTooMuch(parsed) { return nil }
    // "A large pizza" on the page Pizza says no more than "a large one".
    let said = ([parsed.folded] + corrections(parsed)).flatMap { [$0] + context.saidNames($0) }
      .flatMap { [$0] + context.withoutTitle($0) }
      .filter { context.number($0) == nil }
    let things = offering.filter { line == nil || $0.line == line }
    for name in said {
      let found = things.compactMap { thing in
        option(name, of: thing.options).map { Assignment(line: thing.line, value: $0) }
      }
      if found.count > 1, context.mayAnswer(name) { return nil }
      if !found.isEmpty { return found.map(Candidate.assignment).outcome(parsed.line) }
    }
    return nil
  }

  /// Returns what may be set by an option that is said of something else, which is asked about: "I want the light to be red". Where several
  /// things offer it, "from Bristol" is said of the one where one starts.
  func optionAlone(_ words: [Substring], _ parsed: ParsedLine) -> [Assignment] {
    guard unknown > 0 else { return [] }
    let known = orders.beside.union(orders.wanting).union(orders.on.words)
    let words = words.map(String.init).filter { !isFiller($0) && !context.pronouns.contains($0) }
    guard let (assignments, run) = longestOption(in: words) else { return [] }
    let rest = words.indices.filter { !run.contains($0) && !known.contains(words[$0]) }.map { words[$0] }
    let denies = rest.contains { word in context.negations.contains { $0.isUnspaced && word.contains($0) } }
    if assignments.count > 1, denies { return [] }
    let onRoute =
      assignments.count == 1 ? nil : context.onRoute(assignments, words[run].joined(separator: " "), parsed.folded)
    let boxes = context.entries.ownLines.filter(\.entry.isCheckBox).compactMap { $0.entry.title.map(context.folded) }
    // Ham is not what is to be large.
    let saysMore = rest.contains { word in
      context.number(word) != nil || boxes.contains { context.nameForms.areForms(word, $0) }
    }
    if saysMore { return [] }
    if let onRoute, rest.count <= unknown { return [onRoute] }
    let (named, others) = (rest.filter { context.hasName(with: $0) }, rest.filter { !context.hasName(with: $0) })
    // "Express with insurance" says more than the one option.
    return unknown == 1 && leavesNothing(others) && named.count < 2 ? assignments : []
  }

  /// Returns the one longest run of words that is an option, with the things that offer it. Nil if there is none, or several.
  private func longestOption(in words: [String]) -> (assignments: [Assignment], run: Range<Int>)? {
    let runs = words.indices.flatMap { start in
      (start..<min(words.count, start + Self.longestOption)).map { start..<$0 + 1 }
    }
    let found = offering.flatMap { thing in
      runs.compactMap { run -> (assignment: Assignment, run: Range<Int>)? in
        let said = words[run].joined(separator: " ")
        return (option(said, of: thing.options) ?? likeliest(said, of: thing.options)).map {
          (Assignment(line: thing.line, value: $0), run)
        }
      }
    }
    let longest = found.map(\.run.count).max()
    let set = found.filter { $0.run.count == longest }
    guard let run = set.first?.run, set.allSatisfy({ $0.run == run }) else { return nil }
    return (set.map(\.assignment), run)
  }

  private var offering: [(line: Int, options: [LocalizedText])] {
    context.entries.ownLines.map { (line: $0.line, options: options(ofLine: $0.line)) }
      .filter { (2...Self.mostOptions).contains($0.options.count) }
  }

  /// The names of the values that a pop-up button or a radio group offers; empty for all other things.
  func options(ofLine line: Int) -> [LocalizedText] {
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
  func option(_ folded: String, of titles: [LocalizedText]) -> String? {
    let options = titles.filter { context.allows($0, for: folded) }.map(context.folded)
    if options.contains(folded) { return folded }
    let found = [
      options.filter { context.nameForms.match([folded], $0) == .whole },
      options.filter { context.nameForms.areForms(folded, $0) },
    ].first { !$0.isEmpty }
    return found?.count == 1 && !context.mayAnswer(folded) ? found?.first : nil
  }

  /// Returns the one option that begins with the same letters as a word: "classical" for "Classics".
  private func likeliest(_ said: String, of titles: [LocalizedText]) -> String? {
    if said.contains(" ") { return nil }
    let options = titles.map(context.folded).filter { option in
      let shared = zip(option, said).prefix { $0 == $1 }.count
      return shared >= Self.shortestLikeness && option.count - shared <= 2 && said.count - shared <= 4
    }
    return options.count == 1 ? options.first : nil
  }
}

/// An end of a journey.
private enum RouteEnd: CaseIterable {
  case origin, destination

  /// The phrases beside a place, and the names of the things that hold it.
  fileprivate var keys: (phrases: String, names: String) {
    switch self {
    case .origin: ("value.origin", "value.originNames")
    case .destination: ("value.destination", "value.destinationNames")
    }
  }
}

extension LineContext {
  /// Returns the assignment that sets what a line says of a place by words such as "from" beside it. Nil if there is none, or several.
  fileprivate func onRoute(_ assignments: [Assignment], _ said: String, _ line: String) -> Assignment? {
    let ends = RouteEnd.allCases.map { end in
      (
        end: end,
        length: wording.phrases(end.keys.phrases).filter { stands($0, at: said, in: line) }.map(\.count).max() ?? 0
      )
    }
    // "In the direction of" a place is no "of" it.
    guard let longest = ends.map(\.length).max(), longest > 0, ends.count(where: { $0.length == longest }) == 1,
      let end = ends.first(where: { $0.length == longest })?.end
    else { return nil }
    let names = wording.foldedPhrases(end.keys.names)
    let meant = assignments.filter { assignment in
      guard let title = entries[assignment.line].title.map(folded) else { return false }
      return names.contains { name in
        // "A" is a name of its own, and no word of another.
        title == name || name.count > 2 && title.split(separator: " ").contains(name[...])
          || name.isUnspaced && title.contains(name)
      }
    }
    return meant.count == 1 ? meant[0] : nil
  }

  /// Returns whether the words of a phrase are beside a place in a folded line. A prefix or suffix is a part of the word that names the
  /// place: "Ankara'dan".
  private func stands(_ phrase: String, at place: String, in line: String) -> Bool {
    let written = Folding.fold(phrase.replacing("{value}", with: place))
    if " \(line) ".contains(" \(written) ") || written.isUnspaced && line.contains(written) { return true }
    guard !phrase.contains(" "), let (before, after) = phrase.cut(at: "{value}") else { return false }
    let (prefix, suffix) = (Folding.fold(before), Folding.fold(after))
    return place.hasPrefix(prefix) && place.hasSuffix(suffix) && place.count > prefix.count + suffix.count
  }
}
