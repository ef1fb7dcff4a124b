/// Checks what a table says about dates and times, which is read only when a date is told.
enum DateFactsCheck {
  /// The first error, as an error.
  static func run(_ table: LocaleTable) throws(LocaleFileError) {
    let file = table.files
    _ = try table.ordinals()
    guard CalendarSystem(bcp47: try file.required("calendar")) != nil else { throw file.badValue("calendar") }
    guard let first = Int(try file.required("week.first")), (1...7).contains(first) else {
      throw file.badValue("week.first")
    }
    guard HourCycle(rawValue: try file.required("hourCycle")) != nil else { throw file.badValue("hourCycle") }
    for style in DateStyle.allCases { try check("date.\(style.rawValue)", in: file) }
    for style in TimeStyle.allCases { try check("time.\(style.rawValue)", in: file) }
    for (key, count) in [("month.wide", 12), ("weekday.wide", 7), ("era", 2)] {
      guard try file.required(key).alternatives().count == count else { throw file.badValue(key) }
    }
    for unit in RelativeUnit.allCases {
      for key in ["relative.\(unit.rawValue).past.other", "relative.\(unit.rawValue).future.other"] {
        _ = try file.required(key)
      }
    }
  }

  /// A pattern must be there, and have a field.
  private static func check(_ key: String, in file: TableFiles) throws(LocaleFileError) {
    guard !DatePattern(try file.required(key)).fields.isEmpty else { throw file.badValue(key) }
  }
}
