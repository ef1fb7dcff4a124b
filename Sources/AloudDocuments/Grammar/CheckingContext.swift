internal import Aloud

struct CheckingContext {
  let names: DeclaredNames
  private(set) var ids: [String: SourceLocation] = [:]
  private(set) var errors: [DocumentError] = []
  private(set) var leftOut = 0
  /// True if a host shows the document, and so may provide rows as they are read.
  var isHosted = false
  private static let mostErrors = 500

  init(names: DeclaredNames, ids: [String: SourceLocation] = [:]) { (self.names, self.ids) = (names, ids) }

  mutating func add(_ error: @autoclosure () -> DocumentError) {
    if errors.count < Self.mostErrors { errors.append(error()) } else { leftOut += 1 }
  }

  mutating func add(_ location: SourceLocation, _ message: String, example: String? = nil) {
    add(DocumentError(location, message, example: example))
  }

  mutating func add(_ parts: Tree?..., message: String) { for case let part? in parts { add(part.location, message) } }

  mutating func addWrongType(_ tree: Tree, of key: CheckedKey, _ need: String = "needs words here") {
    add(tree.location, "“\(key.name)” \(need); this is \(Self.found(tree)).", example: key.example)
  }

  static func found(_ tree: Tree) -> String {
    switch tree.content {
    case .list: "a list"
    case .mapping: "a mapping"
    case .scalar: tree.isNull ? "nothing" : "something else"
    }
  }

  static func notMapping(_ tree: Tree) -> String {
    "An app document is made of keys with what they hold, at least “app” and “tabs”; this is \(found(tree))."
  }

  mutating func addMissing(_ key: Key, in tree: Tree) {
    add(tree.location, "“\(key.name.rawValue)” is missing here. Add it.", example: key.example)
  }

  mutating func addRepeated(_ parts: [Tree], _ message: (String) -> String) {
    var seen: Set<String> = []
    for part in parts {
      guard let word = part.scalar, !seen.insert(word).inserted else { continue }
      add(part.location, message(word))
    }
  }

  mutating func checkOne(of one: KeyName, _ other: KeyName, in tree: Tree, _ message: String) {
    if (tree[one] == nil) == (tree[other] == nil) { add(tree.location, message) }
  }

  mutating func checkKeys(of tree: Tree, among allowed: [KeyName]) {
    let names = allowed.map(\.rawValue)
    for entry in tree.entries ?? [] where !names.contains(entry.key) {
      add(Nearest.error(entry.keyLocation, .key, word: entry.key, among: names))
    }
  }

  mutating func claim(id: String, at location: SourceLocation) {
    if let earlier = ids[id] {
      add(location, "The id “\(id)” is already used in line \(earlier.line). Give this one another.")
    } else {
      ids[id] = location
    }
  }

  /// Adds an error if `tree` names a secret value, since it would be shown or compared.
  mutating func checkNoSecret(_ tree: Tree?) {
    guard let name = tree?.scalar, names.values.secrets.contains(name) else { return }
    add(tree, message: SharedSentences.secretShown(name))
  }
}
