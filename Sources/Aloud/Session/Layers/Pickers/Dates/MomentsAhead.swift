extension DatePhraseReader {
  /// The readings that are allowed and not behind; what lies behind is meant only where nothing ahead can be, or where the
  /// phrase names the year.
  func ahead(_ readings: [Reading]) -> [Reading] {
    // A time alone is of the day that is chosen, whichever that is.
    guard readings.contains(where: { $0.day != nil }) else { return readings }
    let limits = DateLimits(columns.picker)
    let allowed = readings.filter { limits.isAllowed($0.moment) }
    // "this Friday" may be the one behind: what may be either is asked about, the one ahead first, then the latest.
    if readings.contains(where: { $0.day?.isLoose == true }), !allowed.isEmpty {
      let behind = allowed.filter { $0.moment.day < now.day }.sorted { $0.moment.day > $1.moment.day }
      return allowed.filter { $0.moment.day >= now.day } + behind
    }
    let namesYear = readings.contains { $0.day?.namesYear == true }
    let ahead = readings.filter { $0.moment.day >= now.day }
    let open = ahead.filter { limits.isAllowed($0.moment) }
    if !namesYear, !open.isEmpty { return open }
    // A day that is closed is refused as such; the one before it is not meant.
    if !namesYear, ahead.contains(where: { columns.picker.disabled.contains($0.moment.day) }) { return ahead }
    return allowed.isEmpty ? readings : allowed
  }
}
