internal import Aloud

/// A terminal's answer to the request for its colors, separated from the bytes that the user types meanwhile.
struct TerminalReply: TerminalAnswer {
  /// The key of the text color in `colors`. The background color has the next number.
  static let text = 16

  private(set) var colors: [Int: Color] = [:]
  private(set) var isComplete = false
  var bytes = AnswerBytes()
  var count: Int { colors.count }

  mutating func take(sequence: [UInt8]) -> Bool {
    if sequence[1] == UInt8(ascii: "]") {
      takeColor(sequence.dropFirst(2).prefix { $0 != 0x07 && $0 != 0x1B })
      return true
    }
    // This is the answer to the status request: the terminal works.
    let isStatus = sequence[1] == UInt8(ascii: "[") && sequence.last == UInt8(ascii: "n")
    if isStatus { isComplete = true }
    return isStatus
  }

  /// The body is, for example, "4;7;rgb:ffff/0000/8080" or "10;rgb:…".
  private mutating func takeColor(_ body: ArraySlice<UInt8>) {
    let parts = String(decoding: body, as: UTF8.self).split(separator: ";")
    let number: Int? =
      switch parts.first {
      case "4" where parts.count == 3: Int(parts[1])
      case "10" where parts.count == 2: Self.text
      case "11" where parts.count == 2: Self.text + 1
      default: nil
      }
    if let number, let value = parts.last, let color = Self.color(value) { colors[number] = color }
  }

  /// The components have one to four hex digits each. The greatest value of that many digits is full intensity.
  private static func color(_ text: Substring) -> Color? {
    guard let colon = text.firstIndex(of: ":"), text.hasPrefix("rgb") else { return nil }
    let parts = text[text.index(after: colon)...].split(separator: "/").map { part -> Int? in
      guard (1...4).contains(part.utf8.count), let value = Int(part, radix: 16), value >= 0 else { return nil }
      let most = (1 << (4 * part.utf8.count)) - 1
      return (value * 255 + most / 2) / most
    }
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
    return Color(red: red, green: green, blue: blue)
  }
}

/// Asks a terminal for its 16 colors, its text color and its background color (HUE-1), with xterm's sequences (OSC 4, 10, 11).
enum TerminalColors {
  /// Every terminal answers the last sequence, a status request; many answer no other.
  private static let question =
    (0..<16).map { "\u{1B}]4;\($0);?\u{7}" }.joined() + "\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[5n"

  /// Asks the controlling terminal. The reply also holds the bytes that the user typed meanwhile. Throws `noTerminal` where
  /// there is no answer.
  static func ask() throws(ColorError) -> TerminalReply {
    guard let reply = TerminalDialogue.ask(question, TerminalReply()) else { throw .noTerminal }
    return reply
  }

  static func ask(_ descriptor: Int32) throws(ColorError) -> TerminalReply {
    guard let reply = TerminalDialogue.ask(question, TerminalReply(), descriptor) else { throw .noTerminal }
    return reply
  }
}
