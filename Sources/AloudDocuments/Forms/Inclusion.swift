internal import Aloud

/// A document together with the parts of it that are in files of their own.
struct Inclusion {
  private(set) var tree: Tree
  private(set) var errors: [DocumentError] = []

  /// `reading` returns `nil` if a file cannot be read.
  init(_ tree: Tree, reading: ((_ file: String) -> (path: String, bytes: [UInt8])?)?) {
    self.tree = tree
    for name in tree[.include]?.list ?? [] {
      guard let file = name.scalar, let reading else { continue }
      guard let (path, bytes) = reading(file) else {
        errors.append(
          DocumentError(
            name.location, "The file “\(file)” can't be read. Put it beside the document, or remove this line."))
        continue
      }
      do { include(try TreeParser.parse(SourceText.decode(bytes)).located(in: path), path) } catch {
        errors.append(DocumentError(error.location.located(in: path), error.message))
      }
    }
  }

  private mutating func include(_ part: Tree, _ path: String) {
    guard let entries = part.entries else {
      return errors.append(
        DocumentError(
          part.location, CheckingContext.notMapping(part),
          example: "screens: [{id: about, title: About, elements: [{text: Hello}]}]"))
    }
    let shape = DocumentForm.part
    for entry in entries {
      if shape.key(entry.key) == nil {
        let names = shape.keys.map(\.name.rawValue)
        errors.append(Nearest.error(entry.keyLocation, .key, word: entry.key, among: names))
      } else {
        add(entry)
      }
    }
  }

  private mutating func add(_ entry: Tree.Entry) {
    guard case .mapping(var all) = tree.content else { return }
    guard let index = all.firstIndex(where: { $0.key == entry.key }) else {
      tree.content = .mapping(all + [entry])
      return
    }
    switch (all[index].value.content, entry.value.content) {
    case (.list(let own), .list(let more)): all[index].value.content = .list(own + more)
    case (.mapping(let own), .mapping(let more)):
      let names = Set(own.map(\.key))
      for one in more where names.contains(one.key) {
        errors.append(YAMLErrors.duplicate(one.key, at: one.keyLocation))
      }
      all[index].value.content = .mapping(own + more)
    case (_, _):
      // Keep both entries; the grammar check reports the one that has the wrong type.
      all.append(entry)
    }
    tree.content = .mapping(all)
  }
}

extension Tree {
  fileprivate func located(in file: String) -> Tree {
    var tree = self
    tree.location = location.located(in: file)
    switch content {
    case .scalar: break
    case .list(let parts): tree.content = .list(parts.map { $0.located(in: file) })
    case .mapping(let entries):
      tree.content = .mapping(
        entries.map {
          Entry(key: $0.key, keyLocation: $0.keyLocation.located(in: file), value: $0.value.located(in: file))
        })
    }
    return tree
  }
}

extension SourceLocation {
  fileprivate func located(in file: String) -> SourceLocation {
    var location = self
    location.file = file
    return location
  }
}
