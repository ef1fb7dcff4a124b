extension Session {
  /// How many of the things that match a line are looked for among provided rows.
  private var searchLimit: Int { 10 }

  /// The lines and tabs that a folded label may mean; `isWhole` where it is the whole label of one.
  mutating func candidates(_ folded: String) -> (candidates: [Candidate], isWhole: Bool) {
    let own = ownLabels()
    let tabs = tabLabels
    // What stands here goes before a tab of the same name.
    let wholeHere = own.filter { $0.label == folded }
    if !wholeHere.isEmpty { return (wholeHere.map { .line($0.line) }, true) }
    // Rows are looked through only for this, and not kept.
    let rows = here.entries.matches(folded, limit: searchLimit, label: label(of:))
    if rows.wholeCount > 0 { return (rows.whole.map { .line($0) }, true) }
    let wholeTabs = tabs.indices.filter { tabs[$0] == folded }
    if !wholeTabs.isEmpty { return (wholeTabs.map { .tab($0) }, true) }
    let found = LabelMatching.matches(folded, in: own.map(\.label)).map { Candidate.line(own[$0].line) }
    let foundTabs = LabelMatching.matches(folded, in: tabs).map { Candidate.tab($0) }
    return (found + rows.partly.map { .line($0) } + foundTabs, false)
  }

  /// Whether a folded line is the whole label of something that stands in the tree.
  mutating func isOwnLabel(_ folded: String) -> Bool { ownLabels().contains { $0.label == folded } }

  private var tabLabels: [String] {
    guard interface.tabs.count > 1, navigation.overlays.isEmpty else { return [] }
    return interface.tabs.map { Folding.fold(locale.wording.text($0.title)) }
  }

  /// The folded titles of the lines that stand in the tree and can be chosen.
  mutating func ownLabels() -> [OwnLabel] {
    if let labels { return labels }
    var folded: [OwnLabel] = []
    for (line, entry) in here.entries.ownLines where entry.isNumbered {
      if let label = label(of: entry) { folded.append(OwnLabel(line: line, label: label)) }
    }
    labels = folded
    return folded
  }

  /// The folded title of a provided row.
  func label(of row: Row) -> String { Folding.fold(locale.wording.text(row.title)) }

  private func label(of entry: Entry) -> String? { entry.title.map { Folding.fold(locale.wording.text($0)) } }
}

/// The folded title of a line.
struct OwnLabel: Sendable, Equatable {
  var line: Int
  var label: String
}
