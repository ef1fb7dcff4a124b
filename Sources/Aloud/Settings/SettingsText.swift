/// The text of a settings file: `name = value` lines that a person can edit, and comments after `#` (SET-5).
///
/// Changes are made line by line. Comments and lines that are not understood stay as they are.
public struct SettingsText: Sendable, Equatable {
  private enum Meaning {
    case nothing
    case error(SettingsError.Kind)
    case change(SettingChange)
  }

  /// Without line ends. The lines need not be valid text.
  private var lines: [[UInt8]]

  /// Creates the text from the bytes of a file.
  public init(_ bytes: [UInt8] = []) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// The settings in the order of the file. Of two lines about one setting, the later one counts.
  public var changes: [SettingChange] {
    lines.compactMap { if case .change(let change) = Self.meaning(of: $0) { change } else { nil } }
  }

  /// The errors in the order of the lines.
  public var errors: [SettingsError] {
    lines.enumerated().compactMap { index, line in
      guard case .error(let kind) = Self.meaning(of: line) else { return nil }
      return SettingsError(line: index + 1, kind: kind)
    }
  }

  /// The bytes to write.
  public var bytes: [UInt8] { Array(lines.map { $0 + [UInt8(ascii: "\n")] }.joined()) }

  /// Sets a setting in the line that counts for it, or else in a new line.
  public mutating func set(_ name: SettingName, to value: String) {
    let line = Array("\(name.rawValue) = \(value)".utf8)
    if let index = lines.lastIndex(where: { Self.name(in: $0) == name }) {
      let comment = lines[index][Self.comment(in: lines[index])...]
      lines[index] = line + (comment.first == UInt8(ascii: "#") ? [UInt8(ascii: " ")] : []) + comment
    } else {
      lines.append(line)
    }
  }

  /// Removes every line about a setting.
  public mutating func remove(_ name: SettingName) { lines.removeAll { Self.name(in: $0) == name } }

  /// Removes every line about any setting.
  public mutating func removeSettings() { lines.removeAll { Self.name(in: $0) != nil } }

  private static func meaning(of line: [UInt8]) -> Meaning {
    let trimmed = line[...].trimmingSpaces()
    if trimmed.isEmpty || trimmed.first == UInt8(ascii: "#") { return .nothing }
    guard let (key, value) = parts(of: line) else { return .error(.notNameAndValue) }
    guard let name = SettingName(rawValue: key) else { return .error(.unknownName(key)) }
    return SettingChange(name, value).map(Meaning.change) ?? .error(.badValue(name, value))
  }

  private static func name(in line: [UInt8]) -> SettingName? {
    guard line[...].trimmingSpaces().first != UInt8(ascii: "#") else { return nil }
    return parts(of: line).flatMap { SettingName(rawValue: $0.key) }
  }

  static func canHold(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    return !bytes.contains(UInt8(ascii: "\n")) && comment(in: [UInt8(ascii: "=")] + bytes) > bytes.count
  }

  /// Returns the index at which a comment begins, including the space before it, in place of a value or after one; otherwise
  /// the end of the line.
  private static func comment(in line: [UInt8]) -> Int {
    let equals = line.firstIndex(of: UInt8(ascii: "="))
    let sign = line.indices.dropFirst().first {
      line[$0] == UInt8(ascii: "#") && (line[$0 - 1] == UInt8(ascii: " ") || $0 - 1 == equals)
    }
    return sign.map { line[$0 - 1] == UInt8(ascii: " ") ? $0 - 1 : $0 } ?? line.endIndex
  }

  private static func parts(of line: [UInt8]) -> (key: String, value: String)? {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")),
      let key = String(validating: line[..<equals].trimmingSpaces(), as: UTF8.self), !key.isEmpty,
      let value = String(
        validating: line[(equals + 1)..<max(equals + 1, comment(in: line))].trimmingSpaces(), as: UTF8.self)
    else { return nil }
    return (key.lowercased(), value)
  }
}

/// A line of a settings file that is ignored, and the reason.
public struct SettingsError: Error, Sendable, Equatable {
  /// The reason why a line is ignored.
  public enum Kind: Sendable, Equatable {
    case notNameAndValue
    case unknownName(String)
    case badValue(SettingName, String)
  }

  /// The line number, counted from 1.
  public var line: Int
  /// The reason why the line is ignored.
  public var kind: Kind
}

extension SettingsError.Kind {
  /// Returns the sentence that reports the error and says what to write instead; `place` is a file and a line, or a variable.
  public func message(at place: String) -> LocalizedText {
    let place = Message.Argument.text(.verbatim(place))
    switch self {
    case .notNameAndValue: return .message(.settingsNotNameAndValue(place: place))
    case .unknownName(let name):
      return .message(.settingsUnknownName(place: place, name: .text(.verbatim(name))))
    case .badValue(let name, let value):
      let (setting, value) = (Message.Argument.text(.verbatim(name.rawValue)), Message.Argument.text(.verbatim(value)))
      if case .numbers(let range, _) = name.values {
        let (first, last) = (Message.Argument.number(range.lowerBound), Message.Argument.number(range.upperBound))
        return .message(.settingsBadNumber(place: place, name: setting, value: value, first: first, last: last))
      }
      let values = Message.Argument.list(name.values.words.map { .verbatim($0) }, .or)
      return .message(.settingsBadWord(place: place, name: setting, value: value, values: values))
    }
  }
}
