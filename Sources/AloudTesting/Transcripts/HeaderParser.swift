internal import Aloud

/// A parser of a transcript's header, line by line.
struct HeaderParser {
  private static let keys = [
    "requirement", "locale", "now", "arguments", "app", "command", "run", "script", "data", "exit", "stderr",
  ]

  let file: String
  private(set) var header = TranscriptHeader()
  private var lineOfKey: [String: Int] = [:]

  init(file: String) { self.file = file }

  /// Reads one line of the form `key: value`.
  mutating func read(_ line: String, number: Int) throws(TranscriptError) {
    func fail(_ kind: TranscriptError.Kind) -> TranscriptError {
      TranscriptError(file: file, line: number, kind: kind)
    }
    guard !line.utf8.contains(0x0d) else {
      throw fail(.crlf)
    }
    guard let colon = line.firstIndex(of: ":") else {
      throw fail(.notHeaderLine(line))
    }
    let key = String(line[..<colon])
    let value = line[line.index(after: colon)...].trimmed
    guard Self.keys.contains(key) else {
      throw fail(.unknownKey(key, allowed: Self.keys))
    }
    if let first = lineOfKey.updateValue(number, forKey: key) {
      throw fail(.repeatedKey(key, line: first))
    }
    guard !value.isEmpty else { throw fail(.emptyKey(key)) }

    switch key {
    case "requirement": header.requirements = value.split(separator: ",").map { $0.trimmed }
    case "locale": header.locale = value
    case "now":
      guard Self.isDateTime(value) else {
        throw fail(.badDate(value))
      }
      header.now = value
    case "arguments":
      guard let words = ArgumentWords.split(value) else {
        throw fail(.openQuote)
      }
      header.arguments = words
    case "app": header.app = value
    case "command": header.command = value
    case "run":
      guard let words = ArgumentWords.split(value), !words.isEmpty else {
        throw fail(.openQuote)
      }
      header.run = words
    case "script":
      guard let words = ArgumentWords.split(value), !words.isEmpty else {
        throw fail(.openQuote)
      }
      header.script = words
    case "data": header.data = value
    case "exit":
      guard let code = Int32(value), 0...255 ~= code else {
        throw fail(.badExit(value))
      }
      header.exit = code
    default:
      guard let expectation = TranscriptHeader.StandardError(rawValue: value) else {
        throw fail(.badStderr(value))
      }
      header.standardError = expectation
    }
  }

  /// Returns a Boolean value that indicates whether a text looks like a local ISO 8601 time. The program checks that it exists.
  private static func isDateTime(_ text: String) -> Bool {
    let shape = text.utf8.map { 0x30...0x39 ~= $0 ? UInt8(ascii: "0") : $0 }
    return ["0000-00-00T00:00", "0000-00-00T00:00:00"].contains { $0.utf8.elementsEqual(shape) }
  }
}
