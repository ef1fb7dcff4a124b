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
        + AlikeCheck.errors(in: $1, path: $0, bundled)
    }
    let tags = Set(
      changed.compactMap { LocaleFileName($0.key) }.filter { ["table", "values"].contains($0.folder) }.map(\.tag))
    let unread = tags.sorted().flatMap { tag in
      // What the program's own files don't read back either is not the translator's.
      let known = ReadBackCheck.errors(of: tag, bundled).map(\.kind)
      return ReadBackCheck.errors(of: tag, check.usable).filter { !known.contains($0.kind) }
    }
    errors = (check.errors + lacking + unread).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Date formats, and names of days and months, that have another order than in the program's own table, which is CLDR's.
  private static func otherOrders(in bytes: [UInt8], path: String, _ bundled: LocaleFiles) -> [LocaleFileError] {
    guard path.hasPrefix("table/"), let own = bundled.bytes(path), let all = try? KeyValueFile(own, path: path),
      let file = try? KeyValueFile(bytes, path: path)
    else { return [] }
    return file.keys.filter { key in
      guard let usual = all[key], let value = file[key], value != usual else { return false }
      if key.hasPrefix("date.") { return DatePattern(value).fields != DatePattern(usual).fields }
      return ["month.", "weekday."].contains { key.hasPrefix($0) }
        && value.alternatives().sorted() == usual.alternatives().sorted()
    }.map { file.badValue($0) }
  }

  private static func missingNames(in bytes: [UInt8], path: String, _ bundled: LocaleFiles) -> [LocaleFileError] {
    guard path.hasPrefix("characters/") || path.hasPrefix("spoken/"), let own = bundled.bytes(path),
      let all = try? KeyValueFile(own, path: path), let file = try? KeyValueFile(bytes, path: path)
    else { return [] }
    let known = Set(file.keys)
    return all.keys.filter { !known.contains($0) }.sorted()
      .map { LocaleFileError(file: path, line: 1, kind: .missing(key: $0)) }
  }
}

/// Finds names that were told apart in the program's own file, and no longer are: of numbers, signs and colors.
enum AlikeCheck {
  static func errors(in bytes: [UInt8], path: String, _ bundled: LocaleFiles) -> [LocaleFileError] {
    let kinds = ["values": "number.", "characters": "sign.", "colors": "name."]
    guard let kind = LocaleFileName(path).flatMap({ kinds[$0.folder] }), let file = try? KeyValueFile(bytes, path: path)
    else { return [] }
    let own = bundled.bytes(path).flatMap { try? KeyValueFile($0, path: path) }
    var known: [String: String] = [:]
    return file.keys.flatMap { key -> [LocaleFileError] in
      // What number words do besides, such as "number.and", is another thing.
      guard key.hasPrefix(kind), kind != "number." || Int(key.dropFirst(kind.count)) != nil else { return [] }
      return names(key, file).compactMap { name in
        guard let other = known.updateValue(key, forKey: Folding.fold(name)), other != key else { return nil }
        // Two signs may well be called the same.
        if let own, names(key, own).contains(name), names(other, own).contains(name) { return nil }
        return file.error(about: key, .alike(name, key: key, other: other))
      }
    }
  }

  private static func names(_ key: String, _ file: KeyValueFile) -> [String] {
    (file[key]?.alternatives() ?? []).filter { !Folding.fold($0).isEmpty }
  }
}

/// Finds the styles in which a locale prints dates and times that it doesn't understand as the same.
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
    } + times(locale, understander)
  }

  /// The times at which parts of the day and hours of twelve change.
  private static func times(_ locale: LoadedLocale, _ understander: Understander) -> [LocaleFileError] {
    let now = DateTime(day: today)
    return [TimeStyle.medium, .short, .twelveHour].compactMap { style in
      let format = locale.table.timeFormat(style), key = "time.\(style.rawValue)"
      let failure = [0, 1, 6, 9, 11, 12, 13, 17, 21, 23].lazy.map { DateTime(day: today, hour: $0, minute: 35) }
        .map { ($0, format.string($0)) }
        .first { understander.readings(of: $1, as: .time, now: now).first != ISODate.text($0.minutes * 60) }
      return failure.map { locale.table.files.error(about: key, .notReadBack($1, key: key)) }
    }
  }
}
