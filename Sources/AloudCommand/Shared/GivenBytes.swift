import Aloud
import Glibc

/// Text made of arbitrary bytes, such as file names, kept so that an answer is returned byte for byte (SCRIPT-1). A byte that is
/// not valid UTF-8 becomes one private-use character; such a character in the input is itself split into its bytes.
enum GivenBytes {
  private static let marks = OutsideText.byteMarks

  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { text(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  /// In characters.
  private static let longestTitle = 60

  /// The words, each quoted if it holds spaces. Of many words, as of a whole script, only the first.
  static func title(of command: [String]) -> String {
    let words = command.map { $0.isEmpty || $0.contains(where: \.isWhitespace) ? $0.quotedForShell : $0 }
    let title = shown(words.joined(separator: " "))
    return title.count > longestTitle || title.contains(where: \.isNewline) ? shown(command[0]) : title
  }

  static func text(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self), !hasMarks(text) { return text }
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let character = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }.first
      if let character, !hasMarks(character) {
        text += character
        rest = rest.dropFirst(character.utf8.count)
      } else {
        text.unicodeScalars.append(Unicode.Scalar(marks.lowerBound + UInt32(first)) ?? "\u{FFFD}")
        rest = rest.dropFirst()
      }
    }
    return text
  }

  static func bytes(_ text: String) -> [UInt8] {
    guard hasMarks(text) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      marks.contains(scalar.value) ? [UInt8(scalar.value - marks.lowerBound)] : Array(String(scalar).utf8)
    }
  }

  static func cString(_ text: String) -> [CChar] { bytes(text).map { CChar(bitPattern: $0) } + [0] }

  /// Returns a text in the form that is shown, with invalid bytes replaced.
  static func shown(_ text: String) -> String { hasMarks(text) ? String(decoding: bytes(text), as: UTF8.self) : text }

  private static func hasMarks(_ text: String) -> Bool {
    // All mark characters begin with this UTF-8 byte, which few other characters do.
    text.utf8.contains(0xF4) && text.unicodeScalars.contains { marks.contains($0.value) }
  }
}

extension String {
  /// The text in quotation marks, which every shell reads back unchanged, without interpreting anything in it (SAFE-3).
  var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
