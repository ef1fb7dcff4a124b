/// A file of `key = value` lines, with comments after `#` at a line's beginning: the form of the table and of
/// the words of values.
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
    index = KeyIndex(capacity: 0)
    var kind: LocaleFileError.Kind?
    var line = 0
    bytes.withUnsafeBufferPointer { buffer in
      let lines = Self.lineCount(buffer)
      index = KeyIndex(capacity: lines)
      entries.reserveCapacity(lines)
      var start = 0
      while start < buffer.count, kind == nil {
        line += 1
        let end = buffer.place(of: UInt8(ascii: "\n"), from: start)
        kind = add(buffer.trimmingSpaces(start..<end), of: buffer, line: line)
        start = end + 1
      }
    }
    if let kind { throw LocaleFileError(file: path, line: line, kind: kind) }
  }

  /// The value of `key`; nil where it isn't there.
  subscript(key: String) -> String? { entry(key).map { Self.unquote(bytes[$0.value]) ?? "" } }

  /// The keys, in the order they stand in.
  var keys: [String] { entries.map { String(decoding: bytes[$0.key], as: UTF8.self) } }

  /// The line that a key stands on, counted from 1.
  func line(of key: String) -> Int? { entry(key)?.line }

  /// An error about the value of `key`.
  func error(about key: String, _ kind: LocaleFileError.Kind) -> LocaleFileError {
    LocaleFileError(file: path, line: line(of: key) ?? 0, kind: kind)
  }

  /// The value of one key, read no further than that; nil where it is missing or can't be read.
  static func value(of key: String, in bytes: [UInt8]) -> String? {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: key.utf8) {
      let rest = line.dropFirst(key.utf8.count).trimmingSpaces()
      if rest.first == UInt8(ascii: "=") { return unquote(rest.dropFirst().trimmingSpaces()) }
    }
    return nil
  }

  /// Adds a line without the spaces around it; what is wrong with it, if anything.
  private mutating func add(
    _ text: Range<Int>, of buffer: UnsafeBufferPointer<UInt8>, line: Int
  ) -> LocaleFileError.Kind? {
    if text.isEmpty || buffer[text.lowerBound] == UInt8(ascii: "#") { return nil }
    let equals = buffer.place(of: UInt8(ascii: "="), from: text.lowerBound)
    guard equals < text.upperBound else { return .notKeyAndValue }
    let key = buffer.trimmingSpaces(text.lowerBound..<equals)
    let value = buffer.trimmingSpaces(equals + 1..<text.upperBound)
    if UnsafeBufferPointer(rebasing: buffer[value]).contains(UInt8(ascii: "\\")), Self.unquote(bytes[value]) == nil {
      return .badString
    }
    let name = UnsafeBufferPointer(rebasing: buffer[key])
    let hash = KeyIndex.hash(name)
    let earlier = index.find(hash) { UnsafeBufferPointer(rebasing: buffer[entries[$0].key]).hasSame(name) }
    guard earlier == nil else { return .twice(key: String(decoding: name, as: UTF8.self)) }
    index.insert(hash, number: entries.count)
    entries.append(Entry(key: key, value: value, line: line))
    return nil
  }

  private func entry(_ key: String) -> Entry? {
    var key = key
    return key.withUTF8 { name in
      bytes.withUnsafeBufferPointer { buffer in
        index.find(KeyIndex.hash(name)) {
          UnsafeBufferPointer(rebasing: buffer[entries[$0].key]).hasSame(name)
        }.map { entries[$0] }
      }
    }
  }

  private static func lineCount(_ buffer: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 1
    var place = buffer.place(of: UInt8(ascii: "\n"), from: 0)
    while place < buffer.count {
      count += 1
      place = buffer.place(of: UInt8(ascii: "\n"), from: place + 1)
    }
    return count
  }

  /// The text of a value; nil where an escape is none.
  private static func unquote(_ raw: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    let isQuoted = raw.count >= 2 && raw.first == quote && raw.last == quote
    let text = String(decoding: isQuoted ? raw.dropFirst().dropLast() : raw, as: UTF8.self)
    guard raw.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text[...]
    while let (before, escape) = rest.cut(at: "\\u{") {
      guard let (digits, after) = escape.cut(at: "}"), let number = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(number)
      else { return nil }
      result += String(before)
      result.unicodeScalars.append(scalar)
      rest = after
    }
    return result + String(rest)
  }
}
