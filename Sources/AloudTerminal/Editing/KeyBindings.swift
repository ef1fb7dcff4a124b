internal import Aloud

/// The function of each key: readline's defaults, overridden by the terminal's settings, then by the user's inputrc.
struct KeyBindings: Sendable {
  private var functions: [[UInt8]: EditingFunction] = [:]

  init() {
    for (keys, function) in Self.usual { for key in keys { functions[Array(key.utf8)] = function } }
  }

  func function(of key: [UInt8]) -> EditingFunction? { functions[key] }

  mutating func bind(_ key: [UInt8], to function: EditingFunction?) { functions[key] = function }

  private static let usual: [([String], EditingFunction)] = [
    (["\u{01}", "\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~"], .beginningOfLine),
    (["\u{05}", "\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~"], .endOfLine),
    (["\u{06}", "\u{1B}[C", "\u{1B}OC"], .forwardCharacter),
    (["\u{02}", "\u{1B}[D", "\u{1B}OD"], .backwardCharacter),
    (["\u{1B}f", "\u{1B}[1;5C", "\u{1B}[1;3C", "\u{1B}[5C", "\u{1B}Oc"], .forwardWord),
    (["\u{1B}b", "\u{1B}[1;5D", "\u{1B}[1;3D", "\u{1B}[5D", "\u{1B}Od"], .backwardWord),
    (["\u{04}"], .endOfFile),
    (["\u{1B}[3~"], .deleteCharacter),
    (["\u{7F}", "\u{08}"], .backwardDeleteCharacter),
    (["\u{14}"], .transposeCharacters),
    (["\u{1B}u"], .upcaseWord),
    (["\u{1B}l"], .downcaseWord),
    (["\u{1B}c"], .capitalizeWord),
    (["\u{0B}"], .killLine),
    (["\u{15}"], .lineDiscard),
    (["\u{17}"], .wordRubout),
    (["\u{1B}d", "\u{1B}[3;5~", "\u{1B}[3;3~"], .killWord),
    (["\u{1B}\u{7F}", "\u{1B}\u{08}"], .backwardKillWord),
    (["\u{19}"], .yank),
    (["\u{1B}y"], .yankPop),
    (["\u{1F}"], .undo),
    (["\u{1B}r"], .revertLine),
    (["\u{10}", "\u{1B}[A", "\u{1B}OA"], .previousLine),
    (["\u{0E}", "\u{1B}[B", "\u{1B}OB"], .nextLine),
    (["\u{1B}<"], .firstLine),
    (["\u{1B}>"], .lastLine),
    (["\u{09}"], .complete),
    (["\u{1B}[Z"], .completeBackward),
    (["\u{0C}"], .sayLine),
    (["\u{0A}", "\u{0D}"], .acceptLine),
    (["\u{03}"], .interrupt),
  ]
}

/// An editing command for the line, under its name in readline.
enum EditingFunction: String, Sendable, CaseIterable {
  case beginningOfLine = "beginning-of-line"
  case endOfLine = "end-of-line"
  case forwardCharacter = "forward-char"
  case backwardCharacter = "backward-char"
  case forwardWord = "forward-word"
  case backwardWord = "backward-word"
  case deleteCharacter = "delete-char"
  case backwardDeleteCharacter = "backward-delete-char"
  case transposeCharacters = "transpose-chars"
  case upcaseWord = "upcase-word"
  case downcaseWord = "downcase-word"
  case capitalizeWord = "capitalize-word"
  case killLine = "kill-line"
  case lineDiscard = "unix-line-discard"
  case killWholeLine = "kill-whole-line"
  case killWord = "kill-word"
  case backwardKillWord = "backward-kill-word"
  case wordRubout = "unix-word-rubout"
  case yank
  case yankPop = "yank-pop"
  case undo
  case revertLine = "revert-line"
  case previousLine = "previous-history"
  case nextLine = "next-history"
  case firstLine = "beginning-of-history"
  case lastLine = "end-of-history"
  case complete
  case completeBackward = "menu-complete-backward"
  /// Says the line, without redrawing it.
  case sayLine = "redraw-current-line"
  case acceptLine = "accept-line"
  /// Ends the input at an empty line; otherwise deletes a character.
  case endOfFile = "end-of-file"
  /// Clears the line, or interrupts the program at an empty line. Readline has no name for this; the terminal sets its key.
  case interrupt

  /// Creates the function for a name in an inputrc. Some names have the same meaning here.
  init?(readlineName name: String) {
    switch name {
    case "menu-complete", "possible-completions": self = .complete
    case "backward-kill-line": self = .lineDiscard
    case "clear-screen", "clear-display": self = .sayLine
    case "vi-undo": self = .undo
    default: self.init(rawValue: name)
    }
  }
}

/// The key bindings of a readline init file (`~/.inputrc`): `"\C-x": function-name` and `Control-x: function-name`.
///
/// Only functions that Aloud has take effect. Variables, macros, sequences of several keys, and vi's keys are ignored.
struct Inputrc {
  /// In file order; the function is nil if Aloud does not have it.
  private(set) var bindings: [(key: [UInt8], function: EditingFunction?)] = []

