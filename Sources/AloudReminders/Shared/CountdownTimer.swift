import Aloud

/// A timer that keeps running wherever the user is in the app.
struct CountdownTimer: Sendable, Equatable {
  /// The duration in minutes, used at the next start.
  var minutes = 5
  var countdown: Countdown?
  private var runs = 0

  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .changed("timer.duration", .moment(let moment)):
      if let moment { minutes = moment.hour * 60 + moment.minute }
    case .pressed("timer.switch"): return countdown == nil ? start() : stop()
    case .elapsed(let wait): return pass(wait)
    case .changed, .pressed, .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .voices,
      .settings, .today, .restored, .interrupted:
      break
    }
    return []
  }

  private mutating func start() -> [Effect] {
    runs += 1
    let begun = Countdown(run: runs, minutes: minutes)
    countdown = begun
    return begun.firstWaits + [
      .say(.message(.appTimerStarted(duration: .text(begun.leftText)))),
      .say(.message(.appTimerEnding(stop: .text(.message(.appTimerStop))))),
    ]
  }

  private mutating func stop() -> [Effect] {
    countdown = nil
    return [.say(.message(.appTimerStopped))]
  }

  private mutating func pass(_ wait: ID) -> [Effect] {
    guard var running = countdown, let waits = running.pass(wait) else { return [] }
    countdown = running.left > 0 ? running : nil
    guard countdown == nil else { return waits }
    let text = LocalizedText.message(.appTimerDoneText(duration: .text(.duration(minutes: running.minutes))))
    return [.alert(Alert(.message(.appTimerDone), text: text))]
  }
}

struct Countdown: Sendable, Equatable {
  /// The number of seconds from which each second is counted; above it, whole minutes are precise enough.
  private static let countedSeconds = 600

  /// A wait of an earlier run is ignored.
  var run: Int
  let minutes: Int
  private(set) var left: Int

  init(run: Int, minutes: Int) { (self.run, self.minutes, left) = (run, minutes, minutes * 60) }

  var leftText: LocalizedText {
    left > Self.countedSeconds ? .duration(minutes: (left + 59) / 60) : .duration(seconds: left)
  }

  /// The waits for the end and for the first minute, each named by the time then left. All waits of a minute start together, and
  /// the wait for the end starts at once, so that delays do not add up.
  var firstWaits: [Effect] { [wait(left)] + minuteWaits }

  private var minuteWaits: [Effect] {
    let seconds = left > Self.countedSeconds ? 60...60 : 1...60
    return seconds.filter { $0 < left }.map(wait)
  }

  private func wait(_ seconds: Int) -> Effect {
    .wait(ID("timer", "\(run).\(left - seconds)"), milliseconds: seconds * 1_000)
  }

  mutating func pass(_ wait: ID) -> [Effect]? {
    let parts = wait.item?.split(separator: ".").compactMap { Int($0) } ?? []
    guard wait.name == "timer", parts.count == 2, parts[0] == run else { return nil }
    left = parts[1]
    return left % 60 == 0 ? minuteWaits : []
  }
}

extension CountdownTimer {
  var row: Row { Row(.message(.appTimerTitle), id: "timer", action: .push("timer")).value(countdown?.leftText) }

  var screen: Screen {
    Screen(.message(.appTimerTitle), id: "timer") {
      if let countdown {
        Row(.message(.appTimerLeft), id: "timer.left").value(countdown.leftText)
      } else {
        let duration = DateTime(day: Day(0), hour: minutes / 60, minute: minutes % 60)
        DatePicker(.message(.appTimerDuration), id: "timer.duration", mode: .countdown, value: duration)
          .style(.columns).limits(from: DateTime(day: Day(0), minute: 1))
      }
      Button(.message(countdown == nil ? .appTimerStart : .appTimerStop), id: "timer.switch")
    }
  }
}
