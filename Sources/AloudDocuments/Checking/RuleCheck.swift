internal import Aloud

/// A check of the rules of a shape that go beyond its single keys.
enum RuleCheck {
  /// Checks `rule` on `tree`, which has all required keys.
  static func check(_ tree: Tree, _ rule: Rule, _ context: inout CheckingContext) {
    switch rule {
    case .document: checkDocument(tree, &context)
    case .givenValue: GivenValueCheck.check(tree, &context)
    case .command: checkCommand(tree, &context)
    case .run: checkRun(tree, &context)
    case .checkboxes:
      checkOne(
        of: .options, .from, in: tree,
        SharedSentences.checkboxesSource, &context)
      OptionsCheck.checkBoxes(tree, &context)
    case .condition: ConditionCheck.check(tree, &context)
    case .field: checkField(tree, &context)
    case .combo: checkComboBox(tree, &context)
    case .popup:
      checkOne(
        of: .options, .from, in: tree,
        SharedSentences.popUpSource, &context)
      OptionsCheck.checkPopUp(tree, &context)
    case .popupOption: OptionsCheck.checkSubmenu(tree, &context)
    case .radio: OptionsCheck.checkRadioGroup(tree, &context)
    case .picker: PickerCheck.check(tree, &context)
    case .column: PickerCheck.checkColumn(tree, &context)
    case .date: DateCheck.check(tree, &context)
    case .color: ValueCheck.check(tree, &context)
    case .number: NumberCheck.check(tree, &context)
    case .list: checkList(tree, &context)
    case .progress: checkProgress(tree, &context)
    case .search: SearchCheck.check(tree, &context)
    case .token:
      checkOne(
        of: .words, .from, in: tree, "A token has either “words” of its own, or the rows of a command with “from”.",
        &context)
    case .sheet: SheetCheck.check(tree, &context)
    }
  }

  /// Checks that an app has either tabs or a task.
  private static func checkDocument(_ tree: Tree, _ context: inout CheckingContext) {
    guard let task = tree[.task] else {
      if tree[.tabs] == nil, let tabs = Grammar.shape(.document).key(KeyName.tabs.rawValue) {
        context.addMissing(tabs, in: tree)
      }
      return
    }
    if tree[.tabs] != nil {
      context.add(task.location, "An app either has tabs or is one task: write “tabs” or “task”.")
    }
    for name in tree[.answers]?.list ?? [] { context.checkNoSecret(name) }
  }

  private static func checkCommand(_ tree: Tree, _ context: inout CheckingContext) {
    guard let path = tree[.path], let text = path.scalar else { return }
    if tree[.format]?.scalar != OutputFormat.json.rawValue {
      context.add(path.location, "“path” leads into JSON: write “format: json” too.")
    } else if JSONPath(text) == nil {
      context.add(
        path.location,
        "“\(text.prefix(60))” is no path. Write names with full stops between them, and [] after one whose list is gone through, such as disks[].parts[]."
      )
    }
  }

  private static func checkRun(_ tree: Tree, _ context: inout CheckingContext) {
    if let into = tree[.into] {
      if tree[.progress] != nil || tree[.status] != nil {
        context.add(
          into.location,
          "A program that tells how far it is keeps no output. Remove “into”, or “progress” and “status”.")
      }
      if tree[.log] != nil {
        context.add(into.location, "A program that writes into a log keeps no output. Remove “into” or “log”.")
      }
    }
    if tree[.log] == nil, let speaker = tree[.speaker] {
      context.add(speaker.location, "“speaker” says who writes into a log. Add “log”.")
    }
  }

  /// Checks that a field for a secret takes one line, because several lines of a secret could not be read back.
  private static func checkField(_ tree: Tree, _ context: inout CheckingContext) {
    guard let lines = tree[.lines], lines.scalar == "several", let name = tree[.value]?.scalar,
      context.names.values.secrets.contains(name)
    else { return }
    context.add(lines.location, "A secret has one line: “lines: several” is not possible here.")
  }

  private static func checkComboBox(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkNoSecret(tree[.value])
    checkOne(
      of: .suggestions, .from, in: tree,
      "A combo box has either “suggestions” of its own, or the lines of a command with “from”.", &context)
    let suggestions = tree[.suggestions]?.list ?? []
    context.addRepeated(suggestions, SharedSentences.titleTwice)
    // A suggestion with placeholders may have any text, so the check needs all of them to be fixed.
    let texts = suggestions.map { Template($0.scalar ?? "")?.plainText }
    guard tree[.onlySuggestions]?.flag == true, !texts.isEmpty, !texts.contains(nil) else { return }
    OptionsCheck.checkBeginning(of: tree[.value], among: texts.compactMap(\.self), orEmpty: true, &context)
  }

  private static func checkList(_ tree: Tree, _ context: inout CheckingContext) {
    if let provided = tree[.provided] {
      if !context.isHosted {
        context.add(provided.location, SharedSentences.provided)
      }
      for other in [KeyName.rows, .from].compactMap({ tree[$0] }) {
        context.add(other.location, SharedSentences.listSource)
      }
      return
    }
    if let search = tree[.search] {
      context.add(search.location, SharedSentences.provided)
    }
    checkOne(
      of: .rows, .from, in: tree, SharedSentences.listSource, &context
    )
    if tree[.rows] != nil, let template = tree[.row] {
      context.add(
        template.location,
        "“row” describes the rows of a command. The rows of this list are written out, and say it themselves.")
    }
  }

  private static func checkProgress(_ tree: Tree, _ context: inout CheckingContext) {
    if tree[.percent] != nil, let value = tree[.value] {
      context.add(value.location, "A progress has either “percent” or “value”, not both.")
    }
    context.checkNoSecret(tree[.value])
  }

  /// Checks that exactly one of two keys is present.
  private static func checkOne(
    of one: KeyName, _ other: KeyName, in tree: Tree, _ message: String, _ context: inout CheckingContext
  ) {
    if (tree[one] == nil) == (tree[other] == nil) { context.add(tree.location, message) }
  }
}
