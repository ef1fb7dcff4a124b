extension LocalizedText {
  /// How long something takes, in hours and minutes: "2 hours, 15 minutes"; less than no time is none.
  public static func duration(minutes: Int) -> LocalizedText {
    let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
    return duration([(Message.durationHours, hours), (Message.durationMinutes, rest)])
  }

  /// How long something takes, in hours, minutes and seconds: "1 minute, 31 seconds"; less than no time is none.
  public static func duration(seconds: Int) -> LocalizedText {
    let (minutes, rest) = max(0, seconds).quotientAndRemainder(dividingBy: 60)
    return duration([
      (Message.durationHours, minutes / 60), (Message.durationMinutes, minutes % 60), (Message.durationSeconds, rest),
    ])
  }

  /// The parts that there are any of, the last one in any case where there are none.
  private static func duration(_ parts: [(message: (Message.Argument) -> Message, count: Int)]) -> LocalizedText {
    let told = parts.filter { $0.count > 0 }
    let texts = (told.isEmpty ? parts.suffix(1) : told).map {
      LocalizedText.message($0.message(.number($0.count)))
    }
    return texts.count == 1 ? texts[0] : .message(.durationParts(parts: .list(texts, .unit)))
  }
}
