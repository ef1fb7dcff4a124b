public import Aloud

/// An app that asks several fields on one sheet for a script (SCRIPT-1).
public struct FormApp: App {
  /// The state of the form.
  public struct State: Sendable, Equatable {
    /// The values of the fields, keyed by their names in the script.
    var values: [String: Value]
    /// The answer; `nil` until there is one, and if the user cancelled.
    public internal(set) var answer: FormAnswer?
  }

  /// The question.
  public let question: LocalizedText
  /// The text that is announced after the question.
  public var text: LocalizedText?
  /// The fields, in order.
  public let fields: [FormField]
  /// A Boolean value that indicates whether "back" leads to an earlier question.
  public var offersBack = false

  /// Creates a form.
  public init(_ question: LocalizedText, fields: [FormField]) {
    self.question = question
    self.fields = fields
  }

  /// The state in which every field holds its initial value.
  public var initialState: State {
    State(values: Dictionary(fields.map { ($0.name, $0.initial) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Returns the interface, which is one task.
  public func interface(for state: State) -> Interface {
    var task = SoleTask(sheet: PromptApp.sheetID)
    task.isAnsweredByDone = true
    task.back = offersBack ? PromptApp.back : nil
    return Interface(question, task: task)
  }

  /// Returns the form's only sheet.
  public func sheet(_ id: ID, for state: State) -> Sheet? {
    guard id == PromptApp.sheetID else { return nil }
    let elements = fields.map { $0.element(holding: state.values[$0.name] ?? $0.initial) }
    var sheet = Sheet(question, id: id, elements: elements)
    sheet.subtitle = text
    sheet.preferredAction = Button(.message(.sheetDone), id: PromptApp.done)
    return sheet
  }

  /// Stores the values that the user enters, and ends the form when it is done.
  public func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .pressed(PromptApp.done):
      state.answer = .values(fields.map { state.values[$0.name] ?? $0.initial })
      return [.dismiss]
    case .pressed(PromptApp.back):
      state.answer = .back
      return [.dismiss]
    case .changed(let id, let value):
      if let name = id.item { state.values[name] = value }
      return []
    case .pressed, .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings,
      .today,
      .restored:
      return []
    }
  }

  static func id(of field: FormField) -> ID { ID("field", field.name) }
}

/// The answer to a form.
public enum FormAnswer: Sendable, Equatable {
  /// The values of the fields, in order.
  case values([Value])
  /// The user went back to an earlier question.
  case back
}
