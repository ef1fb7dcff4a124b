/// What must hold for a line to a question, whatever the question.
enum QuestionLaw {
  /// The laws that an outcome breaks, in words.
  static func broken(by line: QuestionLine, _ outcome: LineOutcome, to part: QuestionTable.Part) -> [String] {
    let question = part.question
    var broken: [String] = []
    func demand(_ holds: Bool, _ law: String) { if !holds { broken.append(law) } }
    if line.kind.leavesAll, !isText(line, question) {
      demand(outcome.stands, "LOOP-8: it is dropped")
      demand(outcome.told.isEmpty, "LOOP-8: something is done")
    }
    if line.kind.isAnswer {
      demand(!outcome.things.contains { $0.hasPrefix("decoy/") }, "LOOP-13: a word of an answer is a name")
    }
    if line.kind == .number, !question.isPlace {
      demand(Set(outcome.things).isSubset(of: question.things), "LOOP-8: a number means something else")
      demand(outcome.held.isEmpty || part.asked.values.contains(outcome.held), "DATE-8: a number changes what is held")
    }
    if line.kind == .correction, !question.takesText, question.name == "no question" || !question.isPlace {
      // Of a date, "no, 3" corrects the day.
      demand(
        outcome.told.allSatisfy { $0 == "pressed no" || isOfSheets($0) || $0.hasPrefix("changed due ") },
        "LOOP-13: no is a number")
    }
    if question.isGuarded {
      demand(
        outcome.told.allSatisfy { isOfSheets($0) && (question.isPrompt || !$0.hasSuffix(" did")) },
        "ASK-2: it is confirmed")
    }
    if line.kind == .no, !question.takesText {
      demand(
        outcome.told.allSatisfy { ["pressed no", "pressed refuse"].contains($0) || isOfSheets($0) },
        "LOOP-13: no is yes")
    }
    if question.isPrompt, line.kind == .okay || line.kind == .done {
      demand(!outcome.isCancelled, "SCRIPT-4: it is cancelled")
    }
    if question.asksForHalf, line.kind == .beforeNoon || line.kind == .afterNoon {
      demand(outcome.minutes == (line.kind == .beforeNoon ? 7 : 19) * 60 + 55, "DATE-10: it is no answer")
    }
    return broken
  }

  /// Whether a line may be the text that a field waits for. What says the question again never is; where a field asks for a yes or a
  /// no, only another text is text.
  private static func isText(_ line: QuestionLine, _ question: Question) -> Bool {
    guard question.takesText, line.kind != .asking else { return false }
    return line.kind == .unknown || !question.isYesOrNo
  }

  /// Whether the app is told of a sheet alone.
  private static func isOfSheets(_ told: String) -> Bool { told.hasPrefix("sheet ") }
}
