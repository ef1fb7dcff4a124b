internal import Aloud

/// What a host says: one message a line, a JSON object with one of these keys.
enum HostMessage {
  /// The whole app, in the form of a document.
  case interface(JSONTree)
  /// Things in the place of those with the same ids; nothing where one goes.
  case patch([String: JSONTree])
  /// Something to do, as a document has it.
  case perform(JSONTree)
  /// A message for a log, or a piece of one, by the members of its object.
  case write([String: String])

  /// The keys of messages.
  static let keys = ["interface", "patch", "do", "log", "rows", "done"]

  /// Takes the message in a line; those that answer what was asked have been taken before.
  init(_ line: String) throws(DocumentErrors) {
    guard case .object(let members)? = JSONTree(line) else { throw Self.notMessage(of: Self.keys) }
    if let interface = members["interface"] {
      self = .interface(interface)
    } else if case .object(let parts)? = members["patch"] {
      self = .patch(parts)
    } else if let action = members["do"] {
      self = .perform(action)
    } else if let message = members["log"], case .object = message {
      self = .write(message.fields)
    } else {
      throw Self.notMessage(of: Self.keys)
    }
  }

  /// What is wrong with a line that has none of these keys.
  static func notMessage(of keys: [String]) -> DocumentErrors {
    let message = "This is no message. A message is a JSON object with one of these: \(keys.listed("or"))."
    return DocumentErrors([DocumentError(.start, message)], in: "")
  }
}
