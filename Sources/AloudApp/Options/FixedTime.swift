package import Aloud
internal import ArgumentParser

/// An option for a local date and time, `2026-11-20T15:30:00`, at which a session stands still, so that its transcript is always
/// the same.
package struct FixedTime: ExpressibleByArgument, Sendable {
  package let moment: DateTime

  package init?(argument: String) {
    let halves = argument.split(separator: "T", omittingEmptySubsequences: false)
    let date = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard halves.count <= 2, date.count == 3, let year = date[0], let month = date[1], let number = date[2],
      (1...9999).contains(year), let day = Day(year: year, month: month, day: number)
    else { return nil }
    let time =
      halves.count == 2 ? halves[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } : [0, 0]
    guard (2...3).contains(time.count), let hour = time[0], let minute = time[1],
      let second = time.count == 3 ? time[2] : 0,
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    moment = DateTime(day: day, hour: hour, minute: minute, second: second)
  }
}
