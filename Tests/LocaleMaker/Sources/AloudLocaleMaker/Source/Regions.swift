/// What differs by region: the week, the clock, the calendar.
struct Regions {
  private var first: [String: Int] = [:]
  private var weekendStart: [String: Int] = [:]
  private var weekendEnd: [String: Int] = [:]
  private var clocks: [String: String] = [:]
  private var calendars: [String: String] = [:]

  private static let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  init(_ data: XMLNode) {
    first = Self.week(data.all("firstDay"))
    weekendStart = Self.week(data.all("weekendStart"))
    weekendEnd = Self.week(data.all("weekendEnd"))
    for node in data.all("hours") {
      for region in node.words("regions") { clocks[region] = node.attributes["preferred"] }
    }
    for node in data.all("calendarPreference") {
      for region in node.words("territories") { calendars[region] = node.words("ordering").first }
    }
  }

  /// The first weekday, 1 = Monday … 7 = Sunday.
  func firstWeekday(_ region: String) -> Int { first[region] ?? first["001"] ?? 1 }

  /// The first and the last day of the weekend.
  func weekend(_ region: String) -> (Int, Int) {
    (weekendStart[region] ?? weekendStart["001"] ?? 6, weekendEnd[region] ?? weekendEnd["001"] ?? 7)
  }

  /// The hour cycle by its BCP 47 name.
  func hourCycle(_ language: String, _ region: String) -> String {
    switch clocks["\(language)_\(region)"] ?? clocks[region] ?? clocks["001"] {
    case "h": "h12"
    case "K": "h11"
    case "k": "h24"
    default: "h23"
    }
  }

  /// The default calendar by its BCP 47 name.
  func calendar(_ region: String) -> String {
    let name = calendars[region] ?? "gregorian"
    return name == "gregorian" ? "gregory" : name
  }

  private static func week(_ nodes: [XMLNode]) -> [String: Int] {
    var result: [String: Int] = [:]
    for node in nodes where node.attributes["alt"] == nil {
      guard let day = days.firstIndex(of: node.attributes["day"] ?? "") else { continue }
      for region in node.words("territories") { result[region] = day + 1 }
    }
    return result
  }
}
