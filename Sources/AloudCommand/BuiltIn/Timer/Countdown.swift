import Aloud

/// A time that is running out.
struct Countdown: Sendable, Equatable {
  /// From how many seconds on they are counted one by one: before that, minutes are near enough.
  private static let countedSeconds = 600

  /// Which of the user's timers it is: a wait that belongs to an earlier one is not for it.
  var run: Int
  /// How long it runs, in minutes.
  let minutes: Int
  /// How many seconds are left.
  private(set) var left: Int

  /// A time of so many minutes that begins to run.
  init(run: Int, minutes: Int) {
    self.run = run
    self.minutes = minutes
    left = minutes * 60
  }

  /// What is left, as it is said.
  var leftText: LocalizedText {
    left > Self.countedSeconds ? .duration(minutes: (left + 59) / 60) : .duration(seconds: left)
  }

  /// The waits of the whole and of its first minute. Each is named by what will be left. Those of a minute are asked for
  /// together, and the end by itself, so that what each of them is late by does not add up.
  var firstWaits: [Effect] { [wait(left)] + minuteWaits }

  private var minuteWaits: [Effect] {
    let seconds = left > Self.countedSeconds ? 60...60 : 1...60
    return seconds.filter { $0 < left }.map(wait)
  }

  private func wait(_ seconds: Int) -> Effect {
    .wait(ID("timer", "\(run).\(left - seconds)"), milliseconds: seconds * 1_000)
  }

  /// Takes in that a wait is over; gives those of the next minute, where one begins. Nil where it was not for this.
  mutating func pass(_ wait: ID) -> [Effect]? {
    let parts = wait.item?.split(separator: ".").compactMap { Int($0) } ?? []
    guard wait.name == "timer", parts.count == 2, parts[0] == run else { return nil }
    left = parts[1]
    return left % 60 == 0 ? minuteWaits : []
  }
}
