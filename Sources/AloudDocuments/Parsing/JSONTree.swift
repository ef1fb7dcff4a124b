internal import FoundationEssentials

/// A JSON value in which numbers and Booleans are kept as text.
package enum JSONTree: Decodable {
  case text(String)
  /// A number or a Boolean, or an empty text for null.
  case plain(String)
  case array([JSONTree])
  case object([String: JSONTree])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .plain("")
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let isOn = try? container.decode(Bool.self) {
      self = .plain(isOn ? "true" : "false")
    } else if let number = try? container.decode(Int.self) {
      self = .plain(String(number))
    } else if let number = try? container.decode(Double.self) {
      self = .plain(String(number))
    } else if let parts = try? container.decode([JSONTree].self) {
      self = .array(parts)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  package init?(_ text: String) {
    guard let tree = try? JSONDecoder().decode(JSONTree.self, from: Data(text.utf8)) else { return nil }
    self = tree
  }

  /// The text of a scalar, or the texts of an array joined by commas. An object has no text.
  package var text: String {
    switch self {
    case .text(let text), .plain(let text): text
    case .array(let parts): parts.map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
    case .object: ""
    }
  }

  /// The texts of each member that is an array, keyed as in `fields`.
  package var lists: [String: [String]] {
    members { if case .array(let parts) = $0 { parts.map(\.text).filter { !$0.isEmpty } } else { nil } }
  }

  /// The text of each member, keyed by name. Members of members have the key `name.name`.
  package var fields: [String: String] { members(\.text) }

  private func members<Value>(_ value: (JSONTree) -> Value?) -> [String: Value] {
    guard case .object(let members) = self else { return [:] }
    var values: [String: Value] = [:]
    for (name, member) in members {
      if let value = value(member) { values[name] = value }
      for (inner, value) in member.members(value) { values["\(name).\(inner)"] = value }
    }
    return values
  }

  /// Returns the values at the end of a path, with an array there replaced by its elements, or `nil` if the path leads nowhere.
  package func things(at path: JSONPath) -> [JSONTree]? {
    var found = [self]
    var isThere = false
    for (index, step) in path.steps.enumerated() {
      isThere = false
      found = found.flatMap { tree -> [JSONTree] in
        guard case .object(let members) = tree, let member = members[step.name] else { return [] }
        isThere = true
        if step.isEach || index == path.steps.count - 1, case .array(let parts) = member { return parts }
        return [member]
      }
    }
    return isThere || path.steps.isEmpty ? found : nil
  }
}

/// The path to a list in a JSON text, such as `disks[].parts[]`: names separated by full stops, where `[]` after a name enters each
/// element of that list.
package struct JSONPath: Sendable, Equatable {
  /// `isEach` is true if the name is followed by `[]`.
  struct Step: Sendable, Equatable {
    var name: String
    var isEach: Bool
  }

  let text: String
  let steps: [Step]

  package init?(_ text: String) {
    self.text = text
    steps = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let isEach = part.hasSuffix("[]")
      return Step(name: String(isEach ? part.dropLast(2) : part), isEach: isEach)
    }
    if steps.contains(where: { $0.name.isEmpty || $0.name.contains { "[]".contains($0) } }) { return nil }
  }
}
