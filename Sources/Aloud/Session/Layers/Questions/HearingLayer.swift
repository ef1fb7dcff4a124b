/// The question after an uncertain recognition: whether the one line was said, or which of two (VOICE-1). The name nearest to a
/// line with a typing error, and the order nearest to a line with other words, are asked for in the same way.
struct HearingLayer: Sendable {
  /// The one or two lines that may have been said, likeliest first.
  let alternatives: [String]

  /// The name that is nearest to a typed line, if that is the one alternative.
  var nearest: LocalizedText?
  /// What is done if that was meant, instead of choosing the name.
  var meant: Outcome?
  /// The lines of the things that this sets.
  var lines: [Int] = []

  var question: [Announcement] {
    guard let first = alternatives.first else { return [] }
    let line = ParsedLine.shortened(first)
    if let nearest { return [Announcement(.question, .message(.hearingNearest(name: .text(nearest))))] }
    guard alternatives.count > 1 else { return [Announcement(.question, .message(.hearingRight(line: .text(line))))] }
    let other = ParsedLine.shortened(alternatives[1])
    return [Announcement(.question, .message(.hearingWhich(first: .text(line), second: .text(other))))]
  }

  /// Yes, no, or one of the lines. Anything else is a new line.
  func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if parsed.isBlank { return .say(question) }
    let isOne = alternatives.count == 1
    if isOne, context.isWord(.answerYes, parsed.folded) { return said(alternatives[0]) }
    if context.isWord(.answerNo, parsed.folded) || parsed.command == .leaving(.cancel)
      || parsed.command == .leaving(.back)
    {
      if nearest != nil { return Outcome(.closeFront) + .said(.change, ChoiceLayer.left) }
      return Outcome(.closeFront, .rejectHeard(alternatives)) + .said(.change, .message(.hearingOtherWords))
    }
    let reader = ChoiceReader(titles: alternatives.map { Folding.fold($0) }, numberedCount: 0, context: context)
    if let index = alternatives.firstIndex(where: { Folding.fold($0) == parsed.folded }) {
      return said(alternatives[index])
    }
    if !isOne, let index = ListPlace(parsed.text, context.user.understander)?.index(among: alternatives.count) {
      return said(alternatives[index])
    }
    if !isOne, case .one(let index) = reader.choice(parsed.folded) { return said(alternatives[index]) }
    let isAsked = parsed.command == .reading(.help) || parsed.command == .reading(.repeat)
    return isAsked || context.isAnswer(parsed.folded) ? .say(question) : nil
  }

  /// Confirms a line, which has then been heard twice, and counts as if it were typed, except where a phrase is required.
  private func said(_ line: String) -> Outcome {
    if let meant { return Outcome(.closeFront) + meant }
    // A name in quotation marks is never a command.
    return Outcome(.closeFront, .take(nearest != nil ? Line("\"\(line)\"") : Line(line, isRecognised: true)))
  }
}
