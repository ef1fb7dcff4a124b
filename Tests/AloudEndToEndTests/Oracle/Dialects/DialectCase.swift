/// One call of `whiptail` or `dialog`: the keys that answer the real one, and the lines that answer ours the same.
struct DialectCase: Sendable, CustomStringConvertible {
  /// What is compared beside the exit code.
  enum Compared: Sendable {
    /// The answer, byte by byte.
    case answer
    /// That something is said of what is wrong, and in the same words where `exactly`.
    case complaint(exactly: Bool)
  }

  var program: String
  var arguments: [String]
  var keys: String
  var lines: String
  var compared = Compared.answer
  var environment: [String: String] = [:]
  /// Which descriptor the answer is on.
  var descriptor = 2
  /// What is on the screen before keys are pressed.
  var shown = "Question"

  var description: String {
    let words = ([program] + arguments).map { $0.contains(" ") || $0.isEmpty ? "'\($0)'" : $0 }
    return words.joined(separator: " ") + (environment.isEmpty ? "" : " \(environment)")
      + " < \(lines.debugDescription)"
  }

  /// The keys of a terminal.
  static let enter = "\r", escape = "\u{1B}", tab = "\t", down = "\u{1B}OB"

  /// A call of whiptail that is answered.
  static func whiptail(_ arguments: String..., keys: String = enter, lines: String = "\n") -> DialectCase {
    DialectCase(program: "whiptail", arguments: arguments, keys: keys, lines: lines)
  }

  /// A call of dialog that is answered.
  static func dialog(_ arguments: String..., keys: String = enter, lines: String = "\n") -> DialectCase {
    DialectCase(program: "dialog", arguments: arguments, keys: keys, lines: lines)
  }

  /// The same, of which the complaint is compared.
  func wrong(exactly: Bool = false, keys: String = "") -> DialectCase {
    var other = self
    (other.compared, other.keys, other.lines) = (.complaint(exactly: exactly), keys, "")
    return other
  }

  /// The same with variables, or with its answer on another descriptor, or with something else on the screen.
  func with(_ environment: [String: String] = [:], descriptor: Int = 2, shown: String = "Question") -> DialectCase {
    var other = self
    (other.environment, other.descriptor, other.shown) = (environment, descriptor, shown)
    return other
  }
}
