@testable import Aloud
@testable import AloudCommand

/// What a user says, whatever the language: each locale has words of its own for it.
enum Saying: Hashable, Sendable {
  /// What is typed alike everywhere: a number, a name, nothing, a value as ISO 8601 has it.
  case typed(String)
  /// A command, with what stands in the place of its object where it has one.
  case command(AnyCommand, object: String = "")
  /// One text in the place of another, by a command that takes both.
  case replacement(AnyCommand, of: String, by: String)
  /// An answer, such as yes, by the key of its words.
  case answer(String)
  /// The title of a thing, by the key of its message.
  case title(String)
  /// What confirms the act that waits for it.
  case confirmation
  /// What leaves everything as it is in the place of a confirmation.
  case keeping
  /// A column of the open picker, and what is typed after its title.
  case column(ID, then: String = "")
  /// A day that is so many away from today.
  case relativeDay(Int)
  /// The weekday of a day, and what is typed after it.
  case weekday(Day, then: String)

  /// The lines that say it in a session, in the words that are usual first; none where it can't be said there.
  func lines(in session: Session<BuiltInApp>) -> [String] {
    let wording = session.locale.wording
    func all(_ key: String) -> [String] {
      let alternatives = wording.alternatives(key)
      return alternatives.own.isEmpty ? alternatives.english : alternatives.own
    }
    func first(_ text: LocalizedText?) -> [String] {
      text.map { [wording.text($0).alternatives().first ?? ""] } ?? []
    }
    let front = SessionFront(session)
    switch self {
    case .typed(let text): return [text]
    case .command(let command, let object): return all(command.key).map { $0.replacing("{object}", with: object) }
    case .replacement(let command, let old, let new):
      let both = all("edit.with").map { $0.replacing("{old}", with: old).replacing("{new}", with: new) }
      return all(command.key).flatMap { phrase in both.map { phrase.replacing("{object}", with: $0) } }
    case .answer(let key): return all(key)
    case .title(let key): return first(.message(key))
    case .confirmation: return first(front.confirmation?.phrase)
    case .keeping: return first(front.confirmation?.keep)
    case .column(let id, let rest): return first(front.columns.first { $0.id == id }?.title).map { $0 + rest }
    case .relativeDay(let offset): return [session.locale.dates.relative(offset, .day)]
    case .weekday(let day, let rest):
      return [session.locale.dates.format(of: .weekday).string(DateTime(day: day)) + rest]
    }
  }
}
