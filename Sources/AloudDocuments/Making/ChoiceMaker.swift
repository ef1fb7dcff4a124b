internal import Aloud

/// Makes pop-up buttons and radio groups: one of a few options is chosen.
enum ChoiceMaker {
  /// What makes a pop-up button.
  static func popUpButton(_ tree: Tree, _ context: inout MakingContext) -> Made<PopUpButton> {
    let parts = ControlParts(tree, .popup, &context)
    let value = tree[.value].name
    let options = options(tree, of: parts.id, &context)
    let image = tree[.image].image
    let actions = ActionMaker.actions(tree[.action], &context)
    context.add(ControlBehavior(value: value, options: options.stored, actions: actions), id: parts.id)
    return { viewpoint in
      let held = viewpoint.state.values[value]
      // Something that is no option can only come from an action; then nothing is selected.
      let selected = viewpoint.id(options.first { .text($0.stored) == held }?.id ?? parts.id)
      let menu = Menu(options.map { .item($0.item(viewpoint)) }, selection: selected)
      var button = PopUpButton(
        parts.title(viewpoint), id: viewpoint.id(parts.id), selection: selected, menu: menu)
      button.availability = parts.availability(viewpoint)
      button.image = image(viewpoint)
      button.isLive = parts.isLive
      return button
    }
  }

  /// What makes a radio group.
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
      // Something that is no option can only come from an action; then nothing is checked.
      let checked = held == .text("") ? nil : options.first { .text($0.stored) == held }?.id ?? id
      var group = RadioGroup(
        title(viewpoint), id: viewpoint.id(id), selection: checked.map(viewpoint.id),
        buttons: options.map { $0.radioButton(viewpoint) })
      group.isLive = isLive
      return group
    }
  }

  /// The options of `tree`, which is the control or the column `id`.
  static func options(_ tree: Tree, of id: String, _ context: inout MakingContext) -> [OptionTemplate] {
    (tree[.options]?.options ?? []).map { part in
      let optionID = context.id(for: part.stored, kind: "option", in: id)
      return OptionTemplate(
        stored: part.stored.name, id: optionID, title: part[.option].words, subtitle: part[.subtitle].optionalWords,
        availability: AvailabilityMaker.availability(part, id: optionID))
    }
  }
}

extension [OptionTemplate] {
  /// What each stands for, by id.
  var stored: [String: String] {
    Dictionary(map { ($0.id, $0.stored) }, uniquingKeysWith: { first, _ in first })
  }
}
