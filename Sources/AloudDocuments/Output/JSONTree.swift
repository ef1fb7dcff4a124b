internal import Foundation

/// Any JSON value, with texts for numbers and flags.
enum JSONTree: Decodable {
  case text(String)
  /// A number, a flag, or null, which is empty.
  case plain(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
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

  /// The tree of a JSON text; nil where it is none.
  init?(_ text: String) {
    guard let tree = try? JSONDecoder().decode(JSONTree.self, from: Data(text.utf8)) else { return nil }
    self = tree
  }

  /// A scalar's text, the texts of a list with commas between them; nothing for an object.
  var text: String {
    switch self {
    case .text(let text), .plain(let text): text
    case .array(let parts): parts.map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
    case .object: ""
    }
  }

  /// What it has under each name; under `name.name` what is deeper.
  var fields: [String: String] {
    guard case .object(let members) = self else { return [:] }
    var fields: [String: String] = [:]
    for (name, member) in members {
      fields[name] = member.text
      for (inner, text) in member.fields { fields["\(name).\(inner)"] = text }
    }
    return fields
  }

  /// What stands at the end of a path: a list there stands for its things; nil where the path leads nowhere.
  func things(at path: JSONPath) -> [JSONTree]? {
    var found = [self]
    var isThere = false
    for step in path.steps {
      isThere = false
      found = found.flatMap { tree -> [JSONTree] in
        guard case .object(let members) = tree, let member = members[step.name] else { return [] }
        isThere = true
        if step.isEach || step == path.steps.last, case .array(let parts) = member { return parts }
        return [member]
      }
    }
    return isThere || path.steps.isEmpty ? found : nil
  }
}
