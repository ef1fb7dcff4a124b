internal import Aloud
internal import Yams

/// A parser of YAML text into a `Tree`, with limits on depth and size.
struct TreeParser {
  static let depthLimit = 100
  /// Aliases are counted in full.
  static let partLimit = 200_000

  private var anchors: [String: Tree] = [:]
  private var openAnchors: Set<String> = []
  private var count = 0

  /// Returns the only document in `text`, or an empty scalar if there is none.
  static func parse(_ text: String) throws(DocumentError) -> Tree {
    do {
      let parser = try Parser(yaml: AliasMark.hide(text), resolver: .basic, encoding: .utf8)
      guard let root = try parser.singleRoot() else {
        return Tree(content: .scalar("", isPlain: true), location: .start)
      }
      var trees = TreeParser()
      // The parser owns the anchors that the nodes refer to.
      return try withExtendedLifetime(parser) { () throws(DocumentError) in try trees.tree(root, depth: 0) }
    } catch let error as DocumentError {
      throw error
    } catch let error as YamlError {
      throw YAMLErrors.error(for: error)
    } catch {
      throw DocumentError(.start, YAMLErrors.broken)
    }
  }

  private mutating func tree(_ node: Node, depth: Int) throws(DocumentError) -> Tree {
    let location = SourceLocation(node.mark)
    guard depth <= Self.depthLimit else {
      throw DocumentError(location, "This is nested too deep: at most \(Self.depthLimit) levels are read.")
    }
    if case .scalar(let scalar) = node, scalar.style == .plain, let name = AliasMark.name(scalar.string) {
      return try counted(resolve(alias: name, at: location), at: location)
    }
    let anchor = node.anchor?.rawValue
    if let anchor { openAnchors.insert(anchor) }
    let tree = try content(of: node, at: location, depth: depth)
    if let anchor {
      openAnchors.remove(anchor)
      anchors[anchor] = tree
    }
    return tree
  }

  private mutating func content(of node: Node, at location: SourceLocation, depth: Int) throws(DocumentError) -> Tree {
    let before = count
    _ = try counted(Tree(content: .list([]), location: location), at: location)
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
      throw DocumentError(location, YAMLErrors.broken)
    }
    return Tree(content: content, location: location, weight: count - before)
  }

  private mutating func entries(of mapping: Node.Mapping, depth: Int) throws(DocumentError) -> [Tree.Entry] {
    var entries: [Tree.Entry] = []
    var keys: Set<String> = []
    for (keyNode, valueNode) in mapping {
      let key = try tree(keyNode, depth: depth + 1)
      guard let name = key.scalar else {
        throw DocumentError(key.location, "A key must be a word or words here, not a list or a mapping.")
      }
      guard keys.insert(name).inserted else { throw YAMLErrors.duplicate(name, at: SourceLocation(keyNode.mark)) }
      entries.append(
        Tree.Entry(key: name, keyLocation: SourceLocation(keyNode.mark), value: try tree(valueNode, depth: depth + 1)))
    }
    return entries
  }

  private func resolve(alias name: String, at location: SourceLocation) throws(DocumentError) -> Tree {
    if openAnchors.contains(name) {
      throw DocumentError(
        location, "“*\(name)” stands inside the very part that it names with “&\(name)”. Write out what is meant.")
    }
    guard let tree = anchors[name] else {
      throw Nearest.error(location, .alias, word: name, among: anchors.keys.sorted())
    }
    return tree
  }

  private mutating func counted(_ tree: Tree, at location: SourceLocation) throws(DocumentError) -> Tree {
    count += tree.weight
    guard count <= Self.partLimit else {
      throw DocumentError(
        location,
        "The document has more than \(Self.partLimit) parts, with everything that is repeated by * counted in full. Let a command provide the long lists."
      )
    }
    return tree
  }
}

extension SourceLocation {
  init(_ mark: Mark?) { self.init(line: mark?.line ?? 1, column: mark?.column ?? 1) }
}

/// Error messages of Aloud's own for the errors of the YAML library.
enum YAMLErrors {
  private static let open = "A quote or a bracket that opens here is not closed. Close it."
  static let broken = """
    This can't be read as YAML. Look for a quote, a bracket or a colon that is missing or one too many, here or on the line \
    before.
    """

