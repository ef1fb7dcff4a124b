@testable internal import Aloud
internal import AloudLanguage
internal import TestSupport

/// What is given to the ledger: a line, a time or a date alone, or something that comes by itself.
enum LedgerInput: CustomStringConvertible {
  case line(Line)
  /// A line that says a time of day, or a date, to the picker that takes both.
  case time(String, minutes: Int), date(String, Day)
  case reply(ID)

  var description: String {
    switch self {
    case .line(let line): line.text
    case .time(let text, _), .date(let text, _): text
    case .reply(let id): "(\(id) comes)"
    }
  }

  /// The line that is said, where one is.
  var line: Line? {
    switch self {
    case .line(let line): line
    case .time(let text, _), .date(let text, _): Line(text)
    case .reply: nil
    }
  }

  /// The next one that bytes decide.
  init(_ bytes: inout FuzzedBytes, in session: Session<ToldApp<LedgerApp>>) {
    func words(_ key: String) -> String {
      let phrases = session.locale.wording.alternatives(key)
      let all = phrases.own + phrases.english
      return all.isEmpty ? "" : bytes.one(of: all)
    }
    let dates = session.locale.dates
    switch bytes.below(20) {
    case 0, 1, 2: self = .line(Line(String(1 + bytes.below(9))))
    case 3, 4: self = .line(Line(words(bytes.one(of: ["answer.yes", "answer.no", "alert.ok", "command.done"]))))
    case 5: self = .line(Line(words("command.cancel")))
    case 6, 7: self = .line(Line(words("command.undo")))
    case 8: self = .line(Line(words("command.redo")))
    case 9:
      self = .line(Line(bytes.one(of: ["when", "size", "note", "name", "write", "subject", "bag", "buy", "send"])))
    case 10:
      let minutes = bytes.below(1_440)
      self = .time(dates.timeFormat(.short).string(DateTime(minutes: minutes)), minutes: minutes)
    case 11:
      let day = Day(20_780 + bytes.below(300))
      self = .date(dates.dateFormat(.full).string(DateTime(day: day)), day)
    case 12, 13: self = .reply("parcel")
    case 14: self = .reply("news")
    case 15: self = .reply(bytes.one(of: ["rain", "permission"]))
    case 16:
      self = .line(
        Line(bytes.one(of: ["large", "medium", "gift", "wrap", "hello there", "more on 2", "tab 2", "tab 1"])))
    default: self = .line(FuzzedLine(session: session).next(&bytes))
    }
  }

  /// Gives it to a session.
  func take(by session: inout FuzzedSession<LedgerApp>) throws -> [Announcement] {
    if let line { return try session.take(line) }
    if case .reply(let id) = self { return try session.receive(.elapsed(id)) }
    return []
  }
}
