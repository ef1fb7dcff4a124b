import Aloud
import AloudApp
import AloudSpeech
import AloudTerminal
import ArgumentParser

struct Locales: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales", abstract: "List the locales and what each has, or check a translator's files.",
    example: "aloud locales de")

  @Argument(help: "The locales to describe, such as de or ar-EG. Without any, all are listed.") var tags: [String] = []
  @Option(
    help: "Check the files in this folder, laid out like locales, or this PO file, and report every error.",
    completion: .file(extensions: ["po"]))
  var check: String?
  @Option(help: "The form of the list: a line of text or a JSON object for each locale.") var format = ListFormat.text
  @Option(help: "The date and time to show, such as 2026-11-20T15:30:00. Otherwise the current ones.") var now:
    FixedTime?
  @OptionGroup var options: LocaleOptions

  func run() throws {
    let words = try options.words(tellingDamage: check == nil)
    if let check {
      try LocaleFolderReport.run(check, words)
    } else if tags.isEmpty {
      try LocaleList.run(format, words)
    } else {
      for tag in tags { try report(tag, words) }
    }
  }

  private func report(_ name: String, _ words: Words) throws {
    let report: LocaleReport
    do throws(LocaleFileError) {
      let locale = try LoadedLocale(name, calendar: options.calendar?.calendar, files: words.files)
      if !locale.isExact {
        StandardError.writeLine(
          words.text(
            .localesInstead(
              asked: .text(.verbatim(name)), used: .text(.tagged(locale.table.name, language: locale.table.tag)))))
      }
      report = try LocaleReport(locale.table, calendar: options.calendar?.calendar, now: now?.moment ?? LocalClock.now)
    } catch {
      throw ExitCode.failure(LocaleFolderErrors.line(error, in: "locales", words), 65)
    }
    switch format {
    case .json: try words.print(report.value.text)
    case .text: for line in report.sentences { try words.print(words.text(line)) }
    }
  }
}

enum ListFormat: String, ExpressibleByArgument, CaseIterable { case text, json }

private enum LocaleList {
  static func run(_ format: ListFormat, _ words: Words) throws {
    let voices = Speaker(to: .nowhere) { StandardError.writeLine(words.text($0.message)) }.voices()
    let lines = LocaleCoverage.all(in: words.files).map { locale in
      let voice = voices.voice(for: locale.tag)
      return switch format {
      case .text: words.text(sentence(locale, hasVoice: voice != nil, isPoor: isPoor(locale)))
      case .json: object(locale, voice, isPoor: isPoor(locale), words.files).text
      }
    }
    func isPoor(_ locale: LocaleCoverage) -> Bool { LoadedLocale.hasPoorVoice(locale.tag, files: words.files) }
    // The list is for people and programs; the line on the languages in use is for people only.
    let head = format == .text ? [words.text(here(words))] : []
    try words.print((head + lines).joined(separator: "\n"))
  }

  private static func here(_ words: Words) -> Message {
    let (wordsTable, datesTable) = (words.locale.table, words.locale.dates)
    return Message.localesHere(
      words: .text(.tagged(wordsTable.name, language: wordsTable.tag)),
      dates: .text(.tagged(datesTable.name, language: datesTable.tag)))
  }

  private static func sentence(_ locale: LocaleCoverage, hasVoice: Bool, isPoor: Bool) -> Message {
    let wording: LocalizedText =
      switch locale.percent {
      case 100: .message(.localesWording)
      case 0: .message(.localesNoWording)
      default: .message(.localesSomeWording(percent: .percent(locale.percent)))
      }
    return Message.localesLine(
      tag: .text(.verbatim(locale.tag)), name: .text(.tagged(locale.name, language: locale.tag)),
      coverage: .list(
        [
          .message(locale.table == nil ? .localesNoTable : .localesTable), wording,
          .message(!hasVoice ? .localesNoVoice : isPoor ? .localesPoorVoice : .localesVoice),
        ], .unit))
  }

