/// A thing that a line names, and the value beside its name: "color blue" (LOOP-9).
struct Assignment: Sendable, Equatable {
  var line: Int
  /// As it was typed.
  var value: String
  var kind = Kind.value

  enum Kind: Sendable {
    case value
    /// The line moves the value, by an amount or one step.
    case move
    /// The value is an item of the thing's own menu.
    case menuItem
    /// The line says that the value is added, without what is made of it.
    case addition
    /// The value is another name or day of the thing, which an item of its menu changes.
    case change
  }
}

/// A reader of lines that name a thing and a value, by the patterns of `value.assign` and, for texts, of `value.write` in a wording.
struct AssignmentReading {
  let context: LineContext

  /// In characters.
  static let limit = 300
  private static let most = 8
  /// A shorter word within a name, such as "for", does not stand for it.
  static let shortestWord = 4

  func assignments(_ parsed: ParsedLine) -> [Assignment] {
    let name = ownName(parsed)
    if !name.isEmpty { return name }
    let found = named(parsed)
    // "Change milk to oat milk" gives a switch no value.
    if !found.isEmpty {
      return found + (found.allSatisfy { context.entries[$0.line].isSwitch } ? changing(parsed) : [])
    }
    return [movedAtFocus, shortened, naming, changing].lazy.map { $0(parsed) }.first { !$0.isEmpty } ?? []
  }

  /// Returns the values beside the whole name of a thing.
  func named(_ parsed: ParsedLine) -> [Assignment] {
    guard parsed.text.count <= Self.limit, !parsed.folded.isEmpty else { return [] }
    let things = context.entries.ownLines.compactMap { line, entry -> (line: Int, label: String)? in
      guard entry.takesValue, let title = entry.title else { return nil }
      let label = context.folded(title)
      if !label.isEmpty, context.mayHold(parsed.folded, label) { return (line, label) }
      // "Username" is the User name.
      let joined = label.replacing(" ", with: "")
      if entry.takesShortText, joined != label, parsed.folded.contains(joined) { return (line, joined) }
      // "Guest" stands for "Guests", of which there may be one.
      let words = entry.scale == nil ? [] : parsed.folded.split(separator: " ").map(String.init)
      return words.first { context.nameForms.match([label], $0) == .whole }.map { (line, $0) }
    }
    guard !things.isEmpty else { return [] }
    let longest = (things + partlyNamed(by: things)).sorted { ($0.label.count, $1.line) > ($1.label.count, $0.line) }
    let (giving, turning) = (patterns("value.assign"), orders.compactMap(Pattern.init))
    let writing = patterns("value.write")
    var found: [Assignment] = []
    for thing in longest {
      let takesText = context.entries[thing.line].takesShortText
      func values(_ patterns: [Pattern]) -> [String] {
        patterns.compactMap { $0.value(in: parsed.text, of: thing.label, context.nameForms, apart: takesText) }
      }
      let takesName = takesText && isForName(thing.label)
      // "My name is on the list" states something.
      let stated = takesName ? values(patterns("value.is")) : []
      if !stated.isEmpty, let name = (stated + values(writing)).min(by: { $0.count < $1.count }), !isName(name) {
        continue
      }
      // The words around a text are no part of it, so the pattern with the most words comes first: "write ring twice in the note".
      let calling = takesName ? values(patterns("value.calls")).filter(isName) : []
      let written = takesText ? (values(writing) + calling).min { $0.count < $1.count } : nil
      let opensSheet = if case .press(.present, _) = context.entries[thing.line].control?.usage { true } else { false }
      let given = values(context.entries[thing.line].isSwitch ? turning : giving).filter {
        !isCommand($0, on: thing) && !denies($0, of: thing.line)
      }
      .map { context.number(inUnitOf: thing.line, $0) ?? $0 }
      .map { opensSheet ? context.withoutCalled($0[...]) : $0 }.filter { !$0.isEmpty }
      let first = [written, clearing(parsed.folded, thing)].compactMap(\.self)
      let moves = steps(parsed.text, on: thing)
      for value in first + moves + given + counted(parsed.text, thing)
      where !takesText || !names(anotherThan: thing.line, in: value, asName: takesName) {
        let assignment = Assignment(line: thing.line, value: value, kind: moves.contains(value) ? .move : .value)
        if !found.contains(assignment) { found.append(assignment) }
      }
    }
    return Array(found.prefix(Self.most))
  }

