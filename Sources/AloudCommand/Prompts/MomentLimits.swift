import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser

/// What can be chosen where a date or a time is asked for: as ISO 8601 writes it, or in the words of the locale.
struct MomentLimits: ParsableArguments {
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @Option(help: Words.argument("prompt.minHelp")) var min: String?
  @Option(help: Words.argument("prompt.maxHelp")) var max: String?

  /// Asks, and writes the answer as ISO 8601 does.
  ///
  /// - Throws: `ValidationError` where an option is no such value; else as `PromptAsking` does.
  func ask(_ mode: DatePicker.Mode, _ prompt: PromptOptions, _ session: SessionOptions) throws {
    let words = try session.locales.words()
    let understander = Understander(words.locale)
    let now = session.moment
    func bad(_ text: String?) -> ValidationError {
      ValidationError(
        words.text(.promptBadValue(value: .text(.verbatim(text ?? "")), example: .text(.verbatim(mode.example)))))
    }
    func moment(_ text: String?) throws -> DateTime? {
      guard let text else { return nil }
      guard let moment = mode.moment(of: text, understander, now) else { throw bad(text) }
      return moment
    }
    let (first, last) = (try moment(min), try moment(max))
    if let first, let last, last < first { throw bad(max) }
    let standard = try moment(self.default)
    if let standard, first.map({ standard < $0 }) ?? false || last.map({ standard > $0 }) ?? false {
      throw bad(self.default)
    }
    let kind = Prompt.Kind.moment(mode, standard: standard, from: first, to: last)
    try PromptAsking(prompt, session).ask(kind) { answer in
      if case .moment(let moment) = answer { [mode.text(of: moment)] } else { [] }
    }
  }
}

extension DatePicker.Mode {
  /// How its values are written.
  fileprivate var example: String {
    switch self {
    case .date: "2026-11-27"
    case .time: "15:30"
    case .dateTime: "2026-11-27T15:30"
    case .countdown: "1:30"
    }
  }

  /// A value as the script gets it.
  fileprivate func text(of moment: DateTime) -> String {
    let time = String(ISODate.text(moment.hour * 3_600 + moment.minute * 60).dropLast(3))
    return switch self {
    case .date: ISODate.text(moment.day)
    case .time: time
    case .dateTime: ISODate.text(moment.day) + "T" + time
    case .countdown: time.hasPrefix("0") ? String(time.dropFirst()) : time
    }
  }

  /// What a text means; nil where it has no such meaning, or several.
  fileprivate func moment(of text: String, _ understander: Understander, _ now: DateTime) -> DateTime? {
    func only(_ kind: ValueKind) -> String? {
      let readings = understander.readings(of: text, as: kind, now: now)
      return readings.count == 1 ? readings[0] : nil
    }
    let noDay = Day(0)
    switch self {
    case .date: return (ISODate.day(text) ?? only(.date).flatMap { ISODate.day($0) }).map { DateTime(day: $0) }
    case .dateTime: return ISODate.moment(text) ?? only(.datetime).flatMap(ISODate.moment)
    case .time: return only(.time).flatMap { ISODate.moment(ISODate.text(noDay) + "T" + $0) }
    case .countdown:
      return ISODate.moment(ISODate.text(noDay) + "T" + text)
        ?? only(.duration).flatMap { Int($0) }.flatMap { seconds in
          (60..<86_400).contains(seconds) ? DateTime(day: noDay, hour: seconds / 3_600, minute: seconds / 60 % 60) : nil
        }
    }
  }
}
