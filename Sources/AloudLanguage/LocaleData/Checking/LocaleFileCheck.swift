/// Files that somebody has written for `locales/`, checked: all that is wrong in them, and those that can be used.
package struct LocaleFileCheck: Sendable {
  /// All that is wrong, by file and line.
  package private(set) var errors: [LocaleFileError] = []
  /// The files in which nothing is damaged: each can be read in place of the one it is meant for.
  package private(set) var sound: [String: [UInt8]] = [:]
  private let bundled: LocaleFiles

  /// Checks files by their path inside `locales/`, where `bundled` has what they leave out.
  package init(_ files: [String: [UInt8]], over bundled: LocaleFiles = .bundled) {
    self.bundled = bundled
    // What a file is checked by comes before it: tables before wordings, and parents before their regions.
    for path in files.keys.sorted(by: Self.isCheckedBefore) {
      guard let bytes = files[path] else { continue }
      let found = Self.errors(in: bytes, path: path, self)
      if !found.contains(where: \.isDamage) { sound[path] = bytes }
      errors += found
    }
    // By file and line; where they share a line, in the order in which they were found.
    errors = errors.enumerated().sorted {
      ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
    }.map(\.element)
  }

  /// What there is to read so far: the sound ones of the files, and the bundled ones.
  var usable: LocaleFiles { bundled.overridden(by: sound) }

  /// The first damage of each file that can't be used, in order of path.
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
    // Nothing can be said of the meaning of what is no text.
    if notText.contains(where: { $0.kind == .notUTF8 }) { return notText }
    let others =
      switch name.folder {
      case "wording": WordingCheck(name, bytes, path: path, files: check.usable, bundled: check.bundled).errors
      case "reading": ReadingCheck(name, bytes, path: path, files: check.usable).errors
      default: FactsCheck(name, bytes, path: path, files: check.usable, bundled: check.bundled).errors
      }
    return notText + others.filter { !notText.contains($0) }
  }

  private static func isCheckedBefore(_ one: String, _ other: String) -> Bool { rank(one) < rank(other) }

  private static func rank(_ path: String) -> (Int, Int, String) {
    guard let name = LocaleFileName(path) else { return (.max, 0, path) }
    let order = ["table", "values", "colors", "characters", "spoken", "wording", "reading"]
    let folder = order.firstIndex(of: name.folder) ?? 0
    return (folder, name.tag.utf8.count { $0 == UInt8(ascii: "-") }, path)
  }
}

extension LocaleFileError {
  /// Whether the file can't be used for it: what it says would be lost, or be wrong.
  var isDamage: Bool {
    switch kind {
    case .unknownKey, .untranslated, .unused, .unknownPlace, .missingPlace, .brace, .formCount, .notPlural,
      .noPluralHeader:
      false
    case .notKeyAndValue, .notAPOLine, .badString, .twice, .badPluralRule, .missing, .badValue, .notUTF8,
      .controlCharacter, .misnamed, .noTable, .badPluralHeader, .wrongPluralHeader:
      true
    }
  }
}
