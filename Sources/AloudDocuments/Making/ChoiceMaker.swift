internal import Aloud

/// A builder of radio groups, and of the options of other controls.
enum ChoiceMaker {
  /// Returns the builder of a radio group.
  static func radioGroup(_ tree: Tree, _ context: inout MakingContext) -> Made<RadioGroup> {
    let id = context.id(of: tree, title: tree[.radio], kind: "radio")
    let value = tree[.value].name
    let title = tree[.radio].words
    let options = options(tree, of: id, &context)
    let isLive = tree[.live].isOn
    let actions = ActionMaker.actions(tree[.action], &context)
    context.add(ControlBehavior(value: value, options: options.stored, actions: actions), id: id)
    return { viewpoint in
      let held = viewpoint.state.values[value]
      // Only an action can set a text that is no option; then no button is checked.
      let checked = held == .text("") ? nil : options.first { .text($0.stored) == held }?.id ?? id
      var group = RadioGroup(
        title(viewpoint), id: viewpoint.id(id), selection: checked.map(viewpoint.id),
        buttons: options.map { $0.radioButton(viewpoint) })
      group.isLive = isLive
      return group
    }
  }

  /// Returns the options of `tree`, which is the control or column `id`.
  static func options(_ tree: Tree, of id: String, _ context: inout MakingContext) -> [OptionTemplate] {
    (tree[.options]?.options ?? []).map { option($0, of: id, &context) }
  }

  /// Returns an option of the control or column `id`.
  static func option(_ tree: Tree, of id: String, _ context: inout MakingContext) -> OptionTemplate {
    let optionID = context.id(for: tree.stored, kind: "option", in: id)
    context.note(tree, id: optionID)
    return OptionTemplate(
      stored: tree.stored.name, id: optionID, title: tree[.option].words, subtitle: tree[.subtitle].optionalWords,
      availability: AvailabilityMaker.availability(tree, id: optionID))
  }
}

extension [OptionTemplate] {
  /// The text that each option stores, keyed by ID.
  var stored: [String: String] {
    Dictionary(map { ($0.id, $0.stored) }, uniquingKeysWith: { first, _ in first })
  }
}
