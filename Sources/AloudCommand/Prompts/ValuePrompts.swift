import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

struct NumberPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "number", abstract: "Ask for a number, and print it, such as 3 or 2.5.",
    example: #"aloud number "How many?" --min 1 --max 10 --default 3"#)

  @OptionGroup var prompt: PromptOptions
  @Option(parsing: .unconditional, help: "The number that an empty line means.") var `default`: Double?
  @Option(parsing: .unconditional, help: "The least number; 0 if there is none.") var min: Double?
  @Option(parsing: .unconditional, help: "The greatest number.") var max: Double?
  @Option(help: "The distance from one number to the next, counted from the least.") var step = 1.0
  @Option(help: "The unit, said after the number and left out of what is printed, such as kg.") var unit: String?
  @OptionGroup var session: SessionOptions

  func validate() throws {
    for (name, number) in [("min", min), ("max", max), ("step", step)] {
      guard let number, number.magnitude > Self.limit || number.isNaN else { continue }
      throw ValidationError("--\(name) is too large: the limit is 1000000000000.")
    }
    guard step >= NumberPrompt.smallestStep else { throw ValidationError("--step must be at least 0.000001.") }
    guard let scale else { throw ValidationError("--min, or 0 without it, is greater than --max.") }
    if let unit, unit.allSatisfy(\.isWhitespace) || unit.contains(where: \.isNumber) {
      throw ValidationError("--unit \(GivenBytes.shown(unit)) is no unit. Write a word or a sign, such as kg.")
    }
    guard let standard = self.default else { return }
    guard scale.holds(standard) else {
      throw ValidationError("--default \(Self.text(of: standard)) is not one of the numbers that can be chosen.")
    }
  }

  private static let limit = 1e12
  static let smallestStep = 0.000_001

  private var scale: NumberScale? {
    var scale = NumberScale(from: min, to: max, step: step)
    scale?.unit = unit.map { .verbatim(GivenBytes.shown($0)) }
    return scale
  }

  func run() throws {
    guard let scale else { return }
    try PromptAsking(prompt, session).ask(.number(scale, standard: self.default)) { answer in
      if case .number(let number) = answer { [Self.text(of: number)] } else { [] }
    }
  }

  static func text(of number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension NumberScale {
  /// The greatest number that is asked for unless the script names one: such a number is exact with three decimal places.
  private static let most = 999_999_999_999.0

  /// Only ends that the script names are announced. Nil if the least number is greater than the greatest.
  init?(from first: Double?, to last: Double?, step: Double) {
    let (least, most) = (first ?? 0, last ?? max(Self.most, first ?? 0))
    guard least <= most else { return nil }
    self.init(least...most, step: step)
    toldEnds = last != nil ? .both : first != nil ? .first : .neither
  }

  func holds(_ number: Double) -> Bool {
    Picker("", id: "", kind: .stepper(self), value: number).columns[0].selection != nil
  }
}

protocol AskedMoment: Sendable { static var mode: DatePicker.Mode { get } }

enum AskedDate: AskedMoment { static let mode = DatePicker.Mode.date }
enum AskedTime: AskedMoment { static let mode = DatePicker.Mode.time }
enum AskedDateTime: AskedMoment { static let mode = DatePicker.Mode.dateTime }
enum AskedTimer: AskedMoment { static let mode = DatePicker.Mode.countdown }

typealias DatePrompt = MomentPrompt<AskedDate>
typealias TimePrompt = MomentPrompt<AskedTime>
typealias DateTimePrompt = MomentPrompt<AskedDateTime>
typealias TimerPrompt = MomentPrompt<AskedTimer>

enum MomentFormat: String, ExpressibleByArgument, CaseIterable {
  /// ISO 8601, the locale's format, or ISO 8601 as a JSON string.
  case iso, locale, json
}

struct MomentPrompt<Asked: AskedMoment>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let (name, abstract) =
      switch Asked.mode {
      case .date: ("date", "Ask for a date, and print it, such as 2026-11-27.")
      case .time: ("time", "Ask for a time of day, and print it, such as 15:30.")
      case .dateTime: ("datetime", "Ask for a date and time, and print them, such as 2026-11-27T15:30.")
      case .countdown: ("timer", "Ask for a length of time, and print its hours and minutes, such as 1:30.")
      }
    let example = "aloud \(name) \"\(Asked.mode == .countdown ? "How long?" : "When?")\""
    return CommandConfiguration(
      commandName: name, abstract: abstract,
      example: example + (Asked.mode == .date ? " --min today" : " --default " + Asked.mode.example))
  }

  @OptionGroup var prompt: PromptOptions
  @Option(help: "The answer for an empty line.") var `default`: String?
  @Option(help: "The first value that can be chosen, such as today or 2026-11-27.") var min: String?
  @Option(help: "The last value that can be chosen.") var max: String?
  @Option(help: "The form of the answer.") var answer = MomentFormat.iso
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let reader = ValueReader(words, now: session.moment)
    let first = try min.map { try reader.moment($0, Asked.mode, of: "--min", minuteOfDay: 0) }
    let last = try max.map { try reader.moment($0, Asked.mode, of: "--max", minuteOfDay: 24 * 60 - 1) }
    let standard = try self.default.map { try reader.moment($0, Asked.mode, of: "--default") }
    let (least, most, usual) = ("--min \(min ?? "")", "--max \(max ?? "")", "--default \(self.default ?? "")")
    if let first, let last, last < first { throw ValidationError.comes(before: least, most) }
    if let first, let standard, standard < first { throw ValidationError.comes(before: least, usual) }
    if let last, let standard, standard > last { throw ValidationError.comes(after: most, usual) }
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

struct ColorPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "color", abstract: "Ask for a color, and print it, such as #006666.",
    example: ##"aloud color "Which color?" --default "#006666""##)

  @OptionGroup var prompt: PromptOptions
  @Option(help: "The answer for an empty line.") var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws {
    let reader = ValueReader(try session.locales.words(), now: session.moment)
    let standard = try self.default.map { try reader.color($0) }
    try PromptAsking(prompt, session).ask(.color(standard: standard)) { answer in
      if case .color(let color) = answer { [color.hex] } else { [] }
    }
  }
}
