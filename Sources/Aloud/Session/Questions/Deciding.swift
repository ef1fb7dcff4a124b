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

  /// Takes a line as the answer: a number of the menu, words of a label, an ordinal. What wholly names something else leaves
  /// the question, which is said; all else leaves it standing (LOOP-8).
  mutating func decide(_ line: Line, _ folded: String, among candidates: [Candidate]) {
    let command = vocabulary.command(folded)
    let titles = candidates.map { announcement(of: $0).name.map { Folding.fold(locale.wording.text($0)) } ?? "" }
    if !titles.contains(folded) {
      let isBlank = line.text.allSatisfy(\.isWhitespace)
      if isBlank || command == .repeat || command == .help || isWord("answer.yes", folded) {
        return sayWhich(candidates)
      }
      if command == .back || command == .cancel || isWord("answer.no", folded) { return leaveWhich() }
    }
    let objects = chosenObjects(folded)
    switch choiceReader(titles).choice(folded, objects: objects) {
    case .one(let index):
      failures = 0
      navigation.overlays.removeLast()
      go(to: candidates[index], line)
    case .several(let found) where found.count == candidates.count: sayWhich(candidates)
    case .several(let found):
      navigation.overlays.removeLast()
      askWhich(found.map { candidates[$0] })
    case .noNumber(let number):
      refuse(.message("number.none", ["number": .number(number), "count": .number(candidates.count)]))
    case nil: takeBesideQuestion(line, folded, command, objects, candidates)
    }
  }

  /// Takes a line that is no answer to which of several things is meant.
  private mutating func takeBesideQuestion(
    _ line: Line, _ folded: String, _ command: Command?, _ objects: [String], _ candidates: [Candidate]
  ) {
    if let command, leavesStanding(command) {
      perform(command)
      return sayWhichAgain(candidates)
    }
    let question = navigation.overlays.removeLast()
    let isOther = command.map { $0 == .quit || isCommandHere($0) } ?? false
    if isOther || ([folded] + objects).contains(where: { self.candidates($0).isWhole }) {
      leaveWhich(question)
      return understand(line)
    }
    // What else a command can be done to is only known by trying.
    let said = response.announcements
    response.announcements = []
    let isDone = vocabulary.commandsWithObject(folded).contains { command, object in
      command != .open && command != .choose && perform(command, object, line)
    }
    let new = response.announcements
    response.announcements = said
    if isDone, new.contains(where: { $0.kind != .refusal }) || response.isOver {
      say(.change, .message("which.left"))
      response.announcements += new
      return
    }
    navigation.overlays.append(question)
    response.announcements += new
    if !isDone { sayNotAnAnswer(line) }
    failures < 2 || isDone ? sayWhichAgain(candidates) : sayWhich(candidates)
  }

  /// Leaves the question with nothing chosen.
  private mutating func leaveWhich(_ question: Overlay? = nil) {
    failures = 0
    if question == nil { navigation.overlays.removeLast() }
    say(.change, .message("which.left"))
  }

  /// Says the question again in short.
  private mutating func sayWhichAgain(_ candidates: [Candidate]) {
    guard case .which = navigation.overlays.last else { return }
    say(.question, .message("which.question", ["count": .number(candidates.count)]))
  }

  /// What a folded line names, where it is a command to choose something.
  func chosenObjects(_ folded: String) -> [String] {
    vocabulary.commandsWithObject(folded)
      .filter { $0.command == .open || $0.command == .choose || $0.command == .number }.map(\.object)
  }

  /// Reads answers to a question.
  func choiceReader(_ titles: [String]) -> ChoiceReader {
    ChoiceReader(titles, numberedCount: min(listedCandidates, titles.count), locale, understander)
  }

  /// Says that a line is no answer to the question that stands.
  mutating func sayNotAnAnswer(_ line: Line) {
    failures += 1
    refuse(.message("retry.notUnderstood", ["line": .text(.verbatim(shortened(line.text)))]))
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
