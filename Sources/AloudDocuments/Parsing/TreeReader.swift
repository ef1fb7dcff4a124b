internal import Aloud
internal import Yams

/// Makes a `Tree` of YAML text, within limits of depth and size.
struct TreeReader {
  /// How deep a document may nest.
  static let depthLimit = 100
  /// How many parts a document may have, aliases counted in full.
  static let partLimit = 200_000

  private var anchors: [String: Tree] = [:]
  private var openAnchors: Set<String> = []
  private var count = 0

  /// The one document in `text`.
  static func read(_ text: String) throws(Mistake) -> Tree {
    do {
      let parser = try Parser(yaml: AliasMark.hide(text), resolver: .basic, encoding: .utf8)
      guard let root = try parser.singleRoot() else { throw Mistake(.start, "document.empty") }
      var reader = TreeReader()
      // The parser owns the anchors that the nodes name.
      return try withExtendedLifetime(parser) { () throws(Mistake) in try reader.tree(root, depth: 0) }
    } catch let mistake as Mistake {
      throw mistake
    } catch let error as YamlError {
      throw YAMLMistake.mistake(for: error)
    } catch {
      throw Mistake(.start, "document.yaml.broken")
    }
  }

  private mutating func tree(_ node: Node, depth: Int) throws(Mistake) -> Tree {
    let place = Place(node.mark)
    guard depth <= Self.depthLimit else {
      throw Mistake(place, "document.tooDeep", ["limit": .number(Self.depthLimit)])
    }
    if case .scalar(let scalar) = node, scalar.style == .plain, let name = AliasMark.name(scalar.string) {
      return try counted(resolve(alias: name, at: place), at: place)
    }
    let anchor = node.anchor?.rawValue
    if let anchor { openAnchors.insert(anchor) }
    let tree = try content(of: node, at: place, depth: depth)
    if let anchor {
      openAnchors.remove(anchor)
      anchors[anchor] = tree
    }
    return tree
  }

  private mutating func content(of node: Node, at place: Place, depth: Int) throws(Mistake) -> Tree {
    let before = count
    _ = try counted(Tree(content: .list([]), place: place, weight: 1), at: place)
    let content: Tree.Content
    switch node {
    case .scalar(let scalar):
      content = .scalar(AliasMark.show(scalar.string), isPlain: scalar.style == .plain)
    case .sequence(let nodes):
      var parts: [Tree] = []
      for node in nodes { parts.append(try tree(node, depth: depth + 1)) }
      content = .list(parts)
    case .mapping(let mapping):
      content = .mapping(try entries(of: mapping, depth: depth))
    case .alias:
      throw Mistake(place, "document.yaml.broken")
    }
    return Tree(content: content, place: place, weight: count - before)
  }

  private mutating func entries(of mapping: Node.Mapping, depth: Int) throws(Mistake) -> [Tree.Entry] {
    var entries: [Tree.Entry] = []
    var keys: Set<String> = []
    for (keyNode, valueNode) in mapping {
      let key = try tree(keyNode, depth: depth + 1)
      guard let name = key.scalar else { throw Mistake(key.place, "document.keyNotText") }
      guard keys.insert(name).inserted else { throw YAMLMistake.duplicate(name, at: Place(keyNode.mark)) }
      entries.append(
        Tree.Entry(key: name, keyPlace: Place(keyNode.mark), value: try tree(valueNode, depth: depth + 1)))
    }
    return entries
  }

  private func resolve(alias name: String, at place: Place) throws(Mistake) -> Tree {
    let word: Message.Arguments = ["word": .text(.verbatim(name))]
    if openAnchors.contains(name) { throw Mistake(place, "document.aliasOfItself", word) }
    guard let tree = anchors[name] else {
      throw Nearest.mistake(place, "document.unknownAlias", word: name, among: anchors.keys.sorted())
    }
    return tree
  }

  private mutating func counted(_ tree: Tree, at place: Place) throws(Mistake) -> Tree {
    count += tree.weight
    guard count <= Self.partLimit else {
      throw Mistake(place, "document.tooManyParts", ["limit": .number(Self.partLimit)])
    }
    return tree
  }
}

extension Place {
  /// The place that the YAML library marked.
  init(_ mark: Mark?) { self.init(line: mark?.line ?? 1, column: mark?.column ?? 1) }
}
