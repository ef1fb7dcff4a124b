/// Relative words and phrases ("yesterday", "in 3 days"), and the names of a date's fields.
enum RelativeSection {
  private static let units = ["year", "quarter", "month", "week", "day", "hour", "minute", "second"]
  private static let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  static func add(_ locale: String, _ cldr: CLDR, to table: inout Table) throws {
    let fields = "dates/fields/field"
    for field in ["era", "year", "quarter", "month", "week", "day", "weekday", "dayperiod", "hour", "minute", "second"]
    {
      table["field.\(field)"] = try cldr.required("\(fields)[\(field)]/displayName", locale)
    }
    for unit in units {
      for offset in -2...2 {
        table["relative.\(unit).\(offset)"] = try cldr.value("\(fields)[\(unit)]/relative[\(offset)]", locale)
      }
      for direction in ["past", "future"] { try addPhrases(unit, direction, locale, cldr, to: &table) }
    }
    for offset in -1...1 {
      table["relative.weekday.\(offset)"] = try days.map {
        try cldr.required("\(fields)[\($0)]/relative[\(offset)]", locale)
      }.joined(separator: " | ")
    }
  }

  private static func addPhrases(
    _ unit: String, _ direction: String, _ locale: String, _ cldr: CLDR, to table: inout Table
  ) throws {
    let path = "dates/fields/field[\(unit)]/relativeTime[\(direction)]/relativeTimePattern"
    let other = try cldr.required("\(path)[other]", locale)
    for category in ["zero", "one", "two", "few", "many"] where table["plural.\(category)"] != nil {
      table.set(
        "relative.\(unit).\(direction).\(category)", try cldr.value("\(path)[\(category)]", locale), unless: other)
    }
    table["relative.\(unit).\(direction).other"] = other
  }
}
