@testable import Aloud

/// A command by its name, whether it takes an object or not.
struct AnyCommand: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  /// The commands that stand by themselves, and those that take an object.
  static let alone = Command.allCases.map { AnyCommand(name: $0.name) }
  static let withObject = ObjectCommand.allCases.map { AnyCommand(name: $0.rawValue) }

  /// The one of that name.
  init(name: String) { self.name = name }

  /// The one of that name; there must be one.
  init(stringLiteral name: String) {
    precondition(Self.alone.contains { $0.name == name } || Self.withObject.contains { $0.name == name }, name)
    self.name = name
  }

  /// The key of its phrases in a wording.
  var key: String { "command.\(name)" }
}
