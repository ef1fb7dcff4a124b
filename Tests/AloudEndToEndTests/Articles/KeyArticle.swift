import Foundation

/// The article of every key of a document, made of the schema that `aloud schema` prints.
struct KeyArticle {
  private typealias Object = [String: Any]

  private static let beginning = """
    # Every key of a document

    What may be written, and where. Keys that must be there come first.

    This article is made of what `aloud schema` prints: `ALOUD_RECORD=1 swift test --filter Article` makes it anew.

    """

  /// What the families are called here.
  private static let families: KeyValuePairs = ["element": "Elements", "menuElement": "Menus", "action": "Actions"]

  private let document: Object
  private let definitions: [String: Object]

  /// Throws where `schema` is not JSON.
  init(schema: Data) throws {
    document = try JSONSerialization.jsonObject(with: schema) as? Object ?? [:]
    definitions = document["$defs"] as? [String: Object] ?? [:]
  }

  /// The article.
  var text: String {
    var parts = [Self.beginning, shared, shape(document, as: "## The document")]
    var told: Set<String> = []
    for (family, title) in Self.families {
      guard let definition = definitions["family.\(family)"] else { continue }
      parts.append("## \(title)\n\n\(definition["description"] ?? "")\n")
      let kinds = (definition["oneOf"] as? [Object] ?? []).compactMap { $0["$ref"] as? String }.map(Self.name)
      for kind in kinds where told.insert(kind).inserted { parts.append(shape(kind)) }
    }
    parts.append("## Parts\n")
    for name in definitions.keys.sorted() where name.hasPrefix("shape.") {
      let kind = String(name.dropFirst(6))
      if told.insert(kind).inserted { parts.append(shape(kind)) }
    }
    return parts.joined(separator: "\n")
  }

  /// The keys that six shapes or more have in the same words, with what is said of each.
  private var sharedKeys: [String: String] {
    var counts: [String: Int] = [:], lines: [String: String] = [:]
    for definition in definitions.values {
      for (key, form) in definition["properties"] as? [String: Object] ?? [:] {
        let line = Self.line(key, form)
        counts[line, default: 0] += 1
        lines[line] = key
      }
    }
    return Dictionary(
      lines.filter { counts[$0.key, default: 0] >= 6 }.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
  }

  private var shared: String {
    let lines = sharedKeys.sorted { $0.key < $1.key }.map(\.value)
    return "## Keys that many things have\n\n\(lines.joined(separator: "\n"))\n"
  }

  private func shape(_ kind: String) -> String {
    shape(definitions["shape.\(kind)"] ?? [:], as: "### \(kind)")
  }

  private func shape(_ definition: Object, as heading: String) -> String {
    let required = Set(definition["required"] as? [String] ?? [])
    let forms = definition["properties"] as? [String: Object] ?? [:]
    let keys = forms.keys.sorted { (required.contains($0) ? 0 : 1, $0) < (required.contains($1) ? 0 : 1, $1) }
    var lines: [String] = [], others: [String] = []
    for key in keys {
      let line = Self.line(key, forms[key] ?? [:])
      if !required.contains(key), sharedKeys[key] == line {
        others.append("`\(key)`")
      } else {
        lines.append(required.contains(key) ? line.replacing("`:", with: "`, required:", maxReplacements: 1) : line)
      }
    }
    if !others.isEmpty { lines.append("- Also \(Self.list(others)).") }
    let about = definition["description"] as? String
    return "\(heading)\n\n\(about.map { "\($0)\n\n" } ?? "")\(lines.joined(separator: "\n"))\n"
  }

  private static func line(_ key: String, _ form: Object) -> String {
    let sentences = [form["description"] as? String, values(form)].compactMap { $0 }
    return "- `\(key)`: \(sentences.joined(separator: " "))"
  }

  /// What the key holds, where its description leaves it open.
  private static func values(_ form: Object) -> String? {
    if let target = form["$ref"] as? String {
      let name = name(target)
      return target.contains("family.") ? nil : "Its keys are under \(name)."
    }
    if let choices = form["enum"] as? [Any] {
      let words = choices.compactMap { $0 as? String }
      if words.contains("yes") { return "`on` or `off`." }
      return words.isEmpty ? "\(list(choices.map { "\($0)" }, "or"))." : "\(list(words.map { "`\($0)`" }, "or"))."
    }
    if let least = form["minimum"], let most = form["maximum"] { return "\(least) to \(most)." }
    if form["anyOf"] != nil { return "One action, or a list." }
    guard form["type"] as? String == "array" else { return nil }
    guard let kind = ((form["items"] as? Object)?["$ref"] as? String).map(name) else { return "A list." }
    guard let family = families.first(where: { $0.key == kind }) else { return "A list; each is as under \(kind)." }
    return "A list; see \(family.value)."
  }

  private static func name(_ target: String) -> String { String(target.split(separator: ".").last ?? "") }

  private static func list(_ words: [String], _ last: String = "and") -> String {
    guard words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(last) \(words[words.count - 1])"
  }
}
