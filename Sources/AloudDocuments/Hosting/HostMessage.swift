internal import Aloud

/// A message from a host: a JSON object on one line, with one of the keys in `keys`.
enum HostMessage {
  /// The whole app, in the form of a document.
  case interface(JSONTree)
  /// Replacements for the things with the given IDs. Null removes a thing.
  case patch([String: JSONTree])
  /// Actions to perform, in the form of a document.
  case perform(JSONTree)
  /// A message for a log, or a part of one, as the members of its object.
  case write([String: String])

  /// The keys that identify messages.
  static let keys = ["interface", "patch", "do", "log", "rows", "done"]

  /// Creates the message in a line. Replies (``HostReply``) have been handled before.
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

  /// Returns the error for a line that has none of the given keys.
  static func notMessage(of keys: [String]) -> DocumentErrors {
    let message = "This is no message. A message is a JSON object with one of these: \(keys.listed("or"))."
    return DocumentErrors([DocumentError(.start, message)], in: "")
  }
}
