package import Aloud

/// A value that asks the fields of a form one after the other, and has the answers reviewed before the form ends (SCRIPT-5).
///
/// "Back" leads to the field before. In the review, "done" ends the form, and the name of a field asks it again.
package struct FormAsking {
  package enum Ending: Sendable, Equatable {
    /// The answers, in the order of the fields. The answer to a field that was not asked or left empty is `nil`.
    case answered([PromptAnswer?])
    case back, cancelled, inputEnded, timedOut
  }

  /// Returns no answer if the user cancelled or the input ended. The index is `nil` for a question about the form.
  package typealias Ask = (Int?, Prompt) throws -> (answer: PromptAnswer?, hasInputEnded: Bool)

  package var fields: [FormField]
  /// The question of the form, which the review repeats. If it is `nil`, the form ends after its last field.
  package var review: LocalizedText?
  package var preface: [LocalizedText] = []
  package var labels = PromptLabels()
  /// The button that an empty line presses in the review, and a Boolean value that indicates whether it leaves the form there.
  var standardFurther: ID?, isLeftByEmptyLine = false
  package var offersBack = false
  package var asksBeforeDiscarding = false

  package init(_ fields: [FormField], review: LocalizedText?) { (self.fields, self.review) = (fields, review) }

  package func ending(_ ask: Ask) rethrows -> Ending {
    var answers = fields.map(\.standard)
    var asked: Set<Int> = []
    var tellsBack = true
    var again: Int?
    while true {
      var (shown, given) = ([Int](), [PromptAnswer?]())
      for index in fields.indices {
        let isAsked = fields[index].isAsked(given)
        if isAsked { shown.append(index) }
        given.append(isAsked ? answers[index] : nil)
      }
      let field = again ?? shown.first { !asked.contains($0) }
      guard
        var prompt = field.map({ prompt(for: $0, isFirst: $0 == shown.first, answers[$0]) }) ?? reviewing(shown, given)
      else { return .answered(given) }
      prompt.tellsBack = prompt.tellsBack && tellsBack
      if prompt.offersBack { tellsBack = false }
      prompt.announcesCancellation = !asksBeforeDiscarding || asked.isEmpty
      let reply = try ask(field, prompt)
      switch (reply.answer, field) {
      case (nil, _) where reply.hasInputEnded: return .inputEnded
      case (nil, _):
        guard asksBeforeDiscarding, !asked.isEmpty else { return .cancelled }
        var discarding = Prompt.confirm(.message(.promptDiscard), default: false)
        (discarding.labels.yes, discarding.labels.no) = (.message(.promptDiscardYes), .message(.promptDiscardNo))
        if try ask(nil, discarding).answer == .yes { return .cancelled }
      case (.timedOut, _): return .timedOut
      case (.back, let field):
        guard let before = shown.last(where: { $0 < field ?? fields.count }) else { return .back }
        again = before
      case (.item(let place), nil): again = shown[place]
      case (_, nil): return .answered(given)
      case (let answer, let field?):
        (answers[field], again) = (answer == .nothing ? nil : answer, nil)
        asked.insert(field)
      }
    }
  }

  private func prompt(for index: Int, isFirst: Bool, _ held: PromptAnswer?) -> Prompt {
    var prompt = fields[index].prompt.holding(held)
    prompt.offersBack = !isFirst || offersBack
    if prompt.labels.cancel == nil { prompt.labels.cancel = labels.cancel }
    if isFirst { prompt.preface = preface }
    return prompt
  }

  private func reviewing(_ shown: [Int], _ answers: [PromptAnswer?]) -> Prompt? {
    guard let review else { return nil }
    let items = PromptList(count: shown.count) { [fields] place in
      let prompt = fields[shown[place]].prompt
      return PromptItem("", title: prompt.question, subtitle: prompt.text(of: answers[shown[place]]))
    }
    var prompt = Prompt.choose(review, from: items)
    (prompt.endsWithDone, prompt.offersBack, prompt.labels) = (true, true, labels)
    (prompt.standardFurther, prompt.isLeftByEmptyLine) = (standardFurther, isLeftByEmptyLine)
    if standardFurther == PromptApp.done {
      prompt.preface = [.message(.promptIsDefault(answer: .text(labels.ok ?? .message(.sheetDone))))]
    }
    return prompt
  }
}

package struct FormField: Sendable {
  package var prompt: Prompt
  package var standard: PromptAnswer?
  /// A function that returns whether the field is asked, from the answers to the fields before it.
  package var isAsked: @Sendable ([PromptAnswer?]) -> Bool = { _ in true }

  package init(_ prompt: Prompt, standard: PromptAnswer? = nil) { (self.prompt, self.standard) = (prompt, standard) }
}
