@testable import AloudDocuments

/// What a document shows of the grammar: its shapes, its keys, the words of those that are a choice, and which things can be
/// dimmed.
struct ShownForms {
  /// As in "shape button", "style", "style plain", "button dimmed".
  private(set) var names: Set<String> = []

  /// What is shown in the document that `text` is.
  init(_ text: String) throws {
    let tree = try TreeParser.parse(SourceText.decode(Array(text.utf8)))
    look(at: tree, .shape(.document), "")
  }

  /// All that the grammar has.
  static var all: Set<String> {
    Grammar.shapes.values.reduce(into: []) { names, shape in
      names.insert("shape \(shape.name.rawValue)")
      for key in shape.keys {
        names.formUnion(Self.names(of: key, in: shape.name))
        if case .choice(let words) = key.form { names.formUnion(words.map { "\(key.name.rawValue) \($0)" }) }
      }
    }
  }

  private static func names(of key: Key, in shape: ShapeName) -> [String] {
    [key.name.rawValue] + (key.name == .dimmed ? ["\(shape.rawValue) dimmed"] : [])
  }

  private mutating func look(at tree: Tree, _ form: Form, _ name: String) {
    switch form {
    case .shape(let shape): look(at: tree, shape)
    case .shapeOrTitle(let shape, let title): look(at: tree.spelledOut(as: title), shape)
    case .family(let family):
      if let shape = Grammar.family(family).shape(of: tree) { look(at: tree, shape.name) }
    case .list(let part, _), .oneOrMany(let part):
      for tree in tree.list ?? [tree] { look(at: tree, part, name) }
    case .named(let part, _):
      for entry in tree.entries ?? [] { look(at: entry.value, part, name) }
    case .choice: names.insert("\(name) \(tree.scalar ?? "")")
    default: break
    }
  }

  private mutating func look(at tree: Tree, _ shape: ShapeName) {
    names.insert("shape \(shape.rawValue)")
    for key in Grammar.shape(shape).keys {
      guard let part = tree[key.name] else { continue }
      names.formUnion(Self.names(of: key, in: shape))
      look(at: part, key.form, key.name.rawValue)
    }
  }
}
