/// One of several things that a line may mean.
enum Candidate: Sendable, Equatable {
  case line(Int)
  /// The focus moves to the line, which is not used.
  case place(Int)
  /// A line that is said again where using a thing leads to.
  case beyond(Int, saying: Line)
  case menu(Int, isContext: Bool)
  case suggestion(Int, SuggestedAct, for: ID)
  case assignment(Assignment)
  /// What a text that a line gives may mean.
  case text(Assignment)
  case tab(Int)
  /// The command with the same words as the line (LOOP-10).
  case command(Command, words: String)

  var line: Int? {
    switch self {
    case .line(let line), .place(let line), .beyond(let line, _), .menu(let line, _), .suggestion(let line, _, _): line
    case .assignment(let assignment): assignment.line
    case .text, .tab, .command: nil
    }
  }

  /// The line of the thing that is used or given a value.
  var lineUsed: Int? { if case .text(let assignment) = self { assignment.line } else { line } }

  var isCommand: Bool { if case .command = self { true } else { false } }

  func announcement(in context: LineContext) -> Announcement {
    switch self {
    case .line(let line), .place(let line), .beyond(let line, _), .menu(let line, _), .suggestion(let line, _, _):
      context.entries[line].announcement
    case .assignment(let assignment):
      context.entries[assignment.line].announcement.setting(assignment, in: context)
    case .text(let assignment): Announcement(.item, named: .verbatim(assignment.value))
    case .tab(let index): Announcement(.item, named: context.frame.tabs[index], role: .tab)
    case .command(_, let words): Announcement(.item, named: .verbatim(words), role: .command)
    }
  }

  func outcome(_ line: Line) -> Outcome {
    switch self {
    case .line(let index): Outcome(.use(line: index, asked: line))
    case .place(let index): Outcome(.moveFocus(to: index))
    case .beyond(let index, let said): Outcome(.takeBeyond(line: index, said))
    case .menu(let index, let isContext): Outcome(.openMenu(ofLine: index, isContext: isContext))
    case .suggestion(_, let act, let id): Outcome(.suggest(act, for: id))
    case .assignment(let assignment), .text(let assignment): Outcome(.assign([assignment], asked: line))
    case .tab(let index): Outcome(.selectTab(index))
    case .command(let command, let words): Outcome(.perform(command, asked: Line(words)))
    }
  }
}

extension Announcement {
  /// Returns the announcement of a thing with the option that a line gives it in place of its present value.
  fileprivate func setting(_ assignment: Assignment, in context: LineContext) -> Announcement {
    let options = FreeOrderReading(context: context).options(ofLine: assignment.line)
    guard let option = options.first(where: { context.folded($0) == assignment.value }) else { return self }
    var told = self
    told.value = option
    return told
  }
}

extension [Candidate] {
  /// Returns the outcome of the one candidate, or asks which of several is meant.
  func outcome(_ line: Line) -> Outcome {
    count == 1 ? self[0].outcome(line) : Outcome(.open(.choice(ChoiceLayer(candidates: self))))
  }
}

/// Searches the things of the place in front, and the tabs, for what a folded line may mean (LOOP-2).
extension LineContext {
  private static let searchLimit = 10

  /// `isWhole` is true if the folded label is complete. A text that fits nothing as it is may be a name within a phrase, or with
  /// other endings.
  func candidates(_ folded: String) -> (candidates: [Candidate], isWhole: Bool) {
    let written = candidates(written: folded)
    if written.isWhole || isAnswer(folded) { return written }
    let isWritten = !written.candidates.isEmpty
    // The beginning of a name is not said with words that only stand before one: "this text" of "This text has a menu".
    if written.candidates.contains(where: { begins($0, with: folded) }) { return written }
    // The words of an ordinal are not searched for in a long list.
    if !isWritten, entries.count > Self.relatedLimit, ListPlace(folded, user.understander) != nil { return ([], false) }
    // "The milk" is Milk rather than a part of "Buy the milk". "The one" is a number, and not the beginning of a name.
    for name in saidNames(folded) where !mayAnswer(name) && number(name) == nil {
      let found = candidates(written: name)
      if found.isWhole || !isWritten && !found.candidates.isEmpty { return found }
    }
    if isWritten { return written }
    return relatedCandidates(folded)
  }

  /// Returns whether a folded text is a name as it is written.
  func isName(_ folded: String) -> Bool { candidates(written: folded).isWhole }

  /// The index in the stack of the screen behind this one that has a folded name; nil if none has.
  func screenBehind(named folded: String) -> Int? {
    let names = [folded] + saidNames(folded)
    return frame.behind.lastIndex { title in title.map { names.contains(self.folded($0.full)) } ?? false }
  }

  /// A Boolean value that indicates whether each thing here is an answer to the only question of a task.
  var isChoice: Bool {
    frame.task != nil && entries.ownLines.allSatisfy { !$0.entry.isNumbered || $0.entry.endsTask }
  }

  private func begins(_ candidate: Candidate, with folded: String) -> Bool {
    let title = candidate.line.map { entries[$0].title } ?? candidate.announcement(in: self).name
    return title.map { self.folded($0).hasPrefix(folded) } ?? false
  }

  /// Returns whether a line has words besides a name and words such as "please".
  func saysMoreThanName(_ parsed: ParsedLine, ignoringArticles: Bool) -> Bool {
    let polite = [parsed.folded] + user.understander.courtesies.removed(from: parsed.folded).map { Folding.fold($0) }
    let names = ignoringArticles ? polite + polite.suffix(1).flatMap(nameForms.inner) : polite
    return names.allSatisfy { candidates(written: $0).candidates.isEmpty }
  }

