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
    context.add(
      Nearest.error(
        value.location, .beginning(of: name), word: held, among: allowed))
  }

  /// Checks that all options store different values.
  static func checkDistinct(_ options: Tree?, _ context: inout CheckingContext) {
    context.addRepeated(options?.options.compactMap(\.stored) ?? []) {
      SharedSentences.optionTwice($0)
    }
  }

  /// Checks that all titles differ. Options with the same title could not be told apart by name.
  static func checkTitles(_ options: Tree?, _ context: inout CheckingContext) {
    context.addRepeated(options?.options.compactMap { $0[.option] } ?? []) {
      SharedSentences.titleTwice($0)
    }
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
    var item = MenuItem(title(viewpoint), id: viewpoint.id(id))
    item.subtitle = subtitle(viewpoint)
    item.availability = availability(viewpoint)
    return item
  }

  func radioButton(_ viewpoint: Viewpoint) -> RadioButton {
    var button = RadioButton(title(viewpoint), id: viewpoint.id(id))
    button.subtitle = subtitle(viewpoint)
    button.availability = availability(viewpoint)
    return button
  }

  func checkbox(_ viewpoint: Viewpoint, isOn: Bool) -> Toggle {
    var box = Toggle(title(viewpoint), id: viewpoint.id(id), isOn: isOn)
    box.style = .checkBox
    box.subtitle = subtitle(viewpoint)
    box.availability = availability(viewpoint)
    return box
  }

  func row(_ viewpoint: Viewpoint) -> Row {
    var row = Row(title(viewpoint), id: viewpoint.id(id))
    row.subtitle = subtitle(viewpoint)
    row.availability = availability(viewpoint)
    return row
  }
}
