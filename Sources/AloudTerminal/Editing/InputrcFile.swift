/// The user's inputrc, where readline looks for it: `INPUTRC`, `~/.inputrc`, `/etc/inputrc`.
enum InputrcFile {
  /// How many bytes it may have.
  private static let limit = 1 << 18

  /// The usual keys, with those of the terminal, and with what the user has bound.
  static func bindings(over keys: [(key: UInt8, function: EditingFunction)]) -> KeyBindings {
    var bindings = KeyBindings()
    for (key, function) in keys { bindings.bind([key], to: function) }
    guard let bytes else { return bindings }
    let file = Inputrc(String(decoding: bytes, as: UTF8.self), terminal: EnvironmentVariable.value("TERM") ?? "")
    for (key, function) in file.bindings { bindings.bind(key, to: function) }
    return bindings
  }

  private static var bytes: [UInt8]? {
    let home = EnvironmentVariable.value("HOME").map { $0 + "/.inputrc" }
    let paths = [EnvironmentVariable.value("INPUTRC"), home, "/etc/inputrc"].compactMap(\.self)
    return paths.lazy.compactMap { try? WholeFile.ownBytes($0, limit: limit) }.first
  }
}
