internal import Aloud

struct TreeParser {
  /// Aliases are counted in full.
  static let partLimit = 200_000
  static let depthLimit = 100

  private let events: YAMLEvents
  private var anchors: [String: Tree] = [:]
  private var openAnchors: Set<String> = []
  private var count = 0

  private init(_ text: String) { events = YAMLEvents(text) }

  static func parse(_ text: String) throws(DocumentError) -> Tree {
    var parser = TreeParser(text)
    let events = parser.events
    _ = try events.next()
    guard try events.next().kind != .end else { return Tree(content: .scalar("", isPlain: true), location: .start) }
    let tree = try parser.tree(events.next(), depth: 0)
    _ = try events.next()
    let last = try events.next()
    guard last.kind == .end else { throw DocumentError(last.location, YAMLErrors.secondDocument) }
    return tree
  }

  /// Reads the rest of a part that begins with `event`. libyaml has no limit on the depth.
  private mutating func tree(_ event: YAMLEvents.Event, depth: Int) throws(DocumentError) -> Tree {
    guard depth <= Self.depthLimit else {
      throw DocumentError(event.location, "This is nested too deep: at most \(Self.depthLimit) levels are read.")
    }
    let before = count
    if let anchor = event.anchor { openAnchors.insert(anchor) }
    let content: Tree.Content
    switch event.kind {
    case .scalar: content = .scalar(event.text, isPlain: event.isPlain)
    case .sequence:
      var parts: [Tree] = []
      while let next = try events.part() { parts.append(try tree(next, depth: depth + 1)) }
      content = .list(parts)
    case .mapping: content = .mapping(try entries(depth: depth + 1))
    case .alias, .boundary, .end:
      var tree = try counted(resolve(alias: event.text, at: event.location), at: event.location)
      tree.alias = event.location
      return tree
    }
    var tree = try counted(Tree(content: content, location: event.location), at: event.location)
    (tree.weight, tree.isFlow) = (count - before, event.isFlow)
    if let anchor = event.anchor {
      openAnchors.remove(anchor)
      anchors[anchor] = tree
    }
    return tree
  }

  private mutating func entries(depth: Int) throws(DocumentError) -> [Tree.Entry] {
    var entries: [Tree.Entry] = []
    var locations: [String: SourceLocation] = [:]
    while let next = try events.part() {
      let key = try tree(next, depth: depth)
      guard let name = key.scalar else {
        throw DocumentError(key.location, "A key must be a word or words here, not a list or a mapping.")
      }
      if let first = locations[name] { throw YAMLErrors.duplicate(name, at: first) }
      locations[name] = next.location
      entries.append(Tree.Entry(key: name, keyLocation: next.location, value: try tree(events.next(), depth: depth)))
    }
    return entries
  }

  private func resolve(alias name: String, at location: SourceLocation) throws(DocumentError) -> Tree {
    if openAnchors.contains(name) {
      throw DocumentError(
        location, "“*\(name)” stands inside the very part that it names with “&\(name)”. Write out what is meant.")
    }
    if let tree = anchors[name] { return tree }
    throw Nearest.error(location, .alias, word: name, among: anchors.keys.sorted())
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

enum SourceText {
  static let sizeLimit = 4 * 1024 * 1024

  static func decode(_ bytes: [UInt8]) throws(DocumentError) -> String {
    guard bytes.count <= sizeLimit else {
      throw DocumentError(
        .start,
        "This document is too large: at most \(sizeLimit / 1_048_576) megabytes are read. Split the app, or let a command provide the long lists."
      )
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      var sound = String.UnicodeScalarView()
      var (decoder, rest) = (UTF8(), body.makeIterator())
      while case .scalarValue(let scalar) = decoder.decode(&rest) { sound.append(scalar) }
      throw DocumentError(
        location(after: sound[...]), "This is not UTF-8 text from here on. Save the document as UTF-8.")
    }
    if let index = text.unicodeScalars.firstIndex(where: isForbidden) {
      throw DocumentError(
        location(after: text.unicodeScalars[..<index]),
        "There is a hidden control character here. Remove it; in double quotes it can be written as an escape.")
    }
    return text
  }

  private static func location(after text: Substring.UnicodeScalarView) -> SourceLocation {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return SourceLocation(line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }

  /// Returns whether YAML forbids a character.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F...0x84, 0x86...0x9F, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
