/// A traversal of all mappings in a document. The grammar guides it, here and nowhere else, so that nothing in a group, a
/// disclosure or a menu is missed.
enum Descriptions {
  /// Calls `body` with each mapping that has a shape, outer before inner, as far as `tree` is well formed. `tree` is a whole
  /// document, or a part with the form `form`.
  static func forEach(in tree: Tree, _ form: Form = .shape(.document), _ body: (ShapeName, Tree) -> Void) {
    switch form {
    case .list(let part, _), .oneOrMany(let part):
      for one in tree.list ?? [tree] { forEach(in: one, part, body) }
    case .named(let part, _):
      for entry in tree.entries ?? [] { forEach(in: entry.value, part, body) }
    case .shape(let name): visit(tree, name, body)
    case .shapeOrTitle(let name, let title): visit(tree.spelledOut(as: title), name, body)
    case .family(let name):
      if let shape = Grammar.family(name).shape(of: tree) { visit(tree, shape.name, body) }
    case .initialValue: if tree.entries != nil { visit(tree, .givenValue, body) }
    case .arguments: for one in tree.list ?? [] where one.entries != nil { visit(one, .optionalArguments, body) }
    case .words, .optionalWords, .plain, .optionalPlain, .name, .language, .flag, .number, .amount, .numbers, .moment,
      .weekday, .choice, .reference, .newValue, .compared, .rowWords, .argument, .variable:
      break
    }
  }

  static func forEachText(in document: Tree, _ body: (Tree) -> Void) {
    forEach(in: document) { name, part in
      for key in Grammar.shape(name).keys {
        guard let held = part[key.name] else { continue }
        if case .list(.words, _) = key.form {
          for one in held.list ?? [] where one.scalar != nil { body(one) }
        } else if key.form == .words || key.form == .optionalWords && held.flag == nil {
          if !held.isNull, held.scalar != nil { body(held) }
        }
      }
    }
  }

  private static func visit(_ tree: Tree, _ name: ShapeName, _ body: (ShapeName, Tree) -> Void) {
    body(name, tree)
    for key in Grammar.shape(name).keys {
      if let held = tree[key.name] { forEach(in: held, key.form, body) }
    }
  }
}
