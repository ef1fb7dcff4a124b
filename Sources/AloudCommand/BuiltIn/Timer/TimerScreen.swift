import Aloud

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
