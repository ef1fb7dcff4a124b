public import Aloud
import AloudApp
import AloudTerminal
public import ArgumentParser
import FoundationEssentials

struct Understand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "understand", abstract: "Print the values that a phrase means.",
    example: #"aloud understand date "next friday""#)

  @Argument(help: "The kind of value: number, ordinal, boolean, date, time, datetime, duration or color.") var kind:
    ValueKind?
  @Argument(help: "The phrase. Without one, each line of the input is one.") var phrase: String?
  @Option(help: "The date and time to show, such as 2026-11-20T15:30:00. Otherwise the current ones.") var now:
    FixedTime?
  @Flag(help: "Read a JSON object a line, with kind, phrase and locale, and answer with one a line.") var batch = false
  @OptionGroup var options: LocaleOptions

  mutating func validate() throws {
    if !batch, kind == nil { throw ValidationError("Name the kind of value, or use --batch.") }
  }

  func run() throws {
    let words = try options.words()
    let now = now?.moment ?? LocalClock.now
    if batch { return try answerQuestions(words, now: now) }
    guard let kind else { return }
    let understander = Understander(words.locale)
    if let phrase {
      let readings = understander.readings(of: phrase, as: kind, now: now)
      for reading in readings { try words.print(reading) }
      if readings.isEmpty {
        // A script that uses the output as a value must be able to report why there is none.
        throw words.failure(.retryNotUnderstood(line: .text(.verbatim(phrase))), 1)
      }
    } else {
      while let line = readLine() {
        try words.print(understander.readings(of: line, as: kind, now: now).joined(separator: "\t"))
      }
    }
  }
}

/// Answers `{"kind":…,"phrase":…,"locale":…}` on each line by a line `{"readings":[…]}`, the likeliest reading first.
extension Understand {
  private struct Question: Decodable {
    var kind: String
    var phrase: String
    var locale: String?
    var ref: String?
  }

  private static let example = #"{"kind":"number","phrase":"two hundred","locale":"en"}"#

  /// `now` is the reference moment of questions without one. Throws exit code 65 at a line that is not a valid question.
  private func answerQuestions(_ words: Words, now: DateTime) throws {
    var understanders: [String: Understander] = [:]
    var number = 0
    while let line = readLine() {
      number += 1
      guard let question = try? JSONDecoder().decode(Question.self, from: Data(line.utf8)),
        let kind = ValueKind(rawValue: question.kind),
        // Fractions of a second are left out.
        let moment = question.ref.map({ FixedTime(argument: String($0.prefix { $0 != "." }))?.moment }) ?? now
      else {
        throw words.failure(.understandBadLine(line: .number(number), example: .text(.verbatim(Self.example))), 65)
      }
      let tag = question.locale ?? words.locale.table.tag
      let understander = try understanders[tag] ?? Understander(LoadedLocale(tag, files: words.files))
      understanders[tag] = understander
      let readings = understander.readings(of: question.phrase, as: kind, now: moment).map { JSONValue.string($0) }
      try words.print(JSONValue.object([("readings", .array(readings))]).text)
    }
  }
}

extension ValueKind: ExpressibleByArgument {}
