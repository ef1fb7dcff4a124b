/// A YAML document as it was written. Every scalar is text, and every node has its location.
struct Tree: Sendable {
  enum Content: Sendable {
    /// `isPlain` is true if the text has no quotes.
    case scalar(String, isPlain: Bool)
    case list([Tree])
    case mapping([Entry])
  }

  struct Entry: Sendable {
    var key: String
    var keyLocation: SourceLocation
    var value: Tree
  }

  var content: Content
  var location: SourceLocation
  /// The number of parts in the tree, with aliases counted in full.
  var weight = 1
  /// The place of the alias that stands for the tree, or `nil` if it is written out.
  var alias: SourceLocation?
  /// True for a list or a mapping in brackets.
  var isFlow = false

  /// The text of a scalar. Null is an empty text.
  var scalar: String? { if case .scalar(let text, _) = content { isNull ? "" : text } else { nil } }
  var list: [Tree]? { if case .list(let parts) = content { parts } else { nil } }
  var entries: [Entry]? { if case .mapping(let entries) = content { entries } else { nil } }

  var isNull: Bool {
    if case .scalar(let text, true) = content { ["", "~", "null", "Null", "NULL"].contains(text) } else { false }
  }

  /// The Boolean value, as YAML 1.1 and 1.2 write it.
  var flag: Bool? {
    guard case .scalar(let text, true) = content else { return nil }
    switch text.lowercased() {
    case "on", "true", "yes": return true
    case "off", "false", "no": return false
    default: return nil
    }
  }

  var number: Int? { if case .scalar(let text, true) = content { Int(text) } else { nil } }
}

extension Tree {
  subscript(key: KeyName) -> Tree? {
    guard case .mapping(let entries) = content else { return nil }
    let name = key.rawValue
    return entries.first { $0.key == name }?.value
  }

  /// Returns a scalar as a mapping that has it under `key`, and anything else unchanged.
  func spelledOut(as key: KeyName) -> Tree {
    guard scalar != nil else { return self }
    let entry = Entry(key: key.rawValue, keyLocation: location, value: self)
    return Tree(content: .mapping([entry]), location: location, weight: weight)
  }

  var options: [Tree] { (list ?? []).map { $0.spelledOut(as: .option) } }

  /// The options of a pop-up button that can be chosen, with submenus replaced by their options.
  var choosableOptions: [Tree] { options.flatMap { $0[.options]?.choosableOptions ?? [$0] } }
  var stored: Tree? { self[.value] ?? self[.option] }

  /// Creates a tree from JSON. Errors are located by a path such as `tabs[0].elements[2].button`.
  init(_ json: JSONTree, at path: String = "") {
    let location = SourceLocation(file: path)
    switch json {
    case .text(let text): self.init(content: .scalar(text, isPlain: false), location: location)
    case .plain(let text): self.init(content: .scalar(text, isPlain: true), location: location)
    case .array(let parts):
      let trees = parts.enumerated().map { Tree($1, at: "\(path)[\($0)]") }
      self.init(content: .list(trees), location: location)
    case .object(let members):
      let entries = members.sorted { $0.key < $1.key }.map { key, value in
        let inner = path.isEmpty ? key : "\(path).\(key)"
        return Entry(key: key, keyLocation: SourceLocation(file: inner), value: Tree(value, at: inner))
      }
      self.init(content: .mapping(entries), location: location)
    }
  }

  /// Replaces the things whose IDs are in `parts`, and removes these from `parts`. A null part removes the thing.
  func replacing(_ parts: inout [String: Tree]) -> Tree {
    var tree = self
    switch content {
    case .scalar: break
    case .list(let list):
      let kept = list.compactMap { one -> Tree? in
        guard let id = one[.id]?.scalar, let part = parts.removeValue(forKey: id) else { return one.replacing(&parts) }
        return part.isNull ? nil : part
      }
      tree.content = .list(kept)
    case .mapping(var entries):
      for index in entries.indices { entries[index].value = entries[index].value.replacing(&parts) }
      tree.content = .mapping(entries)
    }
    return tree
  }

  func located(in file: String) -> Tree {
    var tree = self
    tree.location = location.located(in: file)
    switch content {
    case .scalar: break
    case .list(let parts): tree.content = .list(parts.map { $0.located(in: file) })
    case .mapping(let entries):
      let located = entries.map { entry in
        Entry(key: entry.key, keyLocation: entry.keyLocation.located(in: file), value: entry.value.located(in: file))
      }
      tree.content = .mapping(located)
    }
    return tree
  }

  /// Returns whether the trees differ in nothing but their locations.
  func saysTheSame(as other: Tree) -> Bool {
    switch (content, other.content) {
    case (.scalar(let one, let isPlain), .scalar(let two, let otherIsPlain)): one == two && isPlain == otherIsPlain
    case (.list(let one), .list(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.saysTheSame(as: $1) }
    case (.mapping(let one), .mapping(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.saysTheSame(as: $1.value) }
    case (.scalar, _), (.list, _), (.mapping, _): false
    }
  }
}

extension Tree? {
  var isOn: Bool { self?.flag ?? false }
  var name: String { self?.scalar ?? "" }

  func choice<Choice: RawRepresentable<String>>() -> Choice? { self?.scalar.flatMap(Choice.init(rawValue:)) }
}
