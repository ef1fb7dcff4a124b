extension LocalizedText {
  /// How long something takes, in hours and minutes: "2 hours, 15 minutes"; less than no time is none.
  public static func duration(minutes: Int) -> LocalizedText {
    let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
    let parts: [LocalizedText] =
      (hours > 0 ? [.message(.durationHours(count: .number(hours)))] : [])
      + (rest > 0 || hours == 0 ? [.message(.durationMinutes(count: .number(rest)))] : [])
    return parts.count == 1 ? parts[0] : .message(.durationParts(parts: .list(parts, .unit)))
  }
}
