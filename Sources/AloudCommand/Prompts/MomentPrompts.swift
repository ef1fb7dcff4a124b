import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser

/// A kind of date or time asked for by a prompt, with the name of its command.
protocol AskedMoment: Sendable {
  static var mode: DatePicker.Mode { get }
  static var name: String { get }
}

enum AskedDate: AskedMoment { static let (mode, name) = (DatePicker.Mode.date, "date") }
enum AskedTime: AskedMoment { static let (mode, name) = (DatePicker.Mode.time, "time") }
enum AskedDateTime: AskedMoment { static let (mode, name) = (DatePicker.Mode.dateTime, "datetime") }
enum AskedTimer: AskedMoment { static let (mode, name) = (DatePicker.Mode.countdown, "timer") }

typealias DatePrompt = MomentPrompt<AskedDate>
typealias TimePrompt = MomentPrompt<AskedTime>
typealias DateTimePrompt = MomentPrompt<AskedDateTime>
typealias TimerPrompt = MomentPrompt<AskedTimer>

enum MomentFormat: String, ExpressibleByArgument, CaseIterable {
  /// ISO 8601, the locale's format, or ISO 8601 as a JSON string.
  case iso, locale, json
}

/// The command `aloud date "When?"` and its variants, which ask for a date, a time, both, or a duration.
struct MomentPrompt<Asked: AskedMoment>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let example = "aloud \(Asked.name) \"\(Asked.mode == .countdown ? "How long?" : "When?")\""
    return CommandConfiguration(
      asking: Asked.name, example: example + (Asked.mode == .date ? " --min today" : " --default " + Asked.mode.example)
    )
  }

  @OptionGroup var prompt: PromptOptions
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @Option(help: Words.argument("prompt.minHelp")) var min: String?
  @Option(help: Words.argument("prompt.maxHelp")) var max: String?
  @Option(help: Words.argument("prompt.answerHelp")) var answer = MomentFormat.iso
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let reader = ValueReader(words, now: session.moment)
    func moment(_ text: String?) throws -> DateTime? { try text.map { try reader.moment($0, Asked.mode) } }
    let (first, last, standard) = (try moment(min), try moment(max), try moment(self.default))
    let (least, most, usual) = ("--min \(min ?? "")", "--max \(max ?? "")", "--default \(self.default ?? "")")
    if let first, let last, last < first { throw words.comes(before: least, most) }
    if let first, let standard, standard < first { throw words.comes(before: least, usual) }
    if let last, let standard, standard > last { throw words.comes(after: most, usual) }
    let kind = Prompt.Kind.moment(Asked.mode, standard: standard, from: first, to: last)
    try PromptAsking(prompt, session).ask(kind) { answer in
      guard case .moment(let moment) = answer else { return [] }
      switch self.answer {
      case .iso: return [Asked.mode.text(of: moment)]
      case .locale: return [words.text(DatePicker("", id: "", mode: Asked.mode).text(of: moment))]
      case .json: return [JSONValue.string(Asked.mode.text(of: moment)).text]
      }
    }
  }
}
