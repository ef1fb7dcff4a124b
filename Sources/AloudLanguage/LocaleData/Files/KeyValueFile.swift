/// A file of `key = value` lines, with comments on lines that begin with `#`. Tables and lexicons have this format.
///
/// Invisible characters are written `\u{200F}`, and a value in double quotes keeps the spaces at its ends. A value becomes a string
/// only when it is asked for, because a session needs a few dozen of a table's 250.
struct KeyValueFile: Sendable {
  private struct Entry {
    var key: Range<Int>
    var value: Range<Int>
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
      let lines = 1 + buffer.count { $0 == UInt8(ascii: "\n") }
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

  subscript(key: String) -> String? { entry(key).map { Self.unquote(bytes[$0.value]) ?? "" } }

  var keys: [String] { entries.map { String(decoding: bytes[$0.key], as: UTF8.self) } }

  func line(of key: String) -> Int? { entry(key)?.line }

  func error(about key: String, _ kind: LocaleFileError.Kind) -> LocaleFileError {
    LocaleFileError(file: path, line: line(of: key) ?? 0, kind: kind)
  }

  func badValue(_ key: String) -> LocaleFileError { error(about: key, .badValue(key: key)) }

  /// Returns the value of one key without reading the rest of the file, or nil if it is missing or malformed.
  static func value(of key: String, in bytes: [UInt8]) -> String? {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: key.utf8) {
      let rest = line.dropFirst(key.utf8.count).trimmingSpaces()
      if rest.first == UInt8(ascii: "=") { return unquote(rest.dropFirst().trimmingSpaces()) }
    }
    return nil
  }

  /// The line has no spaces around it. Returns its error, if any.
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
    guard find(name, hash, in: buffer) == nil else { return .twice(key: String(decoding: name, as: UTF8.self)) }
    index.insert(hash, number: entries.count)
    entries.append(Entry(key: key, value: value, line: line))
    return nil
  }

  private func entry(_ key: String) -> Entry? {
    var key = key
    return key.withUTF8 { name in
      bytes.withUnsafeBufferPointer { find(name, KeyIndex.hash(name), in: $0) }.map { entries[$0] }
    }
  }

  private func find(_ name: UnsafeBufferPointer<UInt8>, _ hash: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Int? {
    index.find(hash) { UnsafeBufferPointer(rebasing: buffer[entries[$0].key]).elementsEqual(name) }
  }

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
