internal import Aloud

/// A check of pickers: the source of their values, and the values themselves.
enum PickerCheck {
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    guard let columns = tree[.columns] else {
      guard tree[.value] != nil else {
        if let key = Grammar.shape(.column).key(KeyName.value.rawValue) { context.addMissing(key, in: tree) }
        return
      }
      return checkColumn(tree, &context)
    }
    for other in [KeyName.value, .options, .from].compactMap({ tree[$0] }) {
      context.add(
        other.location,
        SharedSentences.pickerSource
      )
    }
    context.addRepeated(columns.list?.compactMap { $0[.title] } ?? []) {
      SharedSentences.titleTwice($0)
    }
    context.addRepeated(columns.list?.compactMap { $0[.value] } ?? []) {
      "Two columns change “\($0)”. Give each a value of its own."
    }
  }

  /// Checks a list of values: it has exactly one source, all values differ, and the initial value is one of them or empty.
  static func checkColumn(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkNoSecret(tree[.value])
    guard (tree[.options] == nil) != (tree[.from] == nil) else {
      return context.add(
        tree.location,
        SharedSentences.pickerSource
      )
    }
    OptionsCheck.checkAlike(tree[.options], &context)
    guard tree[.options]?.list?.isEmpty == false else { return }
    OptionsCheck.checkBeginning(
      of: tree[.value], among: OptionsCheck.stored(tree[.options]), orEmpty: true, &context)
  }
}
