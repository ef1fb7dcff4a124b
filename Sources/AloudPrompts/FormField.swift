public import Aloud

/// A field of a form that a script asks for.
public struct FormField: Sendable {
  /// What it takes.
  public enum Kind: Sendable {
    case text, secret, lines
    case moment(DatePicker.Mode)
    case color
    /// Yes or no.
    case check
    /// One of several, the first at the beginning.
    case choice([PromptItem])
  }

  /// What the script calls it.
  public var name: String
  /// What it is called.
  public var title: LocalizedText
  /// What it takes.
  public var kind: Kind
  /// Whether the form can't be done without it.
  public var isRequired = false
  /// What it holds at first; a choice holds the place of an item.
  public var standard: Value?

  /// A field `name` of some kind.
  public init(_ name: String, title: LocalizedText, _ kind: Kind) {
    self.name = name
    self.title = title
    self.kind = kind
  }

  /// What it holds before the user has changed it.
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

  /// The name of an item of a choice.
  public static func id(ofItem index: Int) -> ID { ID("item", String(index)) }

  /// The control that holds a value.
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
