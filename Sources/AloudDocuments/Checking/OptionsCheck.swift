internal import Aloud

/// Checks what is chosen from, and what a choice begins as.
enum OptionsCheck {
  /// Checks a pop-up button: no two options stand for the same, and the value begins as one of them.
  static func checkPopUp(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkNoSecret(tree[.value])
    guard let options = tree[.options]?.choosableOptions, !options.isEmpty else { return }
    context.addRepeated(options.compactMap(\.stored)) {
      SharedSentences.optionTwice($0)
    }
    checkBeginning(of: tree[.value], among: options.compactMap { $0.stored?.scalar }, &context)
  }

  /// Checks that an option of a pop-up button that holds others has nothing that a submenu lacks.
  static func checkSubmenu(_ tree: Tree, _ context: inout CheckingContext) {
    guard tree[.options] != nil else { return }
    let allowed = [KeyName.option, .options].map(\.rawValue)
    for entry in tree.entries ?? [] where !allowed.contains(entry.key) {
      context.add(Nearest.error(entry.keyLocation, .key, word: entry.key, among: allowed))
    }
  }

  /// Checks a radio group: no two buttons are alike, and the value begins as one of them or empty.
  static func checkRadioGroup(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkNoSecret(tree[.value])
    checkDistinct(tree[.options], &context)
    checkTitles(tree[.options], &context)
    checkBeginning(of: tree[.value], among: stored(tree[.options]), orEmpty: true, &context)
  }

  /// Checks checkboxes: no two are alike, each stands for a line, and those that are checked at first are among them.
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

  /// Checks that no two options stand for the same, and where they don't, that no two are called the same.
  static func checkAlike(_ options: Tree?, _ context: inout CheckingContext) {
    let before = context.errors.count
    checkDistinct(options, &context)
    if context.errors.count == before { checkTitles(options, &context) }
  }

  /// What options stand for.
  static func stored(_ options: Tree?) -> [String] { options?.options.compactMap { $0.stored?.scalar } ?? [] }

  /// Checks that a value begins as one of a few texts, or empty where it may.
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

  /// Checks that no two options stand for the same.
  private static func checkDistinct(_ options: Tree?, _ context: inout CheckingContext) {
    context.addRepeated(options?.options.compactMap(\.stored) ?? []) {
      SharedSentences.optionTwice($0)
    }
  }

  /// Checks that no two options are called the same: they could not be told apart by name.
  private static func checkTitles(_ options: Tree?, _ context: inout CheckingContext) {
    context.addRepeated(options?.options.compactMap { $0[.option] } ?? []) {
      SharedSentences.titleTwice($0)
    }
  }
}
