/// A file of `key = value` lines, with comments after `#` at a line's beginning: the form of the table and of lexicons.
///
/// Invisible characters are written `\u{200F}`; a value in double quotes keeps the spaces at its ends. Values are made text
/// when one is asked for: of a table's 250 a session needs a few dozen.
struct KeyValueFile: Sendable {
  private struct Entry {
    var key: Range<Int>
    var value: Range<Int>
    /// Counted from 1.
    var line: Int
  }

  let path: String
  private let bytes: [UInt8]
  private var entries: [Entry] = []
  private var index: KeyIndex

  init(_ bytes: [UInt8], path: String) throws(LocaleFileError) {
    self.path = path
    self.bytes = bytes
    let lines = bytes.reduce(into: 1) { count, byte in if byte == UInt8(ascii: "\n") { count += 1 } }
    index = KeyIndex(capacity: lines)
    entries.reserveCapacity(lines)
    var start = 0
    var line = 0
    while start < bytes.count {
      line += 1
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      try add(bytes[start..<end].trimmingSpaces(), line: line)
      start = end + 1
    }
  }

  /// The value of `key`; nil where it isn't there.
  subscript(key: String) -> String? { place(of: key.utf8).flatMap { Self.unquote(bytes[entries[$0].value]) } }

  /// The keys, in the order they stand in.
  var keys: [String] { entries.map { String(decoding: bytes[$0.key], as: UTF8.self) } }

  /// The line that a key stands on, counted from 1.
  func line(of key: String) -> Int? { place(of: key.utf8).map { entries[$0].line } }

  /// An error about the value of `key`.
  func error(about key: String, _ problem: LocaleFileError.Problem) -> LocaleFileError {
    LocaleFileError(file: path, line: line(of: key) ?? 0, problem: problem)
  }

  private mutating func add(_ text: ArraySlice<UInt8>, line: Int) throws(LocaleFileError) {
    if text.isEmpty || text.first == UInt8(ascii: "#") { return }
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else {
      throw LocaleFileError(file: path, line: line, problem: .notKeyAndValue)
    }
    let key = text[..<equals].trimmingSpaces()
    let value = text[(equals + 1)...].trimmingSpaces()
    if value.contains(UInt8(ascii: "\\")), Self.unquote(value) == nil {
      throw LocaleFileError(file: path, line: line, problem: .badString)
    }
    guard place(of: key) == nil else {
      throw LocaleFileError(file: path, line: line, problem: .twice(key: String(decoding: key, as: UTF8.self)))
    }
    index.insert(KeyIndex.hash(key), number: entries.count)
    entries.append(Entry(key: key.indices, value: value.indices, line: line))
  }

  private func place(of key: some Sequence<UInt8>) -> Int? {
    index.find(KeyIndex.hash(key)) { bytes[entries[$0].key].elementsEqual(key) }
  }

  /// The value of one key, read no further than that; nil where it is missing or can't be read.
  static func value(of key: String, in bytes: [UInt8]) -> String? {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: key.utf8) {
      let rest = line.dropFirst(key.utf8.count).trimmingSpaces()
      if rest.first == UInt8(ascii: "=") { return unquote(rest.dropFirst().trimmingSpaces()) }
    }
    return nil
  }

  /// The text of a value; nil where an escape is none.
  private static func unquote(_ raw: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    let isQuoted = raw.count >= 2 && raw.first == quote && raw.last == quote
    let text = String(decoding: isQuoted ? raw.dropFirst().dropLast() : raw, as: UTF8.self)
    guard raw.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "\\u{") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstIndex(of: "}"),
        let number = UInt32(rest[start.upperBound..<end], radix: 16), let scalar = Unicode.Scalar(number)
      else { return nil }
      result.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
