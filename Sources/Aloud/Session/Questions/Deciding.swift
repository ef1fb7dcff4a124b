extension Session {
  /// How many candidates are listed.
  private var listedCandidates: Int { 9 }

  /// Asks which of several things is meant, with a short numbered menu (LOOP-2).
  mutating func askWhich(_ candidates: [Candidate]) {
    navigation.overlays.append(.which(candidates))
    sayWhich(candidates)
  }

  /// Says which things are meant, with numbers.
  mutating func sayWhich(_ candidates: [Candidate]) {
    say(.question, .message("which.question", ["count": .number(candidates.count)]))
    for (index, candidate) in candidates.prefix(listedCandidates).enumerated() {
      var announcement = self.announcement(of: candidate)
      announcement.number = index + 1
      announcement.position = nil
      say(announcement)
    }
    if candidates.count > listedCandidates { say(.hint, .message("which.more")) }
  }

  /// Takes a line as the answer: a number of the menu, a label, or anything else, which is then no answer but a new line.
  mutating func decide(_ line: Line, _ folded: String, among candidates: [Candidate]) {
    if line.text.allSatisfy(\.isWhitespace) { return sayWhich(candidates) }
    let command = vocabulary.command(folded)
    if command == .repeat || command == .help { return sayWhich(candidates) }
    let titles = candidates.map { announcement(of: $0).name.map { Folding.fold(locale.wording.text($0)) } ?? "" }
    let isTitle = titles.contains(folded)
    if !isTitle, isWord("answer.yes", folded) { return sayWhich(candidates) }
    navigation.overlays.removeLast()
    if command == .back || command == .cancel || !isTitle && isWord("answer.no", folded) {
      return say(.change, .message("which.left"))
    }
    if let number = NumberReading.number(folded, in: locale) {
      guard (1...min(listedCandidates, candidates.count)).contains(number) else {
        refuse(.message("number.none", ["number": .number(number), "count": .number(candidates.count)]))
        return navigation.overlays.append(.which(candidates))
      }
      return go(to: candidates[number - 1], line)
    }
    let found = LabelMatching.matches(folded, in: titles)
    if found.count == 1 { return go(to: candidates[found[0]], line) }
    if found.count > 1, found.count < candidates.count { return askWhich(found.map { candidates[$0] }) }
    understand(line)
  }

  private func announcement(of candidate: Candidate) -> Announcement {
    switch candidate {
    case .line(let index), .menu(let index, _): return here.entries[index].announcement
    case .tab(let index):
      var announcement = Announcement(.item)
      announcement.name = interface.tabs[index].title
      announcement.role = .tab
      return announcement
    }
  }
}
