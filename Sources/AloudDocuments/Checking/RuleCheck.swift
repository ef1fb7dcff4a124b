internal import Aloud

/// Checks what has to hold in a shape beyond each key by itself.
enum RuleCheck {
  /// Checks `rule` on `tree`, which has all the keys it needs.
  static func check(_ tree: Tree, _ rule: Rule, _ context: inout CheckingContext) {
    switch rule {
    case .condition: ConditionCheck.check(tree, &context)
    case .field: checkField(tree, &context)
    case .combo: checkComboBox(tree, &context)
    case .popup: OptionsCheck.checkPopUp(tree, &context)
    case .radio: OptionsCheck.checkRadioGroup(tree, &context)
    case .picker: PickerCheck.check(tree, &context)
    case .column: PickerCheck.checkColumn(tree, &context)
    case .date: DateCheck.check(tree, &context)
    case .color: ValueCheck.check(tree, &context)
    case .number: NumberCheck.check(tree, &context)
    case .list: checkList(tree, &context)
    case .progress: checkProgress(tree, &context)
    case .search: SearchCheck.check(tree, &context)
    case .token: checkOne(of: .words, .from, in: tree, .documentRuleToken, &context)
    case .sheet: SheetCheck.check(tree, &context)
    }
  }

  /// A secret is one line: its lines could not be read.
  private static func checkField(_ tree: Tree, _ context: inout CheckingContext) {
    guard let lines = tree[.lines], lines.scalar == "several", let name = tree[.value]?.scalar,
      context.names.values.secrets.contains(name)
    else { return }
    context.add(lines.location, .documentRuleSecretLines)
  }

  private static func checkComboBox(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkNoSecret(tree[.value])
    checkOne(of: .suggestions, .from, in: tree, .documentRuleCombo, &context)
    let suggestions = tree[.suggestions]?.list ?? []
    context.addRepeated(suggestions, Message.documentRuleTitleTwice)
    // What is suggested in words of its own may hold anything.
    let texts = suggestions.map { Template($0.scalar ?? "")?.plainText }
    guard tree[.onlySuggestions]?.flag == true, !texts.isEmpty, !texts.contains(nil) else { return }
    OptionsCheck.checkBeginning(of: tree[.value], among: texts.compactMap(\.self), orEmpty: true, &context)
  }

  private static func checkList(_ tree: Tree, _ context: inout CheckingContext) {
    checkOne(of: .rows, .from, in: tree, .documentRuleList, &context)
    if tree[.rows] != nil, let template = tree[.row] { context.add(template.location, .documentRuleRowTemplate) }
  }

  private static func checkProgress(_ tree: Tree, _ context: inout CheckingContext) {
    if tree[.percent] != nil, let value = tree[.value] { context.add(value.location, .documentRuleProgress) }
    context.checkNoSecret(tree[.value])
  }

  /// Checks that there is one of two keys, and not both.
  private static func checkOne(
    of one: KeyName, _ other: KeyName, in tree: Tree, _ message: Message, _ context: inout CheckingContext
  ) {
    if (tree[one] == nil) == (tree[other] == nil) { context.add(tree.location, message) }
  }
}
