extension LocalizedText {
  /// Returns a duration in hours and minutes, such as "2 hours, 15 minutes". A negative duration counts as zero.
  public static func duration(minutes: Int) -> LocalizedText {
    let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
    return duration([(Message.durationHours, hours), (Message.durationMinutes, rest)])
  }

  /// Returns a duration in hours, minutes and seconds, such as "1 minute, 31 seconds". A negative duration counts as zero.
  public static func duration(seconds: Int) -> LocalizedText {
    let (minutes, rest) = max(0, seconds).quotientAndRemainder(dividingBy: 60)
    return duration([
      (Message.durationHours, minutes / 60), (Message.durationMinutes, minutes % 60), (Message.durationSeconds, rest),
    ])
  }

  /// Returns the parts that are not zero, or the last part if all are zero.
  private static func duration(_ parts: [(message: (Message.Argument) -> Message, count: Int)]) -> LocalizedText {
    let told = parts.filter { $0.count > 0 }
    let texts = (told.isEmpty ? parts.suffix(1) : told).map {
      LocalizedText.message($0.message(.number($0.count)))
    }
    return texts.count == 1 ? texts[0] : .message(.durationParts(parts: .list(texts, .unit)))
  }
}