  private func candidates(written folded: String) -> (candidates: [Candidate], isWhole: Bool) {
    let own = mindsMarks ? shown.ownLabels.filter { allows(entries[$0.line].title, for: folded) } : shown.ownLabels
    let tabs = tabLabels
    // A thing here takes precedence over a tab of the same name.
    let wholeHere = own.filter { $0.label == folded }
    if !wholeHere.isEmpty { return (wholeHere.map { .line($0.line) }, true) }
    // The labels of rows are made only for this search, and not cached.
    let rows = entries.matches(folded, limit: Self.searchLimit, label: label(of:))
    let wholeRows = rows.whole.filter { allows(entries[$0].title, for: folded) }
    if !wholeRows.isEmpty { return (wholeRows.map { .line($0) }, true) }
    let wholeTabs = tabs.indices.filter { tabs[$0] == folded && allows(frame.tabs[$0], for: folded) }
    if !wholeTabs.isEmpty { return (wholeTabs.map { .tab($0) }, true) }
    if isAnswer(folded) { return ([], false) }
    // A word from the middle of a name never suffices for a destructive action.
    let found = LabelMatching.matches(folded, in: own.lazy.map(\.label))
      .filter { own[$0].label.hasPrefix(folded) || !announcement(ofLine: own[$0].line).states.contains(.destructive) }
      .filter { holdsAnswers(of: folded, own[$0].label) }
      .map { Candidate.line(own[$0].line) }
    let foundTabs = LabelMatching.matches(folded, in: tabs)
      .filter { holdsAnswers(of: folded, tabs[$0]) && allows(frame.tabs[$0], for: folded) }
      .map { Candidate.tab($0) }
    let foundRows = rows.partly.filter { line in
      entries[line].title.map { allows($0, for: folded) && holdsAnswers(of: folded, self.folded($0)) } ?? true
    }
    return (found + foundRows.map { Candidate.line($0) } + foundTabs, false)
  }

  /// Returns whether a label contains the answer words of a line as separate words: "no everyone" does not match "Notify
  /// everyone" (LOOP-13).
  private func holdsAnswers(of folded: String, _ label: String) -> Bool {
    let own = Set(label.split(separator: " "))
    return folded.split(separator: " ").allSatisfy { own.contains($0) || !mayAnswer(String($0)) }
      && (!mayAnswer(folded) || label.hasPrefix(folded + " "))
  }

  /// Returns the name in a line as it was typed: the text between quotation marks, or beside the words of a command that
  /// chooses or turns on or off.
  func objectAsTyped(_ line: Line) -> String {
    let commands: [ObjectCommand] = [.open, .show, .goTo, .choose, .turnOn, .turnOff]
    return ParsedLine(line, user.vocabulary).quoted
      ?? commands.compactMap { object(of: $0, in: line.text) }.first ?? line.text
  }

  /// Returns the candidate that is spelled exactly as a line, among candidates whose names differ only in signs or case: "C++"
  /// beside "C". Returns all candidates if none or several are.
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

  /// The rows of more lines than these are not searched for related labels.
  private static let relatedLimit = 1_000

  /// Returns the candidates whose labels equal a folded line except for words written as one or apart, "email" and "E-mail", or
  /// with other endings.
  private func relatedCandidates(_ folded: String) -> (candidates: [Candidate], isWhole: Bool) {
    var labels: [(candidate: Candidate, label: String)] = shown.ownLabels.map { (.line($0.line), $0.label) }
    if entries.count <= Self.relatedLimit {
      for (firstLine, rows) in entries.providedRows {
        labels += (0..<rows.count).map { (candidate: Candidate.line(firstLine + $0), label: label(of: rows[$0])) }
      }
    }
    labels += tabLabels.enumerated().map { (candidate: Candidate.tab($0.offset), label: $0.element) }
    if mindsMarks {
      labels.removeAll { !allows($0.candidate.line.map { entries[$0].title } ?? nil, for: folded) }
    }
    let said = ([folded] + saidNames(folded)).filter { !mayAnswer($0) }
    let forms = nameForms
    let found = labels.compactMap { candidate, label -> (candidate: Candidate, match: LabelMatching.Match)? in
      guard
        let match = said.lazy.compactMap({ LabelMatching.joinedMatch($0, label) }).first
          ?? forms.match(said, label) ?? forms.match(said, label.split(separator: " ").joined())
      else { return nil }
      // A part of a name never suffices for a destructive action.
      let isRisky =
        match == .partly && candidate.line.map { entries[$0].announcement.states.contains(.destructive) } == true
      return isRisky ? nil : (candidate, match)
    }
    let whole = found.filter { $0.match == .whole }
    return ((whole.isEmpty ? found : whole).map(\.candidate), !whole.isEmpty)
  }

  func isOwnLabel(_ folded: String) -> Bool { shown.ownLabels.contains { $0.label == folded } }

  func chosenObjects(_ parsed: ParsedLine) -> [String] {
    let choosing: Set<ObjectCommand> = [.open, .show, .goTo, .choose, .number]
    return commandsWithObject(parsed).filter { choosing.contains($0.command) }
      .map(\.object)
  }

  private var tabLabels: [String] {
    frame.hasTabs && !isCovered ? frame.tabs.map(folded) : []
  }
}
