internal import Aloud

enum Options {
  static let shape = Shape(
    .option, "One of the options of a pop-up button or a picker.",
    [.optionTitle, .optionValue, .subtitle] + Key.dimming)

  static func stored(_ options: Tree?) -> [String] { options?.options.compactMap { $0.stored?.scalar } ?? [] }

  static func options(_ tree: Tree, of id: String, _ context: inout MakingContext) -> [OptionTemplate] {
    (tree[.options]?.options ?? []).map { option($0, of: id, &context) }
  }

  static func option(_ tree: Tree, of id: String, _ context: inout MakingContext) -> OptionTemplate {
    let optionID = context.id(for: tree.stored, kind: "option", in: id)
    context.note(tree, id: optionID)
    return OptionTemplate(tree: tree, stored: tree.stored.name, id: optionID)
  }
}

extension MakingContext {
  /// Records the titles of the options of a value, which are written or the rows of a command, and returns the texts that they
  /// store. The first of two controls wins.
  @discardableResult
  mutating func note(_ options: [OptionTemplate], from command: String? = nil, of value: String) -> StoredTexts {
    model.titles.written[value, default: [:]].merge(options.map { ($0.stored, $0.title) }) { first, _ in first }
    if let command {
      model.titles.commands[value] = command
      return { id, state in state.loaded(command)?.row(key: id.item ?? "")?.stored }
    }
    let texts = Dictionary(options.map { ($0.id, $0.stored) }, uniquingKeysWith: { first, _ in first })
    return { id, _ in texts[id.name] }
  }
}

struct OptionTemplate: Sendable {
  let tree: Tree
  let stored: String
  let id: String

  func title(_ viewpoint: Viewpoint) -> LocalizedText { viewpoint.words(tree[.option]) }

  func item(_ viewpoint: Viewpoint) -> MenuItem {
    complete(MenuItem(title(viewpoint), id: viewpoint.id(id)), viewpoint)
  }

  func radioButton(_ viewpoint: Viewpoint) -> RadioButton {
    complete(RadioButton(title(viewpoint), id: viewpoint.id(id)), viewpoint)
  }

  func checkbox(_ viewpoint: Viewpoint, isOn: Bool) -> Toggle {
    complete(Toggle(title(viewpoint), id: viewpoint.id(id), isOn: isOn).style(.checkBox), viewpoint)
  }

  func row(_ viewpoint: Viewpoint) -> Row { complete(Row(title(viewpoint), id: viewpoint.id(id)), viewpoint) }

  private func complete<Control: HasAvailability & HasSubtitle>(_ control: Control, _ viewpoint: Viewpoint) -> Control {
    var control = control.subtitle(viewpoint.optionalWords(tree[.subtitle]))
    control.availability = viewpoint.availability(of: tree, id: id)
    return control
  }
}

enum RadioForm {
  static let form = ElementForm(
    .radio, "Buttons of which one is checked.",
    [
      Key(.radio, .words, "The title of the choice.", required: true, shown: "Size"), .id,
      .chosenOption, Key.options.required, .changed, .live, .hiding,
    ], check: check
  ) { tree, context in
    let parts = ControlParts(tree, .radio, &context)
    let value = tree[.value].name
    let options = Options.options(tree, of: parts.id, &context)
    context.add(ControlBehavior(value: value, options: context.note(options, of: value)), of: tree, id: parts.id)
    return { viewpoint in
      let held = viewpoint.state.values[value]
      // Only an action can set a text that is no option; then no button is checked.
      let checked = held == .text("") ? nil : options.first { .text($0.stored) == held }?.id ?? parts.id
      var group = RadioGroup(
        parts.title(viewpoint), id: viewpoint.id(parts.id), selection: checked.map(viewpoint.id),
        buttons: options.map { $0.radioButton(viewpoint) })
      group.isLive = tree[.live].isOn
      return .radioGroup(group)
    }
  }

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkNoSecret(tree[.value])
    context.checkDistinct(tree[.options])
    context.checkTitles(tree[.options])
    context.checkBeginning(of: tree[.value], among: Options.stored(tree[.options]), orEmpty: true)
  }
}
