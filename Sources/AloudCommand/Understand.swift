import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser

/// The command `aloud understand`, which prints the values that phrases mean, for scripts and for checks.
struct Understand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "understand", abstract: Words.help("understand.abstract"),
      example: #"aloud understand date "next friday""#)
  }

  @Argument(help: "The kind of value: number, ordinal, boolean, date, time, datetime, duration or color.") var kind:
    ValueKind?
  @Argument(help: "The phrase. Without one, each line of the input is one.") var phrase: String?
  @Option(help: Words.argument("locales.now")) var now: FixedTime?
  @Flag(help: "Read a JSON object a line, with kind, phrase and locale, and answer with one a line.") var batch = false
  @OptionGroup var options: LocaleOptions

  mutating func validate() throws {
    if !batch, kind == nil { throw ValidationError("Name the kind of value, or use --batch.") }
  }

  func run() throws {
    let words = try options.words()
    if batch { return try UnderstandBatch(words, now: now?.moment ?? LocalClock.now).run() }
    guard let kind else { return }
    let understander = Understander(words.locale)
    let now = now?.moment ?? LocalClock.now
    if let phrase {
      let readings = understander.readings(of: phrase, as: kind, now: now)
      for reading in readings { try words.print(reading) }
      if readings.isEmpty {
        // A script that uses the output as a value must be able to report why there is none.
        StandardError.writeLine(words.text(.retryNotUnderstood(line: .text(.verbatim(phrase)))))
        throw ExitCode(1)
      }
    } else {
      while let line = readLine() {
        try words.print(understander.readings(of: line, as: kind, now: now).joined(separator: "\t"))
      }
    }
  }
}
