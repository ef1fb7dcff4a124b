internal import Aloud

extension DocumentApp {
  /// The answers of a task as a JSON object in one line: texts, lists of texts where several are chosen, true and false.
  public func answers(in state: DocumentState) -> String {
    JSONValue.object(model.answers.map { ($0, model.json(of: $0, in: state)) }).text
  }
}

extension DocumentModel {
  /// What the value `name` holds, as JSON.
  func json(of name: String, in state: DocumentState) -> JSONValue {
    switch state.values[name] {
    case .isOn(let isOn): .bool(isOn)
    case .text(let text) where values.kinds[name] == .several:
      .array(ChosenTexts.texts(in: text).map { .string($0) })
    case .text(let text): .string(text)
    case .choice, .tokens, .picked, .moment, .color, nil: .null
    }
  }
}
