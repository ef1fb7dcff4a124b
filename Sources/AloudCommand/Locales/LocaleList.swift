import Aloud
import AloudApp
import AloudSpeech
import AloudTerminal

/// The command `aloud locales`, which prints a line for each locale and the data available for it.
enum LocaleList {
  static func run(_ format: ListFormat, _ words: Words) throws {
    let voices = Speaker(to: .nowhere) { StandardError.writeLine(words.text($0.message)) }.voices()
    let lines = LocaleCoverage.all(in: words.files).map { locale in
      let voice = voices.voice(for: locale.tag)
      return switch format {
      case .text: words.text(sentence(locale, hasVoice: voice != nil, isPoor: isPoor(locale)))
      case .json: object(locale, voice, isPoor: isPoor(locale)).text
      }
    }
    func isPoor(_ locale: LocaleCoverage) -> Bool { LoadedLocale.hasPoorVoice(locale.tag, files: words.files) }
    // The list is for people and programs; the line on the languages in use is for people only.
    let head = format == .text ? [words.text(here(words))] : []
    try words.print((head + lines).joined(separator: "\n"))
  }

  /// Returns the message that names the languages of words and of dates in use.
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

  private static func object(_ locale: LocaleCoverage, _ voice: Voice?, isPoor: Bool) -> JSONValue {
    func value(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    return .object([
      ("locale", .string(locale.tag)), ("name", .string(locale.name)), ("table", value(locale.table)),
      ("wording", value(locale.wording)), ("wordingPercent", .number(locale.percent)), ("voice", value(voice?.name)),
      ("isPoorVoice", .bool(voice != nil && isPoor)),
    ])
  }
}