  static func error(for error: YamlError) -> DocumentError {
    switch error {
    case .scanner(let context, let reason, let mark, _), .parser(let context, let reason, let mark, _),
      .composer(let context, let reason, let mark, _):
      // The library reports an unclosed quote or bracket at the end of the file; its beginning helps more.
      let message = Self.message(for: reason)
      let isOpen = message == open
      return DocumentError(SourceLocation(isOpen ? context?.mark ?? mark : mark), message)
    case .duplicatedKeysInMapping(let duplicates, let context):
      return duplicate(AliasMark.show(duplicates.first ?? ""), at: SourceLocation(context.mark))
    default:
      return DocumentError(.start, broken)
    }
  }

  static func duplicate(_ key: String, at location: SourceLocation) -> DocumentError {
    DocumentError(location, "The key “\(key.prefix(60))” is written twice in this mapping. Keep one of them.")
  }

  /// Most of the library's sentences are about its own grammar.
  private static func message(for reason: String) -> String {
    switch reason {
    case _ where reason.hasPrefix("Maximum nesting level"): "Brackets are nested too deep here."
    case "but found another document":
      "A second document begins here. Keep one document in the file, and remove the line “---” or “...”."
    case _ where reason.contains("tab character"), "found character that cannot start any token":
      "This character can't stand here: it is a tab used as indentation, or one of % @ ` at the beginning of a text. Indent with spaces; put the text in quotes."
    case "found unexpected end of stream", "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      open
    case "could not find expected ':'":
      "A colon is missing after this key, or a text that goes over several lines needs quotes."
    case "mapping values are not allowed in this context":
      "A colon with a space after it can't stand here. Put the text in quotes, or begin a new line."
    case "did not find expected key", "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context":
      "This line is indented otherwise than the lines that it belongs to. Put it in line with them."
    case _ where reason.contains("escape"):
      "This is no escape that a text in double quotes knows. Write \\\\ for a backslash, or use single quotes."
    default: broken
    }
  }
}

/// The text of a document, once its bytes are known to be harmless.
enum SourceText {
  /// In bytes.
  static let sizeLimit = 4 * 1024 * 1024

  /// Leaves out a byte order mark.
  static func decode(_ bytes: [UInt8]) throws(DocumentError) -> String {
    guard bytes.count <= sizeLimit else {
      throw DocumentError(
        .start,
        "This document is too large: at most \(sizeLimit / 1_048_576) megabytes are read. Split the app, or let a command provide the long lists."
      )
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      throw DocumentError(firstBroken(in: body), "This is not UTF-8 text from here on. Save the document as UTF-8.")
    }
    if let location = firstForbidden(in: text) {
      throw DocumentError(
        location,
        "There is a hidden control character here. Remove it; in double quotes it can be written as an escape.")
    }
    return text
  }

  private static func firstBroken(in bytes: ArraySlice<UInt8>) -> SourceLocation {
    var location = SourceLocation.start
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { advance(&location, over: scalar) }
    return location
  }

  /// YAML forbids some characters, and Aloud reserves one (`AliasMark`).
  private static func firstForbidden(in text: String) -> SourceLocation? {
    var location = SourceLocation.start
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F...0x84, 0x86...0x9F, 0xFEFF, 0xFFFE, 0xFFFF: return location
      case AliasMark.scalar.value: return location
      default: advance(&location, over: scalar)
      }
    }
    return nil
  }

  private static func advance(_ location: inout SourceLocation, over scalar: Unicode.Scalar) {
    if scalar == "\n" {
      location = SourceLocation(line: location.line + 1, column: 1)
    } else {
      location.column += 1
    }
  }
}

/// A character that replaces the asterisk of an alias while the YAML library parses a document.
///
/// The library copies the anchored part to every alias, and compares keys by everything below them. A few nested aliases in a key
/// would keep it busy for years, so it never sees one. Each asterisk is replaced by a character that no document contains. A plain
/// scalar that begins with it was an alias; anywhere else it becomes an asterisk again.
enum AliasMark {
  /// A private-use character, which YAML accepts and `SourceText` rejects.
  static let scalar: Unicode.Scalar = "\u{F8F0}"

  static func hide(_ text: String) -> String { replace("*", with: scalar, in: text) }

  static func show(_ text: String) -> String { replace(scalar, with: "*", in: text) }

  /// Returns the name of the alias if a plain scalar was one.
  static func name(_ text: String) -> String? {
    text.unicodeScalars.first == scalar ? String(text.unicodeScalars.dropFirst()) : nil
  }

  private static func replace(_ old: Unicode.Scalar, with new: Unicode.Scalar, in text: String) -> String {
    guard text.unicodeScalars.contains(old) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.lazy.map { $0 == old ? new : $0 })
    return String(result)
  }
}
