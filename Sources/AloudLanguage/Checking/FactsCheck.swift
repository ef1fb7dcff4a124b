/// Finds all errors in a table, a lexicon, or a file of color names, character names or spoken forms.
///
/// The readers stop at the first error. So the line with the error is removed, or replaced by the line of the bundled file, and the
/// rest is read again.
struct FactsCheck {
  private static let limit = 1_000

  private(set) var errors: [LocaleFileError] = []
  private let path: String
  private let bundled: LocaleFiles
  private var lines: [ArraySlice<UInt8>]
  private let lineCount: Int
  private var repaired: Set<String> = []

  init(_ name: LocaleFileName, _ bytes: [UInt8], path: String, files: LocaleFiles, bundled: LocaleFiles) {
    self.path = path
    self.bundled = bundled
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lineCount = lines.count
    while errors.count < Self.limit, let error = Self.error(name, text, path: path, files: files), repair(error) {}
    if name.folder == "table" { errors += unknownKeys(in: bytes, bundled: bundled) }
  }

  private var text: [UInt8] { Array(lines.joined(separator: [UInt8(ascii: "\n")])) }

  private static func error(
    _ name: LocaleFileName, _ bytes: [UInt8], path: String, files: LocaleFiles
  ) -> LocaleFileError? {
    do throws(LocaleFileError) {
      let file = try KeyValueFile(bytes, path: path)
      if let key = file.keys.first(where: { file[$0].map(TextCheck.hasControl) ?? false }) {
        return file.error(about: key, .controlCharacter)
      }
      switch name.folder {
      case "table": try DateFactsCheck.run(try LocaleTable(name.tag, files: files.overridden(by: [path: bytes])))
      case "colors" where path == ColorGrid.path: _ = try ColorGrid(bytes)
      case "colors": _ = try ColorWords(bytes, path: path, grid: ColorGrid(try files.required(ColorGrid.path)))
      case "characters": try CharacterNames.check(bytes, path: path)
      case "spoken": try SpokenForms.check(bytes, path: path)
      default: _ = try Lexicon(bytes, path: path)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Returns false if the error cannot be repaired, so that no more can be found.
  private mutating func repair(_ error: LocaleFileError) -> Bool {
    // A parent's error is reported for the parent's file.
    guard error.file == path else { return false }
    if case .missing(let key) = error.kind {
      // The line may be missing because it was removed after an error that is already reported.
      let isNew = !repaired.contains(key)
      if isNew { errors.append(LocaleFileError(file: path, line: 1, kind: error.kind)) }
      guard let line = spareLine(for: key) else { return false }
      repaired.insert(key)
      lines.append(line)
      return true
    }
    guard (1...lineCount).contains(error.line), !lines[error.line - 1].isEmpty else {
      if error.line <= lineCount { errors.append(error) }
      return false
    }
    errors.append(error)
    if let key = Self.key(of: lines[error.line - 1]) { repaired.insert(key) }
    lines[error.line - 1] = []
    return true
  }

  private func spareLine(for key: String) -> ArraySlice<UInt8>? {
    for path in [path, "table/en.txt"] {
      for line in (bundled.bytes(path) ?? []).split(separator: UInt8(ascii: "\n"))
      where Self.key(of: line) == key && !lines.contains(line) { return line }
    }
    return nil
  }

  private func unknownKeys(in bytes: [UInt8], bundled: LocaleFiles) -> [LocaleFileError] {
    var unknown: [(line: Int, key: String)] = []
    let usual = Self.keys(in: [path, "table/en.txt"], of: bundled)
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if let key = Self.key(of: line), !usual.contains(key) { unknown.append((index + 1, key)) }
    }
    guard !unknown.isEmpty else { return [] }
    let all = Self.keys(in: bundled.paths.filter { $0.hasPrefix("table/") }, of: bundled)
    return unknown.filter { !all.contains($0.key) }
      .map { LocaleFileError(file: path, line: $0.line, kind: .unknownKey($0.key)) }
  }

  private static func keys(in paths: [String], of files: LocaleFiles) -> Set<String> {
    var keys = Set(PluralCategory.allCases.map { "plural.\($0.rawValue)" })
    for bytes in paths.compactMap(files.bytes) {
      keys.formUnion(bytes.split(separator: UInt8(ascii: "\n")).compactMap(key))
    }
    return keys
  }

  private static func key(of line: ArraySlice<UInt8>) -> String? {
    let text = line.trimmingSpaces()
    guard text.first != UInt8(ascii: "#"), let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    return String(decoding: text[..<equals].trimmingSpaces(), as: UTF8.self)
  }
}

/// Checks the dates and times of a table, which are otherwise read only when a date is formatted.
enum DateFactsCheck {
  static func run(_ table: LocaleTable) throws(LocaleFileError) {
    let file = table.files
    _ = try table.ordinals()
    guard CalendarSystem(bcp47: try file.required("calendar")) != nil else { throw file.badValue("calendar") }
    guard (1...7).contains(Int(try file.required("week.first")) ?? 0) else { throw file.badValue("week.first") }
    guard HourCycle(rawValue: try file.required("hourCycle")) != nil else { throw file.badValue("hourCycle") }
    if let group = file["number.group"], group == file["number.decimal"] { throw file.badValue("number.group") }
    guard ScriptDirection.of(table.name) == table.direction else { throw file.badValue("direction") }
    for key in DateStyle.allCases.map({ "date.\($0.rawValue)" }) + TimeStyle.allCases.map({ "time.\($0.rawValue)" }) {
      guard !DatePattern(try file.required(key)).fields.isEmpty else { throw file.badValue(key) }
    }
    for (key, count) in [("month.wide", 12), ("weekday.wide", 7), ("era", 2)] {
      guard try file.required(key).alternatives().count == count else { throw file.badValue(key) }
    }
    for unit in RelativeUnit.allCases {
      for direction in ["past", "future"] { _ = try file.required("relative.\(unit.rawValue).\(direction).other") }
    }
  }
}

enum ScriptDirection {
  /// The blocks from Hebrew to Arabic Extended-A.
  private static let rightToLeft: ClosedRange<UInt32> = 0x590...0x8FF

  static func of(_ text: String) -> TextDirection {
    let letter = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { rightToLeft.contains($0.value) } == true ? .rightToLeft : .leftToRight
  }
}
