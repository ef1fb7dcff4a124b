/// The question which of several things that match a line is meant (LOOP-2, LOOP-8).
struct ChoiceLayer: Sendable {
  /// Lines of the place that was in front.
  let candidates: [Candidate]

  private static let listed = 9

  func question(in context: LineContext) -> [Announcement] {
    var said = [shortQuestion]
    for (index, candidate) in told(in: context).prefix(Self.listed).enumerated() {
      var announcement = candidate
      announcement.number = index + 1
      announcement.position = nil
      said.append(announcement)
    }
    if candidates.count > Self.listed { said.append(Announcement(.hint, .message(.whichMore))) }
    return said
  }

  /// Candidates with the same name are told apart by their groups.
  private func told(in context: LineContext) -> [Announcement] {
    var told = candidates.map { $0.announcement(in: context) }
    let names = told.map { $0.name.map(context.folded) }
    for (index, candidate) in candidates.enumerated() where names.count(where: { $0 == names[index] }) > 1 {
      let group = candidate.line.flatMap { context.entries.groups(containing: $0).last?.title }
      if let group { told[index].description = .facts([group, told[index].description].compactMap(\.self)) }
    }
    return told
  }

  var shortQuestion: Announcement {
    Announcement(.question, .message(.whichQuestion(count: .number(candidates.count))))
  }

  /// A number, an ordinal, a name or words of one. A line that is no answer may be meant for the place.
  func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    let told = told(in: context)
    let names = told.map { $0.name.map(context.folded) ?? "" }
    // The details that tell candidates of the same name apart are part of their names here: "the kitchen one".
    let titles = zip(names, told).map { name, announcement in
      guard names.count(where: { $0 == name }) > 1 else { return name }
      let role = announcement.role.map { context.user.renderer.words(for: $0, of: announcement) }
      return ([name] + [announcement.description, role].compactMap { $0.map(context.folded) }).joined(separator: " ")
    }
    if let outcome = takeAll(parsed, in: context) { return outcome }
    if parsed.command == .reading(.help) || !names.contains(parsed.folded), let outcome = takeAside(parsed, in: context)
    {
      return outcome
    }
    if let outcome = takeMeant(parsed, in: context) { return outcome }
    let spelled = candidates.contains(where: \.isCommand) ? candidates : context.spelled(parsed.text, candidates)
    if spelled.count == 1 { return Outcome(.closeFront) + spelled[0].outcome(parsed.line) }
    let reader = ChoiceReader(
      titles: titles, numberedCount: min(Self.listed, candidates.count), context: context)
    switch reader.choice(parsed.folded, objects: context.chosenObjects(parsed)) {
    case .one(let index): return Outcome(.closeFront) + candidates[index].outcome(parsed.line)
    case .several(let found) where found.count == candidates.count: return .say(question(in: context))
    case .several(let found):
      return Outcome(.closeFront, .open(.choice(ChoiceLayer(candidates: found.map { candidates[$0] }))))
    case .noNumber(let number):
      return context.refusal(ofNumber: number, among: candidates.count) + .say(shortQuestion)
    case nil: return nil
    }
  }

  /// Takes "both" and "all", where all candidates are switches in one state: "turn on the lamps" meant all of them.
  private func takeAll(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    let isBoth = context.isWord(.checkBoth, parsed.folded) && candidates.count == 2
    guard isBoth || context.isWord(.checkAll, parsed.folded) else { return nil }
    let lines = candidates.compactMap(\.line)
    let states = Set(lines.map { context.entries[$0].isTurned(on: true) })
    guard lines.count == candidates.count, states.count == 1, let isOn = states.first ?? nil else { return nil }
    return Outcome(.closeFront) + SeveralBoxes(context: context).check(lines, !isOn)
  }

  /// Takes a line that means the command among the candidates, such as "quit" once more, or that can only mean a thing, such as
  /// "press quit" (LOOP-10).
  private func takeMeant(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    guard let index = candidates.firstIndex(where: \.isCommand) else { return nil }
    if parsed.command == .session(.quit), case .command(.session(.quit), _) = candidates[index] {
      return Outcome(.closeFront) + candidates[index].outcome(parsed.line)
    }
    let objects = context.chosenObjects(parsed)
    guard !objects.isEmpty, objects.allSatisfy({ context.number($0) == nil }) else { return nil }
    let things = candidates.filter { !$0.isCommand }
    let labels = things.map { $0.announcement(in: context).name.map(context.folded) ?? "" }
    let found = labels.indices.filter { objects.contains(labels[$0]) }
    return found.count == 1 ? Outcome(.closeFront) + things[found[0]].outcome(parsed.line) : nil
  }

  private func takeAside(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if parsed.isBlank { return .say(question(in: context)) }
    let leave = Outcome(.closeFront) + .said(.change, Self.left)
    if context.isWord(.answerNo, parsed.folded) { return leave }
    switch parsed.command {
    case .reading(.help): return .say(question(in: context)) + .said(.notice, .message(.whichHelp))
    case .reading(.repeat): return .say(question(in: context))
    case .leaving(.back), .leaving(.cancel): return leave
    case .session(.stop), .session(.pause), .session(.resume), .session(.undo), .session(.redo), .setting:
      return Anywhere.outcome(of: parsed.command, in: context, asking: [shortQuestion])
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .session, nil:
      guard context.isAnswer(parsed.folded) else { return nil }
      return context.user.understander.answer(parsed.text) == false ? leave : .say(question(in: context))
    }
  }

  static let left = LocalizedText.message(.whichLeft)
}
