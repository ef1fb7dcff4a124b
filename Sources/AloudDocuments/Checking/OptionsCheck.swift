internal import Aloud

/// A check of options, and of the initial values of the controls that offer them.
enum OptionsCheck {
  /// Checks a pop-up button: all options store different values, and the initial value is one of them.
  static func checkPopUp(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkNoSecret(tree[.value])
    guard let options = tree[.options]?.choosableOptions, !options.isEmpty else { return }
    context.addRepeated(options.compactMap(\.stored)) {
      SharedSentences.optionTwice($0)
    }
    checkBeginning(of: tree[.value], among: options.compactMap { $0.stored?.scalar }, &context)
  }

  /// Checks that an option with options of its own has no key that a submenu lacks.
  static func checkSubmenu(_ tree: Tree, _ context: inout CheckingContext) {
    guard tree[.options] != nil else { return }
    let allowed = [KeyName.option, .options].map(\.rawValue)
    for entry in tree.entries ?? [] where !allowed.contains(entry.key) {
      context.add(Nearest.error(entry.keyLocation, .key, word: entry.key, among: allowed))
    }
  }

  /// Checks a radio group: all buttons differ, and the initial value is one of them or empty.
  static func checkRadioGroup(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkNoSecret(tree[.value])
    checkDistinct(tree[.options], &context)
    checkTitles(tree[.options], &context)
    checkBeginning(of: tree[.value], among: stored(tree[.options]), orEmpty: true, &context)
  }

  /// Checks checkboxes: all differ, each stores one line, and the initially checked ones are among them.
  static func checkBoxes(_ tree: Tree, _ context: inout CheckingContext) {
    ValueCheck.check(tree, &context)
    let options = tree[.options]?.options ?? []
    guard !options.isEmpty else { return }
    checkDistinct(tree[.options], &context)
    checkTitles(tree[.options], &context)
    let stored = stored(tree[.options])
    guard let value = tree[.value], let name = value.scalar, case .text(let held) = context.names.values.initial[name]
    else { return }
    for one in ChosenTexts.texts(in: held) where !stored.contains(one) {
      context.add(
        Nearest.error(
          value.location, .beginning(of: name), word: one, among: stored))
    }
  }

  /// Checks that all options store different values and, if they do, that all titles differ.
  static func checkAlike(_ options: Tree?, _ context: inout CheckingContext) {
    let before = context.errors.count
    checkDistinct(options, &context)
    if context.errors.count == before { checkTitles(options, &context) }
  }

  /// Returns the values that options store.
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
  private static func checkDistinct(_ options: Tree?, _ context: inout CheckingContext) {
    context.addRepeated(options?.options.compactMap(\.stored) ?? []) {
      SharedSentences.optionTwice($0)
    }
  }

  /// Checks that all titles differ. Options with the same title could not be told apart by name.
  private static func checkTitles(_ options: Tree?, _ context: inout CheckingContext) {
    context.addRepeated(options?.options.compactMap { $0[.option] } ?? []) {
      SharedSentences.titleTwice($0)
    }
  }
}
