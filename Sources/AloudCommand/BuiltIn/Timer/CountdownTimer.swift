import Aloud

/// The timer: how long it is to run, and what is left while it does. It goes on wherever the user is in the app.
struct CountdownTimer: Sendable, Equatable {
  /// How many minutes it runs when it is started.
  var minutes = 5
  /// The time that is running out.
  var countdown: Countdown?
  /// How many times it has been started.
  private var runs = 0

  /// Starts, stops or sets it, or lets its time pass, where the event is about that.
  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .changed("timer.duration", .moment(let moment)):
      if let moment { minutes = moment.hour * 60 + moment.minute }
    case .pressed("timer.switch"): return countdown == nil ? start() : stop()
    case .elapsed(let wait): return pass(wait)
    case .changed, .pressed, .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .voices,
      .settings, .today, .restored:
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

extension CountdownTimer {
  /// The row that leads to the timer, and tells what is left.
  var row: Row {
    Row(.message(.appTimerTitle), id: "timer", action: .push("timer")).value(countdown?.leftText)
  }

  /// The screen of the timer: how long, or how long still, and the button that starts and stops it.
  var screen: Screen {
    Screen(.message(.appTimerTitle), id: "timer") {
      if let countdown {
        Row(.message(.appTimerLeft), id: "timer.left").value(countdown.leftText)
      } else {
        DatePicker(
          .message(.appTimerDuration), id: "timer.duration", mode: .countdown,
          value: DateTime(day: Day(0), hour: minutes / 60, minute: minutes % 60)
        )
        .style(.columns)
        .limits(from: DateTime(day: Day(0), minute: 1))
      }
      Button(.message(countdown == nil ? .appTimerStart : .appTimerStop), id: "timer.switch")
    }
  }
}
