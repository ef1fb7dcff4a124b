/// Keys that many shapes share.
extension Key {
  static let id = Key(
    .id, .name, "A name that never changes. By default it is made from the place and the title.", shown: "notes")
  static let ownID = Key(
    .id, .name, "A name that never changes. By default it is made from the place and the title.", required: true,
    shown: "notes")
  static let title = Key(.title, .words, "The title.", required: true, shown: "Notes")
  static let subtitle = Key(.subtitle, .words, "A description, announced after the name.", shown: "From the dairy")
  static let live = Key(.live, .flag, "Whether a change is announced as it happens.")
  static let image = Key(.image, .shape(.image), "The image on the element.")
  static let hiding = Key(.hiddenWhen, .condition, "When the element is left out.")
  static let elements = Key(.elements, .elements, "The contents, in order.", required: true)
  static let action = Key(.action, .actions, "The action to perform, or a list of them in order.")
  static let confirmation = Key(.confirmation, .shape(.confirmation), "The confirmation that is asked for first.")
  static let changed = Key(.action, .actions, "The action to perform after the value has changed.")
  static let explanation = Key(.text, .words, "A longer explanation.", shown: "Delete something first.")
  static let mixedWhen = Key(
    .mixedWhen, .condition, "When the toggle stands for several things of which only some are on.")
  static let required = Key(
    .required, .flag, "Whether the sheet's preferred action waits until the control has a value.")
  static let requiredWhen = Key(
    .requiredWhen, .condition, "When the sheet's preferred action waits until the control has a value.")
  static let invalid = Key(
    .invalid, .optionalWords, "The reason why the text is not valid, or on.", shown: "Two letters or more")
  static let invalidWhen = Key(.invalidWhen, .condition, "When the text is not valid.")
  static let fieldValue = Key(
    .value, .reference(.textValue), "The value that holds the text.", required: true, shown: "name")
  static let fieldPlaceholder = Key(
    .placeholder, .words, "The text that is announced while the field is empty.", shown: "Ann")
  static let pickerPlaceholder = Key(
    .placeholder, .words, "The text that is announced while nothing is chosen. With it, \"clear\" empties the picker.",
    shown: "None yet")
  static let optionTitle = Key(.option, .words, "The option's title.", required: true, shown: "Jazz")
  static let optionValue = Key(
    .value, .plain, "The text that the value becomes. By default it is the title.", shown: "jazz.m3u")
  static let options = Key(
    .options, .options, "The options, in order. An option may be just its title, as in [Jazz, News].")
  static let choices = Key(
    .from, .reference(.command),
    "The command that lists the choices, one in each row. The value is the line, or the row's \"value\" or \"id\".",
    shown: "towns")
  static let chosenOption = Key(
    .value, .reference(.textValue), "The value that holds the chosen option.", required: true, shown: "station")
  static let items = Key(.items, .menuContents, "The menu's contents, in order.", required: true)
  static let menuTitle = Key(
    .menuTitle, .words, "The menu's title, announced as it opens, where it differs from the button's.", shown: "Sort by"
  )
  static let menuSelection = Key(
    .selection, .reference(.textValue), "The value that holds the selected item.", shown: "sorting")
  /// The menu of an element, its preview, and its suggested actions (MENU-6).
  static let attachedMenu: [Key] = [
    Key(.menu, .menuContents, "The menu that \"more\" opens."),
    Key(
      .preview, .words, "A longer description, which \"actions for\" announces first.",
      shown: "Milk, two litres, to be bought today"),
    Key(.suggested, .menuContents, "The suggested actions in the menu that \"actions for\" opens."),
  ]
  static let dimming: [Key] = [
    Key(.dimmed, .optionalWords, "The reason why the element can't be used, or on.", shown: "There is no network"),
    Key(.dimmedWhen, .condition, "When the element can't be used. Without it, always."),
    Key(.busyWhen, .condition, "When the button is busy and can't be pressed again."),
  ]
}

/// Forms that many keys share.
extension Form {
  static let actions = Form.oneOrMany(.family(.action))
  static let menuContents = Form.list(.family(.menuElement), atLeast: 1)
  static let elements = Form.list(.family(.element))
  static let options = Form.list(.shapeOrTitle(.option, title: .option), atLeast: 1)
  /// Some of the options may be submenus.
  static let popupOptions = Form.list(.shapeOrTitle(.popupOption, title: .option), atLeast: 1)
}
