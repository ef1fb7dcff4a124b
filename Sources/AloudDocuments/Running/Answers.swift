internal import Aloud

extension DocumentApp {
  /// Returns the answers of a task as a JSON object on one line: texts, arrays of texts for several choices, and true and false.
  public func answers(in state: DocumentState) -> String {
    JSONValue.object(model.answers.map { ($0, model.json(of: $0, in: state)) }).text
  }
}

extension DocumentModel {
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