  /// Returns the things that hold a moment or a number, and have the name of a switch within theirs: "delivery at seven" is the Delivery
  /// time. The switch takes only "on" and "off".
  private func partlyNamed(by things: [(line: Int, label: String)]) -> [(line: Int, label: String)] {
    let switches = things.filter { context.entries[$0.line].isSwitch }
    if switches.isEmpty { return [] }
    return context.entries.ownLines.flatMap { line, entry -> [(line: Int, label: String)] in
      guard entry.holdsMoment || entry.scale != nil, let label = entry.title.map(context.folded) else { return [] }
      return switches.filter { thing in
        label != thing.label
          && (label.split(separator: " ").contains(thing.label[...])
            || thing.label.isUnspaced && label.contains(thing.label))
      }.map { (line, $0.label) }
    }
  }

  /// Returns whether a part of a value after a comma begins with the name of another thing: "apollo, user name sam". A name holds no more
  /// than itself, so there "and" parts too, and so does a name of several words, or what is wanted.
  private func names(anotherThan line: Int, in value: String, asName isName: Bool) -> Bool {
    let joints =
      !isName
      ? []
      : context.wording.phrases("select.and").compactMap {
        $0.cut(at: "{first}")?.after.cut(at: "{last}")?.before
      }
    let plain = joints.reduce(value) { $0.replacing($1, with: ",") }
    let parts = plain.split(whereSeparator: SelectionReading.commas.contains).dropFirst().map { Folding.fold($0) }
    if isName, parts.contains(where: context.user.wants) || holdsOrder(value) { return true }
    let said = Folding.fold(value)
    return context.entries.ownLines.contains { other, entry in
      guard other != line, entry.takesValue, let title = entry.title.map(context.folded), !title.isEmpty else {
        return false
      }
      if isName, title.contains(" "), said.contains(" " + title + " ") { return true }
      return parts.contains { $0.hasPrefix(title) && $0.count > title.count }
    }
  }

  /// Returns what empties a thing whose name a folded line says before or after the words for that: "clear the note".
  private func clearing(_ folded: String, _ thing: (line: Int, label: String)) -> String? {
    let takesText = context.entries[thing.line].takesShortText
    let phrases = context.wording.phrases("command.clear") + (takesText ? context.wording.phrases("value.clear") : [])
    return phrases.first { phrase in
      let named = folded.without(Folding.fold(phrase))
      return named.contains { name in
        context.nameForms.match([name] + context.nameForms.inner(name), thing.label) == .whole
      }
    }.map { takesText ? "" : $0 }
  }

  /// Returns whether a value begins with "not", and is no value of the thing as it is: "volume not sixty".
  private func denies(_ value: String, of line: Int) -> Bool {
    // A text may begin with "no".
    if context.entries[line].isSwitch || context.entries[line].takesShortText { return false }
    let folded = Folding.fold(value)
    return context.denies(folded) && !context.entries[line].offersValue(named: folded, in: context)
  }

  /// Returns whether a value beside a field that holds a text is a command, alone or on the field: "note undo", "note read".
  private func isCommand(_ value: String, on thing: (line: Int, label: String)) -> Bool {
    let entry = context.entries[thing.line]
    guard entry.takesShortText, case .text(let text)? = entry.control?.held, !text.isEmpty else { return false }
    let (vocabulary, folded) = (context.user.vocabulary, Folding.fold(value))
    return vocabulary.command(folded) != nil
      || ["\(folded) \(thing.label)", "\(thing.label) \(folded)"].contains { line in
        vocabulary.commandsWithObject(line).contains { $0.object == thing.label }
      }
  }

  /// Returns the values that a line gives to a thing with a folded label, wherever that is, by the patterns of `value.assign` or by
  /// others.
  func values(beside label: String, in text: String, by phrases: [String]? = nil) -> [String] {
    guard text.count <= Self.limit else { return [] }
    return (phrases ?? context.wording.phrases("value.assign")).compactMap { phrase in
      Pattern(phrase)?.value(in: text, of: label, context.nameForms)
    }
  }

