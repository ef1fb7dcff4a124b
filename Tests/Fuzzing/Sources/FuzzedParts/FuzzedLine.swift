@testable internal import Aloud
internal import AloudLanguage

/// Lines that are likely to mean something where a session is, and those that are at a limit of what they could.
struct FuzzedLine<Base: App> {
  let session: Session<Base>

  /// The next line that bytes decide.
  func next(_ bytes: inout FuzzedBytes) -> Line {
    var text = text(&bytes)
    let form = bytes.below(16)
    if form == 0 { text = damaged(text, &bytes) }
    if form == 1 { text += FuzzedWords.signs[bytes.below(FuzzedWords.signs.count)] }
    return Line(text, isRecognised: form == 2, isTypedAhead: form == 3, isPiped: form == 4)
  }

  private func text(_ bytes: inout FuzzedBytes) -> String {
    if case .confirmation(let question) = session.engine.layers.last, bytes.below(3) == 0 {
      return first(question.phrase)
    }
    switch bytes.below(16) {
    case 0, 1, 2: return String(1 + bytes.below(12))
    case 3, 4: return command(&bytes)
    case 5, 6: return objectCommand(&bytes)
    case 7, 8: return label(&bytes)
    case 9: return bytes.one(of: FuzzedWords.numbers)
    case 10: return date(&bytes)
    case 11: return bytes.one(of: FuzzedWords.signs) + bytes.one(of: FuzzedWords.signs)
    case 12: return bytes.text(bytes.below(24))
    case 13: return label(&bytes) + bytes.one(of: [" ", ": ", " = ", ", "]) + object(&bytes)
    case 14: return column(&bytes) + " " + object(&bytes)
    default: return String(repeating: object(&bytes) + " ", count: 1 + bytes.below(40))
    }
  }

  private func command(_ bytes: inout FuzzedBytes) -> String {
    phrase(bytes.one(of: Command.allCases).key, &bytes)
  }

  private func objectCommand(_ bytes: inout FuzzedBytes) -> String {
    let phrase = phrase(bytes.one(of: ObjectCommand.allCases).key, &bytes)
    return phrase.replacing("{object}", with: object(&bytes)).replacing("{value}", with: object(&bytes))
      .replacing("{other}", with: object(&bytes))
  }

  private func object(_ bytes: inout FuzzedBytes) -> String {
    switch bytes.below(6) {
    case 0: label(&bytes)
    case 1: bytes.one(of: FuzzedWords.numbers)
    case 2: String(bytes.below(10))
    case 3: date(&bytes)
    case 4: bytes.text(bytes.below(8))
    default: bytes.one(of: FuzzedWords.values)
    }
  }

  /// What a thing is called that is shown.
  private func label(_ bytes: inout FuzzedBytes) -> String {
    let entries = session.engine.view.front.entries
    guard entries.count > 0 else { return "" }
    return entries[bytes.below(min(entries.count, 60_000))].title.map(first) ?? ""
  }

  private func column(_ bytes: inout FuzzedBytes) -> String {
    let columns = session.engine.view.front.columns
    return columns.isEmpty ? label(&bytes) : first(bytes.one(of: columns).title)
  }

  private func date(_ bytes: inout FuzzedBytes) -> String {
    let day = bytes.below(2) == 0 ? Day(20_777 + bytes.below(800) - 400) : bytes.one(of: FuzzedWords.days)
    let dates = session.locale.dates
    return switch bytes.below(5) {
    case 0: ISODate.text(day)
    case 1: dates.dateFormat(.full, calendar: bytes.one(of: CalendarSystem.allCases)).string(DateTime(day: day))
    case 2: dates.dateFormat(.short).string(DateTime(day: day))
    case 3: dates.timeFormat(.short).string(DateTime(day: day, hour: bytes.below(24), minute: bytes.below(60)))
    default: dates.relative(bytes.below(9) - 4, .day)
    }
  }

  /// One of the phrases for a message, now and then in another language.
  private func phrase(_ key: String, _ bytes: inout FuzzedBytes) -> String {
    let alternatives = session.locale.wording.alternatives(key)
    let all = alternatives.own + alternatives.english
    return all.isEmpty ? "" : bytes.one(of: all)
  }

  private func first(_ words: LocalizedText) -> String {
    session.locale.wording.text(words).alternatives().first ?? ""
  }

  /// A text with one character changed, left out, or twice.
  private func damaged(_ text: String, _ bytes: inout FuzzedBytes) -> String {
    var characters = Array(text)
    guard !characters.isEmpty else { return text }
    let place = bytes.below(characters.count)
    switch bytes.below(3) {
    case 0: characters.remove(at: place)
    case 1: characters.insert(characters[place], at: place)
    default: characters.insert(contentsOf: bytes.one(of: FuzzedWords.signs), at: place)
    }
    return String(characters)
  }
}
