package import Aloud
internal import ArgumentParser

/// An option for a calendar, by its BCP 47 name: `--calendar hebrew`.
package struct CalendarOption: ExpressibleByArgument, Sendable {
  package let calendar: CalendarSystem

  package init?(argument: String) {
    guard let calendar = CalendarSystem(bcp47: argument) else { return nil }
    self.calendar = calendar
  }

  package static let allValueStrings = CalendarSystem.allCases.map(\.rawValue)
}
