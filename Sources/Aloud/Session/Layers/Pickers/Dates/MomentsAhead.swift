extension DatePhraseReader {
  /// The readings that are allowed and not behind; what lies behind is meant only where nothing ahead can be, or where the
  /// phrase names the year.
  func ahead(_ readings: [Reading]) -> [Reading] {
    // A time alone is of the day that is chosen, whichever that is.
    guard readings.contains(where: { $0.day != nil }) else { return readings }
    let limits = DateLimits(columns.picker)
    let allowed = readings.filter { limits.isAllowed($0.moment) }
    let namesYear = readings.contains { $0.day?.namesYear == true }
    let ahead = readings.filter { $0.moment.day >= now.day }
    let open = ahead.filter { limits.isAllowed($0.moment) }
    if !namesYear, !open.isEmpty { return open }
    // A day that is closed is refused as such; the one before it is not meant.
    if !namesYear, ahead.contains(where: { columns.picker.disabled.contains($0.moment.day) }) { return ahead }
    return allowed.isEmpty ? readings : allowed
  }
}
