@testable internal import Aloud
internal import AloudLanguage
internal import TestSupport

/// A time changes no date, and a date no time (DATE-8).
struct SaidParts {
  let before: Session<ToldApp<LedgerApp>>
  let after: Session<ToldApp<LedgerApp>>

  /// Looks at what a time or a date alone has changed.
  func check(_ input: LedgerInput, _ events: [Event]) throws {
    guard case .moment(let old?)? = before.engine.layers.picker?.draft ?? .some(.moment(before.state.moment("when")))
    else {
      return
    }
    guard before.engine.layers.picker?.question == nil else { return }
    for moment in moments(events) {
      switch input {
      case .time(_, let minutes):
        if moment.day != old.day { throw Finding("a time has changed the day from \(ISODate.text(old.day))") }
        if moment.minutes % 720 != minutes % 720 { throw Finding("\(minutes) minutes became \(moment.minutes)") }
      case .date(_, let day):
        if moment.minutes != old.minutes { throw Finding("a date has changed the time from \(old.minutes) minutes") }
        if moment.day != day { throw Finding("\(ISODate.text(day)) became \(ISODate.text(moment.day))") }
      case .line, .reply: break
      }
    }
  }

  /// What the picker holds, was told to hold, or asks about.
  private func moments(_ events: [Event]) -> [DateTime] {
    let held = after.engine.layers.picker.flatMap { picker in
      before.engine.layers.picker?.draft == picker.draft ? nil : picker.moment
    }
    let asked = after.engine.layers.picker?.question?.answers.compactMap { answer in
      if case .moment(let moment) = answer.draft { moment } else { nil }
    }
    let told = events.compactMap { event in
      if case .changed("when", .moment(let moment)) = event { moment } else { nil }
    }
    return [held].compactMap(\.self) + (asked ?? []) + told
  }
}
