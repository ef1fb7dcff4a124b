/// The result of checking files written for `locales/`: all errors, and the files that can be used.
package struct LocaleFileCheck: Sendable {
  /// Ordered by file and line.
  package private(set) var errors: [LocaleFileError] = []
  /// The files without damage, by path.
  package private(set) var sound: [String: [UInt8]] = [:]
  private let bundled: LocaleFiles

  /// `bundled` provides the files that are left out.
  package init(_ files: [String: [UInt8]], over bundled: LocaleFiles = .bundled) {
    self.bundled = bundled
    // Files are checked after those that they depend on: wordings after tables, and regions after their parents.
    for (path, bytes) in files.sorted(by: { Self.rank($0.key) < Self.rank($1.key) }) {
      let found = Self.errors(in: bytes, path: path, self)
      if !found.contains(where: \.isDamage) { sound[path] = bytes }
      errors += found
    }
    // Errors on the same line keep the order in which they were found, because the sort is stable.
    errors.sort { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  var usable: LocaleFiles { bundled.overridden(by: sound) }

  /// The first damage of each file that cannot be used, ordered by path.
  package var damage: [LocaleFileError] {
    var result: [LocaleFileError] = []
    for kind in errors where kind.isDamage && kind.file != result.last?.file { result.append(kind) }
    return result
  }

  private static func errors(in bytes: [UInt8], path: String, _ check: LocaleFileCheck) -> [LocaleFileError] {
    if path == LocaleFiles.fallbackName { return FallbackCheck.errors(in: bytes) }
    guard let name = LocaleFileName(path) else {
      return [LocaleFileError(file: path, line: 1, kind: .misnamed(example: LocaleFileName.example(for: path)))]
    }
    let notText = TextCheck.errors(in: bytes, path: path)
    // Bytes that are not text cannot be checked further.
    if notText.contains(where: { $0.kind == .notUTF8 }) { return notText }
    let others =
      switch name.folder {
      case "wording": WordingCheck(name, bytes, path: path, files: check.usable, bundled: check.bundled).errors
      case "reading": ReadingCheck(name, bytes, path: path, files: check.usable).errors
      default: FactsCheck(name, bytes, path: path, files: check.usable, bundled: check.bundled).errors
      }
    return notText + others.filter { !notText.contains($0) }
  }

  private static func rank(_ path: String) -> (Int, Int, String) {
    guard let name = LocaleFileName(path) else { return (.max, 0, path) }
    let order = ["table", "values", "colors", "characters", "spoken", "wording", "reading"]
    let folder = order.firstIndex(of: name.folder) ?? 0
    return (folder, name.tag.utf8.count { $0 == UInt8(ascii: "-") }, path)
  }
}

extension LocaleFileError {
  /// True if the error makes the file unusable, because content would be lost or wrong.
  var isDamage: Bool {
    switch kind {
    case .unknownKey, .untranslated, .fuzzy, .original, .narrow, .doubledStop, .alike, .notReadBack, .unused,
      .unknownPlace, .missingPlace, .brace, .formCount, .notPlural, .noPluralHeader:
      false
    case .notKeyAndValue, .notAPOLine, .badString, .twice, .badPluralRule, .missing, .badValue, .notUTF8,
      .controlCharacter, .misnamed, .noTable, .badPluralHeader, .wrongPluralHeader:
      true
    }
  }
}

enum FallbackCheck {
  static func errors(in bytes: [UInt8]) -> [LocaleFileError] {
    do throws(LocaleFileError) {
      let file = try KeyValueFile(bytes, path: LocaleFiles.fallbackName)
      let kinds = ["language.", "region.", "likely."]
      let unknown = file.keys.filter { key in !kinds.contains(where: key.hasPrefix) }
      return unknown.map { file.error(about: $0, .unknownKey($0)) }
    } catch {
      return [error]
    }
  }
}

struct ReadingCheck {
  /// The beginnings of the keys for readings of numbers and words instead of messages.
  private static let others = ["number.", "counter.", "clock.", "word."]

  private(set) var errors: [LocaleFileError]

  init(_ name: LocaleFileName, _ bytes: [UInt8], path: String, files: LocaleFiles) {
    let reader = POReader(bytes, path: path)
    errors = reader.errors
    let wordingPath = "wording/\(name.tag).po"
    let wording = files.bytes(wordingPath).flatMap { try? POCatalog($0, path: wordingPath).entries } ?? [:]
    for entry in reader.entries.inLineOrder {
      guard !Self.others.contains(where: entry.key.hasPrefix) else { continue }
      guard let original = wording[entry.key] else {
        errors.append(LocaleFileError(file: path, line: entry.line, kind: .unused(key: entry.key)))
        continue
      }
      errors += PlacesCheck.errors(in: entry, original).map { LocaleFileError(file: path, line: entry.line, kind: $1) }
    }
  }
}

/// Finds bytes that are not text, and characters that would control a terminal (SAFE-1).
enum TextCheck {
  static func errors(in bytes: [UInt8], path: String) -> [LocaleFileError] {
    var errors: [LocaleFileError] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let text = String(validating: line, as: UTF8.self)
      if let text, !hasControl(text) { continue }
      errors.append(LocaleFileError(file: path, line: index + 1, kind: text == nil ? .notUTF8 : .controlCharacter))
    }
    return errors
  }

  /// True for a control character, and for one that reverses text or is invisible (SAFE-1). Tabs and line ends are allowed, and
  /// so is what writing needs: joiners, soft line breaks, and direction marks, which are not printed.
  static func hasControl(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: false
      case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
      case 0xAD, 0x061C, 0x200B...0x200F, 0x2060, 0xFEFF: false
      default: scalar.value > 0x9F && OutsideText.isHidden(scalar)
      }
    }
  }
}
