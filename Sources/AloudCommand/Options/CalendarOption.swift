import Aloud
import ArgumentParser

/// A calendar by its BCP 47 name: `--calendar hebrew`.
struct CalendarOption: ExpressibleByArgument, Sendable {
  let calendar: CalendarSystem

  init?(argument: String) {
    guard let calendar = CalendarSystem(bcp47: argument) else { return nil }
    self.calendar = calendar
  }

  static let allValueStrings = CalendarSystem.allCases.map(\.rawValue)
}
