@testable import AloudDocuments

/// What a document shows of the grammar: the shapes in it, and each of their keys, with the words of those that are a choice.
struct ShownForms {
  /// A shape, a key of it, or a word that a key holds: "button", "button.style", "button.style.plain".
  private(set) var names: Set<String> = []

  /// What is shown in the document that `text` is.
  init(_ text: String) throws {
    let tree = try TreeReader.read(SourceText.read(Array(text.utf8)))
    look(at: tree, .shape(.document), "")
  }

  /// All that the grammar has.
  static var all: Set<String> {
    Grammar.shapes.values.reduce(into: []) { names, shape in
      names.insert(shape.name.rawValue)
      for key in shape.keys {
        let name = "\(shape.name.rawValue).\(key.name.rawValue)"
        names.insert(name)
        if case .choice(let words) = key.form { names.formUnion(words.map { "\(name).\($0)" }) }
      }
    }
  }

  private mutating func look(at tree: Tree, _ form: Form, _ name: String) {
    switch form {
    case .shape(let shape): look(at: tree, shape)
    case .family(let family):
      if let shape = Grammar.family(family).shape(of: tree) { look(at: tree, shape) }
    case .list(let part, _), .oneOrMany(let part):
      for tree in tree.list ?? [tree] { look(at: tree, part, name) }
    case .named(let part, _):
      for entry in tree.entries ?? [] { look(at: entry.value, part, name) }
    case .choice: names.insert("\(name).\(tree.scalar ?? "")")
    default: break
    }
  }

  private mutating func look(at tree: Tree, _ shape: ShapeName) {
    names.insert(shape.rawValue)
    for key in Grammar.shape(shape).keys {
      guard let part = tree[key.name] else { continue }
      let name = "\(shape.rawValue).\(key.name.rawValue)"
      names.insert(name)
      look(at: part, key.form, name)
    }
  }
}
