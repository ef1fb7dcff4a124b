/// The question which of several things that match a line is meant (LOOP-2, LOOP-8).
struct ChoiceLayer: Sendable {
  /// The things that may be meant: lines of the place that was in front.
  let candidates: [Candidate]

  /// The maximum number of candidates that are listed.
  private static let listed = 9

  /// Returns the question and the candidates, with numbers.
  func question(in around: LineContext) -> [Announcement] {
    var said = [shortQuestion]
    for (index, candidate) in told(in: around).prefix(Self.listed).enumerated() {
      var announcement = candidate
      announcement.number = index + 1
      announcement.position = nil
      said.append(announcement)
    }
    if candidates.count > Self.listed { said.append(Announcement(.hint, .message(.whichMore))) }
    return said
  }

  /// Returns the announcement of each candidate. Candidates with the same name are told apart by their groups.
  private func told(in around: LineContext) -> [Announcement] {
    var told = candidates.map { $0.announcement(in: around) }
    let names = told.map { $0.name.map(around.folded) }
    for (index, candidate) in candidates.enumerated() where names.count(where: { $0 == names[index] }) > 1 {
      let group = candidate.line.flatMap { around.entries.groups(around: $0).last?.title }
      if let group { told[index].description = .facts([group, told[index].description].compactMap(\.self)) }
    }
    return told
  }

  /// The question in short.
  var shortQuestion: Announcement {
    Announcement(.question, .message(.whichQuestion(count: .number(candidates.count))))
  }

  /// Takes a number, an ordinal, a name or words of one. A line that is no answer may be meant for the place.
  func take(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    let told = told(in: around)
    let names = told.map { $0.name.map(around.folded) ?? "" }
    // The details that tell candidates of the same name apart are part of their names here: "the kitchen one".
    let titles = zip(names, told).map { name, announcement in
      guard names.count(where: { $0 == name }) > 1 else { return name }
      let role = announcement.role.map { around.user.renderer.words(for: $0, of: announcement) }
      return ([name] + [announcement.description, role].compactMap { $0.map(around.folded) }).joined(separator: " ")
    }
    if heard.command == .reading(.help) || !names.contains(heard.folded), let outcome = takeAside(heard, in: around) {
      return outcome
    }
    if let outcome = takeMeant(heard, in: around) { return outcome }
    let spelled = candidates.contains(where: \.isCommand) ? candidates : around.spelled(heard.text, candidates)
    if spelled.count == 1 { return Outcome(.closeFront) + spelled[0].outcome(heard.line) }
    let reader = ChoiceReader(
      titles, numberedCount: min(Self.listed, candidates.count), around.locale, around.user.understander)
    switch reader.choice(heard.folded, objects: around.chosenObjects(heard)) {
    case .one(let index): return Outcome(.closeFront) + candidates[index].outcome(heard.line)
    case .several(let found) where found.count == candidates.count: return .say(question(in: around))
    case .several(let found):
      return Outcome(.closeFront, .open(.choice(ChoiceLayer(candidates: found.map { candidates[$0] }))))
    case .noNumber(let number):
      let refusal = Message.numberNone(number: .number(number), count: .number(candidates.count))
      return .say([Announcement(.refusal, .message(refusal)), shortQuestion])
    case nil: return nil
    }
  }

  /// Takes a line that means the command among the candidates, such as "quit" once more, or that can only mean a thing, such as
  /// "press quit" (LOOP-10).
  private func takeMeant(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    guard let index = candidates.firstIndex(where: \.isCommand) else { return nil }
    if heard.command == .session(.quit), case .command(.session(.quit), _) = candidates[index] {
      return Outcome(.closeFront) + candidates[index].outcome(heard.line)
    }
    let objects = around.chosenObjects(heard)
    guard !objects.isEmpty, objects.allSatisfy({ around.number($0) == nil }) else { return nil }
    let things = candidates.filter { !$0.isCommand }
    let labels = things.map { $0.announcement(in: around).name.map(around.folded) ?? "" }
    let found = labels.indices.filter { objects.contains(labels[$0]) }
    return found.count == 1 ? Outcome(.closeFront) + things[found[0]].outcome(heard.line) : nil
  }

  /// Takes a line that leaves the question, or asks to hear it again.
  private func takeAside(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    if heard.isBlank { return .say(question(in: around)) }
    let leave = Outcome(.closeFront) + .said(.change, Self.left)
    if around.isWord(.answerNo, heard.folded) { return leave }
    switch heard.command {
    case .reading(.help): return .say(question(in: around)) + .said(.notice, .message(.whichHelp))
    case .reading(.repeat): return .say(question(in: around))
    case .leaving(.back), .leaving(.cancel): return leave
    case .session(.stop), .session(.pause), .session(.resume), .session(.undo), .session(.redo), .setting:
      return Anywhere.outcome(of: heard.command, in: around, asking: [shortQuestion])
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .session, nil:
      guard around.isAnswer(heard.folded) else { return nil }
      return around.user.understander.answer(heard.text) == false ? leave : .say(question(in: around))
    }
  }

  /// The sentence announced if nothing is chosen.
  static let left = LocalizedText.message(.whichLeft)
}
