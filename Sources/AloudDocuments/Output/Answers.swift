internal import Aloud

extension DocumentApp {
  /// The answers of a task as a JSON object in one line: texts, lists of texts where several are chosen, true and false.
  public func answers(in state: DocumentState) -> String {
    JSONValue.object(
      model.answers.compactMap { name in
        switch state.values[name] {
        case .isOn(let isOn): (name, .bool(isOn))
        case .text(let text) where model.values.kinds[name] == .several:
          (name, .array(ChosenTexts.texts(in: text).map { .string($0) }))
        case .text(let text): (name, .string(text))
        case .choice, .tokens, .picked, .moment, .color, nil: nil
        }
      }
    ).text
  }
}
