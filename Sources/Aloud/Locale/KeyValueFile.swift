/// A file of `key = value` lines, with comments after `#` at a line's beginning: the form of the table and of lexicons.
///
/// Invisible characters are written `\u{200F}`; a value in double quotes keeps the spaces at its ends.
struct KeyValueFile {
  private(set) var values: [String: String] = [:]
  /// Where each value stands: the path of its file and the line, counted from 1.
  private var places: [String: (path: String, line: Int)] = [:]
  let path: String

  init(_ bytes: [UInt8], path: String) throws(LocaleFileError) {
    self.path = path
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let text = line.trimmingSpaces()
      if text.isEmpty || text.first == UInt8(ascii: "#") { continue }
      guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else {
        throw LocaleFileError(file: path, line: number, problem: .notKeyAndValue)
      }
      let key = String(decoding: text[..<equals].trimmingSpaces(), as: UTF8.self)
      guard let value = Self.unquote(text[(equals + 1)...].trimmingSpaces()) else {
        throw LocaleFileError(file: path, line: number, problem: .badString)
      }
      guard values.updateValue(value, forKey: key) == nil else {
        throw LocaleFileError(file: path, line: number, problem: .twice(key: key))
      }
      places[key] = (path, number)
    }
  }

  /// The file with what `differences` say in their place: a regional file holds only what differs from its parent.
  func overridden(by differences: KeyValueFile) -> KeyValueFile {
    var result = differences
    result.values.merge(values) { own, _ in own }
    result.places.merge(places) { own, _ in own }
    return result
  }

  /// The value of `key`, which must be there.
  func required(_ key: String) throws(LocaleFileError) -> String {
    guard let value = values[key] else { throw LocaleFileError(file: path, line: 0, problem: .missing(key: key)) }
    return value
  }

  /// An error about the value of `key`, in the file that it stands in.
  func badValue(_ key: String) -> LocaleFileError { error(about: key, .badValue(key: key)) }

  /// An error of some kind about the value of `key`.
  func error(about key: String, _ problem: LocaleFileError.Problem) -> LocaleFileError {
    let place = places[key] ?? (path, 0)
    return LocaleFileError(file: place.path, line: place.line, problem: problem)
  }

  /// The value of one key, read no further than that; nil where it is missing or can't be read.
  static func value(of key: String, in bytes: [UInt8]) -> String? {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: key.utf8) {
      let rest = line.dropFirst(key.utf8.count).trimmingSpaces()
      if rest.first == UInt8(ascii: "=") { return unquote(rest.dropFirst().trimmingSpaces()) }
    }
    return nil
  }

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
