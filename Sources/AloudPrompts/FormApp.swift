public import Aloud

/// Several fields on one sheet, asked by a script (SCRIPT-1).
public struct FormApp: App {
  /// What has been filled in.
  public struct State: Sendable, Equatable {
    /// What the fields hold, by their names in the script.
    var values: [String: Value]
    /// What has come of it; nil while it is asked, and where it was cancelled.
    public internal(set) var answer: FormAnswer?
  }

  /// What is asked.
  public let question: LocalizedText
  /// More that is said after it.
  public var text: LocalizedText?
  /// The fields, in order.
  public let fields: [FormField]
  /// Whether "back" leads to an earlier question.
  public var offersBack = false

  /// A form of fields.
  public init(_ question: LocalizedText, fields: [FormField]) {
    self.question = question
    self.fields = fields
  }

  /// What the fields hold at first.
  public var initialState: State {
    State(values: Dictionary(fields.map { ($0.name, $0.initial) }, uniquingKeysWith: { first, _ in first }))
  }

  /// The task that the form is.
  public func interface(for state: State) -> Interface {
    var task = SoleTask(sheet: PromptApp.sheetID)
    task.isAnsweredByDone = true
    task.back = offersBack ? PromptApp.back : nil
    return Interface(question, task: task)
  }

  /// Its one sheet.
  public func sheet(_ id: ID, for state: State) -> Sheet? {
    guard id == PromptApp.sheetID else { return nil }
    let elements = fields.map { $0.element(holding: state.values[$0.name] ?? $0.initial) }
    var sheet = Sheet(question, id: id, elements: elements)
    sheet.subtitle = text
    sheet.preferredAction = Button(.message(.sheetDone), id: PromptApp.done)
    return sheet
  }

  /// Keeps what is filled in; ends with it.
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

/// What has come of a form.
public enum FormAnswer: Sendable, Equatable {
  /// What the fields hold, in their order.
  case values([Value])
  /// The way back to an earlier question.
  case back
}
