/// Finds what a folded line may mean among the things of the place in front, and the tabs (LOOP-2).
extension Surroundings {
  /// How many of the things that match a line are looked for among provided rows.
  private static let searchLimit = 10

  /// The lines and tabs that a folded label may mean; `isWhole` where it is the whole label of one.
  func candidates(_ folded: String) -> (candidates: [Candidate], isWhole: Bool) {
    let own = shown.ownLabels
    let tabs = tabLabels
    // What stands here goes before a tab of the same name.
    let wholeHere = own.filter { $0.label == folded }
    if !wholeHere.isEmpty { return (wholeHere.map { .line($0.line) }, true) }
    // Rows are looked through only for this, and not kept.
    let rows = entries.matches(folded, limit: Self.searchLimit, label: label(of:))
    if rows.wholeCount > 0 { return (rows.whole.map { .line($0) }, true) }
    let wholeTabs = tabs.indices.filter { tabs[$0] == folded }
    if !wholeTabs.isEmpty { return (wholeTabs.map { .tab($0) }, true) }
    if isAnswer(folded) { return ([], false) }
    // A word from the middle of its name is never enough for what destroys something.
    let found = LabelMatching.matches(folded, in: own.lazy.map(\.label))
      .filter { own[$0].label.hasPrefix(folded) || !announcement(ofLine: own[$0].line).states.contains(.destructive) }
      .filter { holdsAnswers(of: folded, own[$0].label) }
      .map { Candidate.line(own[$0].line) }
    let foundTabs = LabelMatching.matches(folded, in: tabs).filter { holdsAnswers(of: folded, tabs[$0]) }
      .map { Candidate.tab($0) }
    let foundRows = rows.partly.filter { line in
      entries[line].title.map { holdsAnswers(of: folded, self.folded($0)) } ?? true
    }
    let all = found + foundRows.map { Candidate.line($0) } + foundTabs
    return all.isEmpty ? joinedCandidates(folded) : (all, false)
  }

  /// Whether a label has the words of a line that answer as words of its own: "no everyone" is not "Notify everyone" (LOOP-13).
  private func holdsAnswers(of folded: String, _ label: String) -> Bool {
    let own = Set(label.split(separator: " "))
    return folded.split(separator: " ").allSatisfy { own.contains($0) || !mayAnswer(String($0)) }
      && (!mayAnswer(folded) || label.hasPrefix(folded + " "))
  }

  /// What a line names, as it was typed: between quotation marks, or beside the words of a command that chooses.
  func objectAsTyped(_ line: Line) -> String {
    Heard(line, user.vocabulary).quoted ?? object(of: .open, in: line.text) ?? object(of: .choose, in: line.text)
      ?? line.text
  }

  /// Of things that are called the same but for signs or case, the one that is spelled as a line was: "C++" beside "C". All,
  /// where none is, or more than one.
  func spelled(_ text: String, _ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    let text = text.trimmingSpaces()
    let titles = candidates.map { candidate -> String in
      let title = candidate.line.map { entries[$0].title } ?? candidate.announcement(in: self).name
      return title.map(wording.text) ?? ""
    }
    for isSame in [{ $0 == text }, { $0.lowercased() == text.lowercased() }] as [(String) -> Bool] {
      let same = titles.indices.filter { isSame(titles[$0]) }
      if same.count == 1 { return [candidates[same[0]]] }
    }
    return candidates
  }

  /// How many rows are looked through for words that are written as one or apart.
  private static let joinedLimit = 1_000

  /// What is called as a folded line is but for words that are written as one or apart: "email" and "E-mail".
  private func joinedCandidates(_ folded: String) -> (candidates: [Candidate], isWhole: Bool) {
    var labels: [(candidate: Candidate, label: String)] = shown.ownLabels.map { (.line($0.line), $0.label) }
    if entries.count <= Self.joinedLimit {
      for (firstLine, rows) in entries.providedRows {
        labels += (0..<rows.count).map { (candidate: Candidate.line(firstLine + $0), label: label(of: rows[$0])) }
      }
    }
    labels += tabLabels.enumerated().map { (candidate: Candidate.tab($0.offset), label: $0.element) }
    let found = labels.compactMap { candidate, label in
      LabelMatching.joinedMatch(folded, label).map { (candidate: candidate, match: $0) }
    }
    let whole = found.filter { $0.match == .whole }
    return ((whole.isEmpty ? found : whole).map(\.candidate), !whole.isEmpty)
  }

  /// Whether a folded line is the whole label of something that stands in the tree.
  func isOwnLabel(_ folded: String) -> Bool { shown.ownLabels.contains { $0.label == folded } }

  /// What a line names, where it is a command to choose something.
  func chosenObjects(_ heard: Heard) -> [String] {
    commandsWithObject(heard).filter { $0.command == .open || $0.command == .choose || $0.command == .number }
      .map(\.object)
  }

  private var tabLabels: [String] {
    frame.hasTabs && !isCovered ? frame.tabs.map(folded) : []
  }
}