  private static func object(
    _ locale: LocaleCoverage, _ voice: Voice?, isPoor: Bool, _ files: LocaleFiles
  ) -> JSONValue {
    func value(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    let file = locale.wording.flatMap { files.bytes("wording/\($0).po") } ?? []
    let readers = MessageReading.counts(in: file).map { reading, count in
      JSONValue.object([("name", .string(reading.name)), ("date", .string(reading.date)), ("messages", .number(count))])
    }
    return .object([
      ("locale", .string(locale.tag)), ("name", .string(locale.name)), ("table", value(locale.table)),
      ("wording", value(locale.wording)), ("wordingPercent", .number(locale.percent)), ("voice", value(voice?.name)),
      ("isPoorVoice", .bool(voice != nil && isPoor)), ("readers", .array(readers)),
    ])
  }
}

struct LocaleReport {
  let table: LocaleTable
  let calendar: CalendarSystem
  let now: DateTime
  private let ordinals: PluralRules

  init(_ table: LocaleTable, calendar: CalendarSystem?, now: DateTime) throws(LocaleFileError) {
    self.table = table
    ordinals = try table.ordinals()
    self.calendar = calendar ?? table.calendar
    self.now = now
  }

  var value: JSONValue {
    .object([
      ("locale", .string(table.tag)), ("direction", .string(table.direction.rawValue)),
      ("calendar", .string(calendar.rawValue)), ("firstWeekday", .number(table.firstWeekday)),
      ("hourCycle", .string(table.hourCycle.rawValue)),
      ("numberingSystem", .string(table.numbers.numberingSystem)), ("order", order), ("formats", formats),
      ("relative", relative), ("list", lists), ("number", numbers), ("cardinal", categories(table.plurals)),
      ("ordinal", categories(ordinals)),
    ])
  }

  private var order: JSONValue {
    func names(_ format: DateFormat) -> JSONValue { .array(format.fields.map { .string($0.rawValue) }) }
    return .object([
      ("numeric", names(table.dateFormat(.numeric, calendar: calendar))),
      ("long", names(table.dateFormat(.long, calendar: calendar))), ("time", names(table.timeFormat(.short))),
    ])
  }

  private var formats: JSONValue {
    func date(_ style: DateStyle) -> JSONValue { text(table.dateFormat(style, calendar: calendar)) }
    // Long formats are joined in CLDR's standard way, and short ones as a date at a time.
    func both(_ date: DateStyle, isSentence: Bool) -> JSONValue {
      text(table.dateTimeFormat(date, .short, calendar: calendar, isSentence: isSentence))
    }
    return .object([
      ("dateFull", date(.full)), ("dateLong", date(.long)), ("dateMedium", date(.medium)), ("dateShort", date(.short)),
      ("timeMedium", text(table.timeFormat(.medium))), ("timeShort", text(table.timeFormat(.short))),
      ("dateTimeLong", both(.long, isSentence: false)), ("dateTimeShort", both(.short, isSentence: true)),
      ("yearMonth", date(.yearMonth)), ("monthDay", date(.monthDay)),
    ])
  }

  private var relative: JSONValue {
    .object(
      [RelativeUnit.day, .week, .month, .year, .hour, .minute].map { unit in
        (unit.rawValue, .object([-3, -1, 0, 1, 3].map { (String($0), .string(table.relative($0, unit))) }))
      })
  }

  private var lists: JSONValue {
    .object(ListKind.allCases.map { ($0.rawValue, .string(table.list(["A", "B", "C"], $0))) })
  }

  private var numbers: JSONValue {
    .object([("1234567.5", .string(table.numbers.string(1_234_567.5))), ("-3", .string(table.numbers.string(-3)))])
  }

  private func text(_ format: DateFormat) -> JSONValue { .string(format.string(now)) }

