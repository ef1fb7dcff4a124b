/// The terminal's clipboard (OSC 52), which is only written. Reading it would let any program that has written to the clipboard
/// type into the session.
enum TerminalClipboard {
  /// The greatest number of bytes of text. In base64, with the rest of the sequence, that is 100,000 bytes, the limit of several
  /// terminals.
  static let limit = 74_994

  /// Returns the sequence that sets the clipboard to `text`, or nil if the text is too long.
  static func sequence(for text: String) -> String? {
    guard text.utf8.count <= limit else { return nil }
    return "\u{1B}]52;c;" + base64(Array(text.utf8)) + "\u{07}"
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func base64(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        result.append(index <= group.count ? digits[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
