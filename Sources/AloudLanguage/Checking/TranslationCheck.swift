/// The check of a translator's files before they are handed on: all errors in the files, and what the program's own files have
/// beyond them. It takes longer than ``LocaleFileCheck``, which is made whenever the files are used.
package struct TranslationCheck {
  /// Ordered by file and line.
  package let errors: [LocaleFileError]

  /// `bundled` provides the files that are left out.
  package init(_ files: [String: [UInt8]], over bundled: LocaleFiles = .bundled) {
    let check = LocaleFileCheck(files, over: bundled)
    let changed = check.sound.filter { bundled.bytes($0) != $1 }.sorted { $0.key < $1.key }
    let lacking = changed.flatMap {
      Self.missingNames(in: $1, path: $0, bundled) + Self.otherOrders(in: $1, path: $0, bundled)
    }
    let tags = Set(
      changed.compactMap { LocaleFileName($0.key) }.filter { ["table", "values"].contains($0.folder) }.map(\.tag))
    let unread = tags.sorted().flatMap { ReadBackCheck.errors(of: $0, check.usable) }
    errors = (check.errors + lacking + unread).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Date formats whose fields have another order than in the program's own table, which is CLDR's.
  private static func otherOrders(in bytes: [UInt8], path: String, _ bundled: LocaleFiles) -> [LocaleFileError] {
    guard path.hasPrefix("table/"), let own = bundled.bytes(path), let all = try? KeyValueFile(own, path: path),
      let file = try? KeyValueFile(bytes, path: path)
    else { return [] }
    return file.keys.filter { key in
      guard key.hasPrefix("date."), let usual = all[key], let value = file[key] else { return false }
      return DatePattern(value).fields != DatePattern(usual).fields
    }.map { file.badValue($0) }
  }

  /// Letters, signs and spoken forms that the program's own file has.
  private static func missingNames(in bytes: [UInt8], path: String, _ bundled: LocaleFiles) -> [LocaleFileError] {
    guard path.hasPrefix("characters/") || path.hasPrefix("spoken/"), let own = bundled.bytes(path),
      let all = try? KeyValueFile(own, path: path), let file = try? KeyValueFile(bytes, path: path)
    else { return [] }
    let known = Set(file.keys)
    return all.keys.filter { !known.contains($0) }.sorted()
      .map { LocaleFileError(file: path, line: 1, kind: .missing(key: $0)) }
  }
}

/// Finds the styles in which a locale prints dates that it doesn't understand as the same dates.
enum ReadBackCheck {
  private static let today = Day(year: 2026, month: 11, day: 20) ?? Day(0)

  /// A locale without words of values understands no dates.
  static func errors(of tag: String, _ files: LocaleFiles) -> [LocaleFileError] {
    guard let locale = try? LoadedLocale(tag, files: files), files.has("values/\(locale.tag).txt") else { return [] }
    let understander = Understander(locale)
    return [DateStyle.full, .long, .medium, .short, .numeric].compactMap { style in
      let format = locale.table.dateFormat(style, calendar: locale.calendar), key = "date.\(style.rawValue)"
      let failure = (1...12).lazy.compactMap { Day(year: 2026, month: $0, day: 8 + $0) }
        .map { ($0, format.string(DateTime(day: $0))) }
        .first { understander.days($1, today: today).first?.day != $0 }
      return failure.map { locale.table.files.error(about: key, .notReadBack($1, key: key)) }
    }
  }
}
