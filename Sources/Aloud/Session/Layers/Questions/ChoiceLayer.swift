/// Several things match a line: which is meant? (LOOP-2)
struct ChoiceLayer: Sendable {
  /// What may be meant: lines of the place that was in front.
  let candidates: [Candidate]

  /// How many candidates are listed.
  private static let listed = 9

  /// Says which things are meant, with numbers.
  func question(in around: Surroundings) -> [Announcement] {
    var said = [Announcement(.question, .message("which.question", ["count": .number(candidates.count)]))]
    for (index, candidate) in candidates.prefix(Self.listed).enumerated() {
      var announcement = candidate.announcement(in: around)
      announcement.number = index + 1
      announcement.position = nil
      said.append(announcement)
    }
    if candidates.count > Self.listed { said.append(Announcement(.hint, .message("which.more"))) }
    return said
  }

  /// Takes a number of the menu, an ordinal, a label or words of one. Anything else may be meant for the place.
  func take(_ heard: Heard, in around: Surroundings) -> Outcome? {
    if heard.isBlank { return .say(question(in: around)) }
    let titles = candidates.map { candidate in candidate.announcement(in: around).name.map(around.folded) ?? "" }
    let isTitle = titles.contains(heard.folded)
    if !isTitle {
      if around.isWord("answer.yes", heard.folded) { return .say(question(in: around)) }
      if around.isWord("answer.no", heard.folded) { return leave }
      switch heard.command {
      case .reading(.help), .reading(.repeat): return .say(question(in: around))
      case .leaving(.back), .leaving(.cancel): return leave
      case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .setting, .session, nil: break
      }
    }
    switch QuestionAnswer(heard, among: titles, listed: min(Self.listed, candidates.count), in: around) {
    case .one(let index): return Outcome(.closeFront) + candidates[index].outcome(heard.line, in: around)
    case .several(let indices) where indices.count < candidates.count:
      let narrower = ChoiceLayer(candidates: indices.map { candidates[$0] })
      return Outcome(.closeFront, .open(.choice(narrower)))
    case .several: return .say(question(in: around))
    case .noSuchNumber(let number):
      let refusal = LocalizedText.message(
        "number.none", ["number": .number(number), "count": .number(candidates.count)])
      return .refused(refusal)
    case .none: return nil
    }
  }

  /// Nothing is chosen.
  private var leave: Outcome { Outcome(.closeFront) + .said(.change, .message("which.left")) }
}