  /// `terminal` is the value of TERM.
  init(_ text: String, terminal: String) {
    var conditions: [Bool] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if line.first == "$" {
        Self.take(directive: line.dropFirst().split(separator: " ").map(String.init), terminal, &conditions)
      } else if conditions.allSatisfy(\.self), line.first != "#", let binding = Self.binding(line) {
        bindings.append(binding)
      }
    }
  }

  private static func take(directive words: [String], _ terminal: String, _ conditions: inout [Bool]) {
    switch words.first {
    case "if": conditions.append(holds(words.dropFirst().joined(), terminal))
    case "else": if let last = conditions.popLast() { conditions.append(!last) }
    case "endif": _ = conditions.popLast()
    default: break
    }
  }

  private static func holds(_ condition: String, _ terminal: String) -> Bool {
    if condition == "mode=emacs" || condition.lowercased() == "aloud" { return true }
    guard condition.hasPrefix("term=") else { return false }
    let name = condition.dropFirst(5)
    return terminal == name || terminal.hasPrefix(name + "-")
  }

  private static func binding(_ line: Substring) -> (key: [UInt8], function: EditingFunction?)? {
    let isQuoted = line.first == "\""
    guard let end = isQuoted ? endOfQuotes(line) : line.firstIndex(of: ":") else { return nil }
    let name = isQuoted ? line[line.index(after: line.startIndex)..<end] : line[..<end]
    let rest = isQuoted ? line[line.index(after: end)...].drop(while: \.isWhitespace) : line[end...]
    guard rest.first == ":" else { return nil }
    let value = rest.dropFirst().drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    // Text that a key would type is a macro.
    guard !value.isEmpty, value.first != "\"", value.first != "'" else { return nil }
    guard let key = isQuoted ? bytes(ofSequence: name) : bytes(ofName: name), isOneKey(key) else { return nil }
    return (key, EditingFunction(readlineName: value.lowercased()))
  }

  private static func endOfQuotes(_ line: Substring) -> Substring.Index? {
    var isEscaped = false
    return line.indices.dropFirst().first { index in
      defer { isEscaped = !isEscaped && line[index] == "\\" }
      return line[index] == "\"" && !isEscaped
    }
  }

  /// A letter does not count as a key, so that it is always typed.
  private static func isOneKey(_ bytes: [UInt8]) -> Bool {
    var decoder = KeyDecoder()
    decoder.take(bytes)
    guard case .sequence(let sequence) = decoder.next() ?? decoder.endBurst() else { return false }
    return sequence == bytes
  }

  // MARK: - Keys

  private static func bytes(ofSequence text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text
    while !rest.isEmpty {
      guard let key = takeKey(&rest) else { return nil }
      bytes += key
    }
    return bytes
  }

  private static func takeKey(_ rest: inout Substring) -> [UInt8]? {
    if rest.hasPrefix("\\C-") || rest.hasPrefix("\\c-") {
      rest = rest.dropFirst(3)
      return takeKey(&rest).flatMap(control)
    }
    if rest.hasPrefix("\\M-") || rest.hasPrefix("\\m-") {
      rest = rest.dropFirst(3)
      return takeKey(&rest).map { [0x1B] + $0 }
    }
    guard let first = rest.popFirst() else { return nil }
    guard first == "\\", let escaped = rest.popFirst() else { return Array(String(first).utf8) }
    switch escaped {
    case "x": return takeNumber(&rest, most: 2, radix: 16, "")
    case "0"..."7": return takeNumber(&rest, most: 2, radix: 8, String(escaped))
    default: return escapes[escaped].map { [$0] } ?? Array(String(escaped).utf8)
    }
  }

  private static let escapes: [Character: UInt8] = [
    "a": 0x07, "b": 0x08, "d": 0x7F, "e": 0x1B, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09, "v": 0x0B,
  ]

  private static func takeNumber(_ rest: inout Substring, most: Int, radix: Int, _ begun: String) -> [UInt8]? {
    let digits = begun + rest.prefix(most).prefix { $0.hexDigitValue.map { $0 < radix } ?? false }
    rest = rest.dropFirst(digits.count - begun.count)
    return UInt8(digits, radix: radix).map { [$0] }
  }

  private static func control(_ key: [UInt8]) -> [UInt8]? {
    guard let last = key.last else { return nil }
    return key.dropLast() + [last == UInt8(ascii: "?") ? 0x7F : last & 0x1F]
  }

  private static func bytes(ofName text: Substring) -> [UInt8]? {
    let parts = text.trimmingSpaces().split(separator: "-", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty else { return nil }
    var key = names[name.lowercased()] ?? Array(String(name.prefix(1)).utf8)
    for modifier in parts.dropLast().reversed() {
      switch modifier.lowercased() {
      case "control", "c", "ctrl":
        guard let changed = control(key) else { return nil }
        key = changed
      case "meta", "m": key = [0x1B] + key
      default: return nil
      }
    }
    return key
  }

  private static let names: [String: [UInt8]] = [
    "del": [0x7F], "rubout": [0x7F], "esc": [0x1B], "escape": [0x1B], "lfd": [0x0A], "newline": [0x0A], "ret": [0x0D],
    "return": [0x0D], "space": [0x20], "spc": [0x20], "tab": [0x09],
  ]
}

/// The user's inputrc, in the places where readline looks for it: `INPUTRC`, `~/.inputrc`, `/etc/inputrc`.
enum InputrcFile {
  /// In bytes.
  private static let limit = 1 << 18

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
