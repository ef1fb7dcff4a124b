/// A tree made from JSON. Errors are located by a path such as `tabs[0].elements[2].button`.
extension Tree {
  /// Creates the tree of `json`, which is located at `path`.
  init(_ json: JSONTree, at path: String = "") {
    let location = SourceLocation(line: 1, column: 1, file: path)
    switch json {
    case .text(let text): self.init(content: .scalar(text, isPlain: false), location: location, weight: 1)
    case .plain(let text): self.init(content: .scalar(text, isPlain: true), location: location, weight: 1)
    case .array(let parts):
      let trees = parts.enumerated().map { Tree($1, at: "\(path)[\($0)]") }
      self.init(content: .list(trees), location: location, weight: 1)
    case .object(let members):
      let entries = members.sorted { $0.key < $1.key }.map { key, value in
        let inner = path.isEmpty ? key : "\(path).\(key)"
        return Entry(
          key: key, keyLocation: SourceLocation(line: 1, column: 1, file: inner), value: Tree(value, at: inner))
      }
      self.init(content: .mapping(entries), location: location, weight: 1)
    }
  }

  /// Returns the tree with the things replaced whose IDs are in `parts`, and removes these from `parts`. A null part removes the
  /// thing.
  func replacing(_ parts: inout [String: Tree]) -> Tree {
    var tree = self
    switch content {
    case .scalar: break
    case .list(let list):
      tree.content = .list(
        list.compactMap { one in
          guard let id = one[.id]?.scalar, let part = parts.removeValue(forKey: id) else {
            return one.replacing(&parts)
          }
          return part.isNull ? nil : part
        })
    case .mapping(let entries):
      tree.content = .mapping(
        entries.map { Entry(key: $0.key, keyLocation: $0.keyLocation, value: $0.value.replacing(&parts)) })
    }
    return tree
  }
}
