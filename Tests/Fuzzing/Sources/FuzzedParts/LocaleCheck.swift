@testable internal import AloudLanguage

/// Files of `locales/` and of an app's own words.
enum LocaleCheck {
  private static let folders = LocaleFiles.folderNames

  /// Bytes as a PO file of an app, and as a wording.
  static func checkTexts(_ bytes: [UInt8]) throws {
    let texts = AppTextsCheck(["de.po": bytes], of: ["Open {name}", "{count} books"])
    try check(texts.errors + texts.remarks)
    let locale = try LoadedLocale("de", files: LocaleFiles.bundled.with(texts: texts.texts))
    for text in ["Open {name}", "{count} books"] { _ = locale.wording.text(.verbatim(text)) }
    try checkFile("wording/de.po", bytes)
  }

  /// Bytes as a file of facts: the first says which, the second where they stand in the one that there is.
  static func checkTable(_ bytes: [UInt8]) throws {
    var choices = FuzzedBytes(bytes)
    let folder = choices.one(of: folders.filter { $0 != "wording" && $0 != "reading" } + ["fallback"])
    let path = folder == "fallback" ? LocaleFiles.fallbackName : folder + "/de.txt"
    let place = choices.below(65_536)
    let rest = choices.takeRest()
    guard place > 0, let own = LocaleFiles.bundled.bytes(path) else { return try checkFile(path, rest) }
    let lines = own.split(separator: UInt8(ascii: "\n"))
    let index = place % lines.count
    let end = min(lines.count, index + 1 + place % 3)
    let before = lines[..<index].map(Array.init), after = lines[end...].map(Array.init)
    try checkFile(path, Array((before + [rest] + after).joined(separator: [UInt8(ascii: "\n")])))
  }

  private static func checkFile(_ path: String, _ bytes: [UInt8]) throws {
    let found = LocaleFileCheck([path: bytes])
    try check(found.errors)
    // What nothing is damaged in can be used.
    guard !found.sound.isEmpty else { return }
    let locale = try LoadedLocale("de", files: LocaleFiles.bundled.overridden(by: found.sound))
    let moment = DateTime(day: Day(20_777), hour: 15, minute: 30)
    for style in [DateStyle.full, .short] { _ = locale.dates.dateFormat(style).string(moment) }
    _ = locale.dates.relative(-3, .day)
    _ = locale.wording.text(.message("app.name"))
    _ = locale.colorNames.name(of: Color(red: 0, green: 102, blue: 102))
    let understander = Understander(locale)
    for kind in ValueKind.allCases { _ = understander.readings(of: "zwei Stunden", as: kind, now: moment) }
  }

  private static func check(_ errors: [LocaleFileError]) throws {
    for error in errors {
      let text = OutsideText.printed(error.message)
      if text.isEmpty { throw Finding("an error without words: \(error.kind)") }
      try PrintedCheck.check(text)
    }
  }
}
