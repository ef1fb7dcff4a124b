public import Aloud

/// An app that asks several fields on one sheet for a script (SCRIPT-1).
public struct FormApp: App {
  /// The state of the form.
  public struct State: Sendable, Equatable {
    /// The values by the fields' names in the script.
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

/// A field of a form that a script asks for.
public struct FormField: Sendable {
  /// The kind of input that a field takes.
  public enum Kind: Sendable {
    case text, secret, lines
    case moment(DatePicker.Mode)
    case color
    /// A yes or no.
    case check
    /// A choice of one item, at first the first.
    case choice([PromptItem])
  }

  /// The name of the field in the script.
  public var name: String
  /// The title of the field.
  public var title: LocalizedText
  /// The kind of input that the field takes.
  public var kind: Kind
  /// A Boolean value that indicates whether the form cannot be finished without the field.
  public var isRequired = false
  /// The initial value of the field. For a choice, this is the ID of an item.
  public var standard: Value?

  /// Creates a field.
  public init(_ name: String, title: LocalizedText, _ kind: Kind) {
    self.name = name
    self.title = title
    self.kind = kind
  }

  var initial: Value {
    if let standard { return standard }
    return switch kind {
    case .text, .secret, .lines: .text("")
    case .moment: .moment(nil)
    case .color: .color(nil)
    case .check: .isOn(false)
    case .choice: .choice(Self.id(ofItem: 0))
    }
  }

  /// Returns the ID of an item of a choice, by its index.
  public static func id(ofItem index: Int) -> ID { ID("item", String(index)) }

  func element(holding value: Value) -> Element {
    let id = FormApp.id(of: self)
    switch (kind, value) {
    case (.text, .text(let text)): return .textField(field(id, text))
    case (.secret, .text(let text)): return .textField(field(id, text).secure())
    case (.lines, .text(let text)): return .textField(field(id, text).multiline())
    case (.moment(let mode), .moment(let moment)):
      var picker = DatePicker(title, id: id, mode: mode, value: moment).optional()
      picker.isRequired = isRequired
      return .datePicker(picker)
    case (.color, .color(let color)):
      var picker = ColorPicker(title, id: id, value: color).optional()
      picker.isRequired = isRequired
      return .colorPicker(picker)
    case (.check, .isOn(let isOn)): return .toggle(Toggle(title, id: id, isOn: isOn).style(.checkBox))
    case (.choice(let items), .choice(let selection)):
      let numbers = PromptList(items).numbers
      let menu = Menu(
        items.indices.map { index in
          var item = MenuItem(items[index].title, id: Self.id(ofItem: index)).subtitle(items[index].subtitle)
          item.number = numbers?[index]
          return .item(item)
        })
      return .popUpButton(PopUpButton(title, id: id, selection: selection, menu: menu))
    case (.text, _), (.secret, _), (.lines, _), (.moment, _), (.color, _), (.check, _), (.choice, _):
      return element(holding: initial)
    }
  }

  private func field(_ id: ID, _ text: String) -> TextField {
    var field = TextField(title, id: id, value: text)
    field.isRequired = isRequired
    return field
  }
}