  /// The patterns of `value.assign` that are no statements, such as "the lamp is on".
  var orders: [String] {
    let statements = Set(context.wording.phrases("value.is"))
    return context.wording.phrases("value.assign").filter { !statements.contains($0) }
  }

  private func patterns(_ key: String) -> [Pattern] { context.wording.phrases(key).compactMap(Pattern.init) }

  /// The rows of more lines than these are not searched for their menus.
  private static let searchedLines = 200

  /// The lines of things with menus of their own.
  var linesWithMenus: [Int] {
    let entries = context.entries
    let lines = entries.count <= Self.searchedLines ? Array(0..<entries.count) : entries.ownLines.map(\.line)
    return lines.filter { entries[$0].menu != nil }
  }

  /// Returns the item of a thing's own menu that a line names beside the thing, in either order: "delete milk". Several things may
  /// have the name.
  func menuAct(_ parsed: ParsedLine) -> [Assignment] {
    let entries = context.entries
    guard parsed.text.count <= Self.limit, !context.isMenu else { return [] }
    let items = linesWithMenus.flatMap { line in
      (entries[line].menu?.allItems ?? []).map { (line: line, item: $0, title: context.folded($0.title)) }
    }
    guard !items.isEmpty else { return [] }
    let text = parsed.folded[...]
    let parts = text.indices.dropFirst().filter(text.isBreak).flatMap { place in
      let (head, tail) = (String(text[..<place]).trimmingSpaces(), String(text[place...]).trimmingSpaces())
      return [(act: head, name: tail), (act: tail, name: head)]
    }
    for (act, name) in context.nameForms.acts(parsed.folded) + parts {
      let said = [act] + context.saidNames(act)
      let named = items.filter { said.contains($0.title) || context.nameForms.match(said, $0.title) == .whole }
      guard !named.isEmpty else { continue }
      let found = context.candidates(name)
      let things = Set(found.candidates.compactMap(\.line))
      // A part of a name never suffices for a destructive action.
      let meant = named.filter { things.contains($0.line) && (found.isWhole || !$0.item.isDestructive) }
      if meant.count == 1 || found.isWhole && !meant.isEmpty && Set(meant.map(\.line)).count == meant.count {
        return meant.map { Assignment(line: $0.line, value: $0.title, kind: .menuItem) }
      }
    }
    return []
  }

  /// The words for on and off, folded, longest first: "not checked" before "checked".
  var stateWords: [(word: String, isOn: Bool)] {
    let states: [(String, Bool)] = [
      ("state.on", true), ("state.checked", true), ("state.off", false), ("state.notChecked", false),
    ]
    let words = states.flatMap { key, isOn in
      context.wording.foldedPhrases(key).map { (word: $0, isOn: isOn) }
    }
    return words.sorted { $0.word.count > $1.word.count }
  }

  /// Returns whether folded words without a name mean on or off, as "off" and "switch off" do. Nil if they mean neither.
  func isOn(_ folded: String) -> Bool? {
    stateWords.first { $0.word == folded }?.isOn
      ?? [ObjectCommand.turnOn, .turnOff].first { command in
        context.wording.phrases(command.key).contains { Folding.fold($0.replacing("{object}", with: "")) == folded }
      }?.checks
  }

  /// Returns the names, or parts of names, that a folded line combines with a word for on or off.
  func states(_ parsed: ParsedLine) -> [(name: String, isOn: Bool)] {
    let words = stateWords.filter { parsed.folded.contains($0.word) && parsed.folded != $0.word }
    guard !words.isEmpty, parsed.text.count <= Self.limit else { return [] }
    let phrases = orders
    return words.flatMap { word, isOn in
      phrases.compactMap { phrase in
        guard let (before, rest) = phrase.cut(at: "{name}"), let (between, after) = rest.cut(at: "{value}") else {
          return nil
        }
        let (start, end) = (Folding.foldPiece(before), Folding.foldPiece(between) + word + Folding.foldPiece(after))
        guard parsed.folded.hasPrefix(start), parsed.folded.hasSuffix(end),
          parsed.folded.count > start.count + end.count
        else { return nil }
        let name = parsed.folded.dropFirst(start.count).dropLast(end.count)
        // "nein" is not a thing named N that is "ein" (on).
        guard Folding.isWordEnd(between: name.last, and: end.first) else { return nil }
        return (String(name).trimmingSpaces(), isOn)
      }
    }
  }

