/// One answer or event of speech-dispatcher's protocol (SSIP): "208 OK CLIENT NAME SET", or several lines of one number,
/// all but the last with a hyphen: "225-21", "225 OK MESSAGE QUEUED".
struct DispatcherReply: Equatable {
  /// What it means; from 700 on it is an event that nobody asked for.
  let code: Int
  /// The lines before the last, without their numbers.
  var values: [String] = []

  /// Whether it is an event.
  var isEvent: Bool { code >= 700 }

  /// Whether it says that something was done, or will be.
  var isSuccess: Bool { (200..<300).contains(code) }
}

/// Makes replies of bytes as they come.
struct DispatcherReplyReader {
  private var bytes: [UInt8] = []
  private var values: [String] = []

  /// The most that one line may have: a dispatcher says little.
  private static let longestLine = 10_000

  /// Takes bytes, and gives the replies that are whole; nil where this is not the protocol.
  mutating func take(_ some: some Sequence<UInt8>) -> [DispatcherReply]? {
    bytes += some
    var replies: [DispatcherReply] = []
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      var line = bytes[..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      let text = String(decoding: line, as: UTF8.self)
      bytes.removeSubrange(...end)
      guard let code = Int(text.prefix(3)), text.utf8.count > 3 else { return nil }
      let rest = String(text.dropFirst(4))
      if text.dropFirst(3).first == "-" {
        values.append(rest)
      } else {
        replies.append(DispatcherReply(code: code, values: values))
        values = []
      }
    }
    return bytes.count > Self.longestLine ? nil : replies
  }
}
