extension LocalizedText {
  /// How long something takes, in hours and minutes: "2 hours, 15 minutes"; less than no time is none.
  public static func duration(minutes: Int) -> LocalizedText {
    let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
    return duration([("duration.hours", hours), ("duration.minutes", rest)])
  }

  /// How long something takes, in hours, minutes and seconds: "1 minute, 31 seconds"; less than no time is none.
  public static func duration(seconds: Int) -> LocalizedText {
    let (minutes, rest) = max(0, seconds).quotientAndRemainder(dividingBy: 60)
    return duration([
      ("duration.hours", minutes / 60), ("duration.minutes", minutes % 60), ("duration.seconds", rest),
    ])
  }

  /// The parts that there are any of, the last one in any case where there are none.
  private static func duration(_ parts: [(key: String, count: Int)]) -> LocalizedText {
    let told = parts.filter { $0.count > 0 }
    let texts = (told.isEmpty ? parts.suffix(1) : told).map {
      LocalizedText.message($0.key, ["count": .number($0.count)])
    }
    return texts.count == 1 ? texts[0] : .message("duration.parts", ["parts": .list(texts, .unit)])
  }
}