  private func categories(_ rules: PluralRules) -> JSONValue {
    .object(
      rules.categories.map { category in
        (category.rawValue, .array((0...200).filter { rules.category(of: $0) == category }.map { .number($0) }))
      }.filter { if case .array(let numbers) = $1 { !numbers.isEmpty } else { true } })
  }
}

extension LocaleReport {
  var sentences: [Message] {
    let language = table.tag
    func text(_ text: String) -> Message.Argument { .written(text, language: language) }
    func date(_ style: DateStyle) -> Message.Argument { text(table.dateFormat(style, calendar: calendar).string(now)) }
    let both = table.dateTimeFormat(.long, .short, calendar: calendar, isSentence: true).string(now)
    return [
      Message.localesName(tag: text(table.tag), name: text(table.name)),
      Message.localesDates(
        long: date(.full), short: date(.short), time: text(table.timeFormat(.short).string(now)), both: text(both)),
      Message.localesNumbers(
        number: text(table.numbers.string(1_234_567.5)), list: text(table.list(["A", "B", "C"], .and)),
        weekday: text(table.name(ofWeekday: table.firstWeekday))),
    ]
  }
}

/// Reports the errors in a translator's files, how much of each wording has words, and who has read it.
enum LocaleFolderReport {
  /// The exit code is 65 for errors, 66 if the path can't be read. Of one PO file, all messages without words are named.
  static func run(_ path: String, _ words: Words) throws {
    if path.hasSuffix(".po") { return try run(file: path, words) }
    let folder: LocaleFolder
    do throws(WholeFileError) { folder = try LocaleFolder(path) } catch {
      LocaleFolderErrors.tell(error, path, words)
      throw ExitCode(66)
    }
    for (file, error) in folder.unreadable { StandardError.writeLine(words.text(error.message(of: path + "/" + file))) }
    let found = TranslationCheck(folder.files).errors
    let untranslated = Untranslated.counts(in: found)
    for line in try coverage(of: folder.files, found) { try words.print(line) }
    // The core must be complete. For the rest, a few missing messages are named, and many are only counted.
    let errors = found.filter { error in
      guard let lack = Untranslated(error), lack.part == .rest else { return true }
      return (untranslated[lack] ?? 0) <= mostUntranslated
    }
    try tell(errors, in: path, unreadable: folder.unreadable.count, files: folder.files.count, words)
  }

  private static func run(file path: String, _ words: Words) throws {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
    let wording = "wording/\(parts.last ?? "")"
    let files = [wording: try WholeFile.bytes(of: path, words)]
    let found = TranslationCheck(files).errors
    for line in try coverage(of: files, found) { try words.print(line) }
    for case .untranslated(let key, let english) in found.filter({ Untranslated($0)?.part == .rest }).map(\.kind) {
      try words.print(OutsideText.printed("The rest lacks “\(key)”. In English: \(english)"))
    }
    let errors = found.filter { Untranslated($0)?.part != .rest }.map { error in
      var error = error
      error.file = String(error.file.dropFirst("wording/".count))
      return error
    }
    try tell(errors, in: folder, files: 1, words)
  }

  private static func tell(
    _ errors: [LocaleFileError], in folder: String, unreadable: Int = 0, files: Int, _ words: Words
  ) throws {
    for error in errors { StandardError.writeLine(LocaleFolderErrors.line(error, in: folder, words)) }
    let count = errors.count + unreadable
    if count > 0 { throw words.failure(.localesErrors(count: .number(count)), 65) }
    try words.print(
      files == 0
        ? words.text(.localesNoFiles(folder: .text(.verbatim(folder))))
        : words.text(.localesNoErrors(count: .number(files))))
  }

  private static let mostUntranslated = 10

  private static func coverage(of files: [String: [UInt8]], _ errors: [LocaleFileError]) throws -> [String] {
    let untranslated = Untranslated.counts(in: errors)
    let counts = Dictionary(grouping: try LocaleFiles.bundled.messages("en").keys, by: { WordingPart(of: $0) })
      .mapValues(\.count)
    // The messages of these files have not been checked.
    let unread = Set(errors.filter { if case .misnamed = $0.kind { true } else { $0.kind == .notUTF8 } }.map(\.file))
    return files.keys.sorted().filter { $0.hasPrefix("wording/") && !unread.contains($0) }.map { file in
      let parts = WordingPart.allCases.map { part in
        let all = counts[part] ?? 0
        return "\(all - (untranslated[Untranslated(file: file, part: part)] ?? 0)) of \(all) messages of the \(part)"
      }
      let readers = MessageReading.counts(in: files[file] ?? []).map { reading, count in
        " Read by \(reading.name), \(reading.date): \(count)."
      }
      return OutsideText.printed("\(file): \(parts.joined(separator: ", ")).\(readers.joined())")
    }
  }
}

private struct Untranslated: Hashable {
  var file: String
  var part: WordingPart

  init(file: String, part: WordingPart) { (self.file, self.part) = (file, part) }

  init?(_ error: LocaleFileError) {
    guard case .untranslated(let key, _) = error.kind else { return nil }
    self.init(file: error.file, part: WordingPart(of: key))
  }

  static func counts(in errors: [LocaleFileError]) -> [Untranslated: Int] {
    Dictionary(grouping: errors.compactMap(Untranslated.init), by: \.self).mapValues(\.count)
  }
}
