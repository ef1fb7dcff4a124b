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
