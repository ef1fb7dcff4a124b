/// The lines that complete a partly typed line: names, values and commands (EDIT-3).
///
/// There are none at a confirmation, whose phrase must be typed in full (ASK-2), and none for a secret.
struct Completions {
  private static let most = 200
  /// The rows of longer lists are found by searching.
  private static let mostRows = 1_000

  let maker: GrammarMaker

  private var context: LineContext { maker.context }

  /// For an empty text, returns the names of the things here.
  func lines(from text: String) -> [String] {
    let beginning = Folding.fold(text)
    if beginning.isEmpty, !text.allSatisfy(\.isWhitespace) { return [] }
    var seen: Set<String> = []
    var lines: [String] = []
    for line in candidates(beginning) + pickerValues(text) where lines.count < Self.most {
      let folded = Folding.fold(line)
      if folded.hasPrefix(beginning), seen.insert(folded).inserted { lines.append(line) }
    }
    return lines
  }

  private func candidates(_ beginning: String) -> [String] {
    switch maker.layer {
    case .confirmation, .discard, .alert: return []
    case .hearing(let question): return question.alternatives
    case .choice(let question): return question.candidates.compactMap { $0.announcement(in: context).name.map(words) }
    case .entry(let entry):
      let suggestions = entry.suggested?.all ?? entry.field(in: context)?.suggestions
      return entry.text.isSecure ? [] : suggestions.map { Self.titles($0.rows).map(words) } ?? []
    case .menu, .picker, nil:
      return beginning.isEmpty ? names : names + values + objects(beginning) + commands
    }
  }

  private func words(_ text: LocalizedText) -> String { context.wording.text(text) }

  private var names: [String] { context.names(mostRows: Self.mostRows).map(words) }

  private static func titles(_ rows: Rows) -> [LocalizedText] {
    (0..<min(rows.count, mostRows)).map { rows[$0].title }
  }

  /// The names of things, each followed by a value that can be set in the same line (LOOP-9).
  private var values: [String] {
    if context.isMenu { return [] }
    return context.entries.ownLines.flatMap { _, entry -> [String] in
      guard entry.takesValue, let title = entry.title, case .openMenu = entry.control?.usage, let menu = entry.menu
      else {
        return []
      }
      return EntryList(menu).ownLines.compactMap { $0.entry.title }.map { words(title) + " " + words($0) }
    }
  }

  /// Returns `text` with its last word replaced by each word that an open picker's values can contain. Words that are numbers
  /// are left out, because digits are quicker to type.
  private func pickerValues(_ text: String) -> [String] {
    let before = text.lastIndex(of: " ").map { text[...$0] } ?? ""
    guard before.endIndex < text.endIndex else { return [] }
    let rules = GivenPhrases.values(of: maker.layer?.picker, in: context)
    let values = ValueRules(context.locale, maker.form)
    var phrases = rules.map(values.phrase), met = Set(rules)
    var words: [String] = []
    while let phrase = phrases.popLast() {
      words += phrase.literalWords
      phrases += phrase.rules.filter { ![.number, .ordinal].contains($0) && met.insert($0).inserted }.map(values.phrase)
    }
    return words.sorted().filter { context.number(Folding.fold($0)) == nil }.map { before + $0 }
  }

  /// Returns the commands that begin the line, each followed by every name that it can take.
  private func objects(_ beginning: String) -> [String] {
    let names = names
    return [ObjectCommand.open, .show, .goTo, .choose, .more, .actions].flatMap { command -> [String] in
      context.wording.alternatives(command.key).own.flatMap { pattern -> [String] in
        guard let (before, after) = pattern.cut(at: "{object}"), !before.isEmpty,
          beginning.hasPrefix(Folding.fold(before))
        else { return [] }
        return names.map { String(before) + $0 + after }
      }
    }
  }

  private var commands: [String] {
    Command.allCases.filter(maker.means).flatMap { context.wording.alternatives($0.key).own }
  }
}

extension LineContext {
  /// Returns what can be named here: the things, the first rows of each list, and the tabs. If there is a condition, only the things
  /// that meet it. The rows that an app provides are like their first.
  func names(mostRows: Int, where isMeant: ((Entry) -> Bool)? = nil) -> [LocalizedText] {
    let own = entries.ownLines.compactMap { $0.entry.isNamed && isMeant?($0.entry) != false ? $0.entry.title : nil }
    let lists = entries.providedRows.filter { isMeant?(entries[$0.firstLine]) != false }
    let rows = lists.flatMap { _, rows in (0..<min(rows.count, mostRows)).map { rows[$0].title } }
    return own + rows + (isMeant == nil && frame.hasTabs && !isCovered ? frame.tabs : [])
  }
}

extension Session {
  /// Returns the lines that can be typed now and begin with `text`, or none while a confirmation or a secret is awaited.
  public func completions(of text: String) -> [String] {
    let isOther = engine.runner.interface.task?.other != nil && engine.layers.isEmpty
    let own = isOther ? engine.runner.app.completions(of: text, for: engine.runner.state) : nil
    return own ?? Completions(maker: engine.grammarMaker).lines(from: text)
  }
}
