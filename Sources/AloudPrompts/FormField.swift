public import Aloud

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

  /// The value that the field holds before the user changes it.
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

  /// Returns the control that shows a value of the field.
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
    case (.color, .color(let color)): return .colorPicker(ColorPicker(title, id: id, value: color).optional())
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
