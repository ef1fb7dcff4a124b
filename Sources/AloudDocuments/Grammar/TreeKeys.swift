/// What a document's tree has under the keys of the grammar.
extension Tree {
  /// What `key` holds in a mapping.
  subscript(key: KeyName) -> Tree? { entries?.first { $0.key == key.rawValue }?.value }

  /// What stands alone, as a mapping that has it under `key`; a mapping as it is.
  func spelledOut(as key: KeyName) -> Tree {
    guard scalar != nil else { return self }
    let entry = Entry(key: key.rawValue, keyLocation: location, value: self)
    return Tree(content: .mapping([entry]), location: location, weight: weight)
  }

  /// The options or scopes in a list, each as a mapping.
  var options: [Tree] { (list ?? []).map { $0.spelledOut(as: .option) } }

  /// The options of a pop-up button that can be chosen: those in submenus in the place of these.
  var choosableOptions: [Tree] { options.flatMap { $0[.options]?.choosableOptions ?? [$0] } }

  /// What an option stands for, as it is written.
  var stored: Tree? { self[.value] ?? self[.option] }
}
