internal import Aloud

enum RadioForm {
  static let form = ElementForm(
    Shape(
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