  /// Finds the thing with values to choose from that a word of its name tells from all others, beside its value: "sort name" for "Sort
  /// by", "music 35" for "Volume of the music".
  private func shortened(_ parsed: ParsedLine) -> [Assignment] {
    told(parsed).lazy.map { thing -> [Assignment] in
      let values = steps(parsed.text, on: thing) + values(beside: thing.label, in: parsed.text)
      return values.prefix(Self.most).map { value in
        Assignment(line: thing.line, value: context.number(inUnitOf: thing.line, value) ?? value)
      }
    }.first { !$0.isEmpty } ?? []
  }

  /// Returns the things that a word of a line tells from all others here, with that word.
  func told(_ parsed: ParsedLine) -> [(line: Int, label: String)] {
    guard parsed.text.count <= Self.limit else { return [] }
    let labels = context.entries.ownLines.map { line, entry in
      let label = entry.title.map(context.folded) ?? ""
      return (line: line, entry: entry, label: label, words: label.split(separator: " "))
    }
    let told = parsed.folded.split(separator: " ").compactMap { said -> (line: Int, label: String)? in
      guard !context.isAnswer(String(said)), !context.nameForms.isArticle(said) else { return nil }
      let having = labels.filter { $0.words.contains { context.nameForms.mayStand(said, for: $0) } }
      guard having.count == 1, having[0].entry.offersValues,
        having[0].words.count > 1 || context.nameForms.isLastPart(said, of: having[0].words[0]),
        said.count >= Self.shortestWord || said.isOfSyllables && said.count > 1 || having[0].words.first == said
      else { return nil }
      return (having[0].line, String(said))
    }
    // In a script without spaces, the end of a name says what it is: 音量 of ラジオの音量.
    let ends = labels.filter {
      $0.entry.offersValues && $0.label.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
    }
    .compactMap { thing -> (line: Int, label: String)? in
      let lengths = (2..<max(2, thing.label.count)).reversed()
      let end = lengths.lazy.map { thing.label.suffix($0) }.first { parsed.folded.contains($0) }
      guard let end, labels.count(where: { $0.label.contains(end) }) == 1 else { return nil }
      return (thing.line, String(end))
    }
    return told + (ends.count == 1 ? ends : [])
  }

  /// The text before, between and after the name and the value.
  struct Pattern {
    var before, between, after: Substring
    var isNameFirst: Bool

    /// Returns nil unless the phrase has a name and a value.
    init?(_ phrase: String) {
      guard let (start, end) = phrase.cut(at: "{name}") else { return nil }
      if let (between, after) = end.cut(at: "{value}") {
        (before, self.between, self.after, isNameFirst) = (start, between, after, true)
      } else if let (before, between) = start.cut(at: "{value}") {
        (self.before, self.between, after, isNameFirst) = (before, between, end, false)
      } else {
        return nil
      }
    }

    /// The label is folded. Nil if the text does not match. With `apart`, a value stands apart from a name without words between
    /// them, as any text does: メモを読んで is no text of メモ.
    func value(in text: String, of label: String, _ forms: NameForms, apart: Bool = false) -> String? {
      var rest = text.trimmingSpaces()[...]
      guard isNameFirst else {
        guard rest.drop(before), rest.dropEnd(after) else { return nil }
        let values = rest.beforeEnd(name: label, forms).compactMap { $0.inner(before: "", after: between) }
        return values.first
      }
      let wordEnds = between.isEmpty || between.first == " "
      // Without words of the phrase, only the name as it is written begins a value.
      let isPlain = before.isEmpty && after.isEmpty && between.allSatisfy(\.isWhitespace)
      guard rest.drop(before),
        isPlain ? rest.drop(label: label, wordEnds: wordEnds) : rest.drop(name: label, wordEnds: wordEnds, forms)
      else { return nil }
      if apart, isPlain, let last = rest.base[..<rest.startIndex].last, last.isLetter { return nil }
      return rest.inner(before: between, after: after)
    }
  }
}
