/// A JSON value whose members keep their order.
indirect enum JSONText {
  case text(String)
  case number(Int)
  case flag(Bool)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The JSON, indented by two spaces a level.
  func printed(_ indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return String(number)
    case .flag(let flag): return flag ? "true" : "false"
    case .array(let parts):
      if parts.isEmpty { return "[]" }
      return "[\n" + parts.map { inner + $0.printed(inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { inner + Self.quoted($0.0) + ": " + $0.1.printed(inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
