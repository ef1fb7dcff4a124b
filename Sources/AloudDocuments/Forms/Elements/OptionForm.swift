internal import Aloud

/// The options of pickers, pop-up buttons, radio groups and checkboxes.
enum Options {
  static let shape = Shape(
    .option, "One of the options of a pop-up button or a picker.",
    [
      .optionTitle, .optionValue, .subtitle,
    ] + Key.dimming)

  /// Checks that all options store different values and, if they do, that all titles differ.
  static func checkAlike(_ options: Tree?, _ context: inout CheckingContext) {
    let before = context.errors.count
    checkDistinct(options, &context)
    if context.errors.count == before { checkTitles(options, &context) }
  }

  static func stored(_ options: Tree?) -> [String] { options?.options.compactMap { $0.stored?.scalar } ?? [] }

  /// Checks that the initial value is one of a few texts, or empty if `orEmpty` is true.
  static func checkBeginning(
    of value: Tree?, among allowed: [String], orEmpty: Bool = false, _ context: inout CheckingContext
  ) {
    guard let value, let name = value.scalar, case .text(let held) = context.names.values.initial[name],
      !allowed.contains(held), !(orEmpty && held.isEmpty)
    else { return }
    context.add(Nearest.error(value.location, .beginning(of: name), word: held, among: allowed))
  }

  /// Checks that all options store different values.
  static func checkDistinct(_ options: Tree?, _ context: inout CheckingContext) {
    context.addRepeated(options?.options.compactMap(\.stored) ?? [], SharedSentences.optionTwice)
  }

  /// Checks that all titles differ. Options with the same title could not be told apart by name.
  static func checkTitles(_ options: Tree?, _ context: inout CheckingContext) {
    context.addRepeated(options?.options.compactMap { $0[.option] } ?? [], SharedSentences.titleTwice)
  }

  static func options(_ tree: Tree, of id: String, _ context: inout MakingContext) -> [OptionTemplate] {
    (tree[.options]?.options ?? []).map { option($0, of: id, &context) }
  }

  static func option(_ tree: Tree, of id: String, _ context: inout MakingContext) -> OptionTemplate {
    let optionID = context.id(for: tree.stored, kind: "option", in: id)
    context.note(tree, id: optionID)
    return OptionTemplate(
      stored: tree.stored.name, id: optionID, title: tree[.option].words, subtitle: tree[.subtitle].optionalWords,
      availability: AvailabilityMaker.availability(tree, id: optionID))
  }
}

extension [OptionTemplate] {
  /// Keyed by ID.
  var stored: [String: String] {
    Dictionary(map { ($0.id, $0.stored) }, uniquingKeysWith: { first, _ in first })
  }
}

struct OptionTemplate: Sendable {
  var stored: String
  var id: String
  var title: Made<LocalizedText>
  var subtitle: Made<LocalizedText?>
  var availability: Made<Availability>

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
    var control = control.subtitle(subtitle(viewpoint))
    control.availability = availability(viewpoint)
    return control
  }
}

enum RadioForm {
  static let form = ElementForm(
    shape: Shape(
      .radio, "Buttons of which one is checked.",
      [
        Key(.radio, .words, "The title of the choice.", required: true, shown: "Size"), .id,
        .chosenOption,
        Key(
          .options, .options, "The options, in order. An option may be just its title, as in [Jazz, News].",
          required: true), .changed, .live, .hiding,
      ], check: check),
    make: radioGroup)

  /// Checks that all buttons differ, and that the initial value is one of them or empty.
  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkNoSecret(tree[.value])
    Options.checkDistinct(tree[.options], &context)
    Options.checkTitles(tree[.options], &context)
    Options.checkBeginning(of: tree[.value], among: Options.stored(tree[.options]), orEmpty: true, &context)
  }

  private static func radioGroup(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let id = context.id(of: tree, title: tree[.radio], kind: "radio")
    let value = tree[.value].name
    let title = tree[.radio].words
    let options = Options.options(tree, of: id, &context)
    let isLive = tree[.live].isOn
    let actions = Actions.actions(tree[.action], &context)
    context.note(options, of: value)
    context.add(ControlBehavior(value: value, options: options.stored, actions: actions), id: id)
    return { viewpoint in
      let held = viewpoint.state.values[value]
      // Only an action can set a text that is no option; then no button is checked.
      let checked = held == .text("") ? nil : options.first { .text($0.stored) == held }?.id ?? id
      var group = RadioGroup(
        title(viewpoint), id: viewpoint.id(id), selection: checked.map(viewpoint.id),
        buttons: options.map { $0.radioButton(viewpoint) })
      group.isLive = isLive
      return .radioGroup(group)
    }
  }
}
