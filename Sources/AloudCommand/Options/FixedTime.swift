import ArgumentParser

/// A local date and time, `2026-11-20T15:30:00`, at which a session stands still, so that its transcript is always the same.
struct FixedTime: ExpressibleByArgument, Sendable {
  let year, month, day, hour, minute, second: Int

  init?(argument: String) {
    let halves = argument.split(separator: "T", omittingEmptySubsequences: false)
    let date = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard halves.count <= 2, date.count == 3, let year = date[0], let month = date[1], let day = date[2],
      (1...9999).contains(year), (1...12).contains(month), (1...Self.days(year, month)).contains(day)
    else { return nil }
    let time =
      halves.count == 2 ? halves[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } : [0, 0]
    guard (2...3).contains(time.count), let hour = time[0], let minute = time[1],
      let second = time.count == 3 ? time[2] : 0,
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    (self.year, self.month, self.day, self.hour, self.minute, self.second) = (year, month, day, hour, minute, second)
  }

  private static func days(_ year: Int, _ month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
