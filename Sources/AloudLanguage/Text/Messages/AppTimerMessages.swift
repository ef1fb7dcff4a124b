// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Timer done”
  package static var appTimerDone: Message { Message("app.timer.done") }

  /// “{duration}.”
  package static func appTimerDoneText(duration: Argument) -> Message {
    Message("app.timer.done.text", ["duration": duration])
  }

  /// “Duration”
  package static var appTimerDuration: Message { Message("app.timer.duration") }

  /// “Say \"{stop}\" to end it.”
  package static func appTimerEnding(stop: Argument) -> Message { Message("app.timer.ending", ["stop": stop]) }

  /// “Time left”
  package static var appTimerLeft: Message { Message("app.timer.left") }

  /// “Start timer”
  package static var appTimerStart: Message { Message("app.timer.start") }

  /// “Timer started, {duration}.”
  package static func appTimerStarted(duration: Argument) -> Message {
    Message("app.timer.started", ["duration": duration])
  }

  /// “Stop timer”
  package static var appTimerStop: Message { Message("app.timer.stop") }

  /// “Timer stopped.”
  package static var appTimerStopped: Message { Message("app.timer.stopped") }

  /// “Timer”
  package static var appTimerTitle: Message { Message("app.timer.title") }
}
