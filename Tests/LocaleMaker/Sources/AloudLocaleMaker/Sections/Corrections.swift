/// What CLDR has wrong, or not as it is heard well: each with its reason, and no more than are needed. What ICU says instead
/// stands in `Tests/AloudEndToEndTests/Oracle/exceptions.txt`.
enum Corrections {
  /// One key of a language and all its regions.
  private struct Correction {
    var language, key, value, reason: String
  }

  private static let all: [Correction] =
    [
      Correction(
        language: "fa", key: "persian.date.full", value: "EEEE d MMMM y",
        reason:
          "CLDR's full date of the Persian calendar is English in its order (year, month, day, weekday), against its "
          + "own long one and against how dates are written and said in Iran: یکشنبه ۱ آذر ۱۴۰۵."),
      Correction(
        language: "fa", key: "persian.date.yMMMM", value: "MMMM y",
        reason: "The same of a month: آذر ۱۴۰۵, as in the Gregorian calendar of the same locale."),
      Correction(
        language: "ar", key: "field.day", value: "اليوم",
        reason: "The name of the day has an article as those of the month and the year beside it have."),
    ]
    + [
      ("medium", "B h:mm:ss"), ("short", "B h:mm"), ("h", "B h"), ("hm", "B h:mm"), ("hms", "B h:mm:ss"),
    ].map { name, pattern in
      Correction(
        language: "hi", key: "time.\(name)", value: pattern,
        reason: "CLDR has the English am and pm, which nobody says beside बजे: दोपहर 3:05 बजे.")
    }
    + ["ja", "zh"].flatMap { language in
      ["two", "start", "middle", "end"].map { part in
        Correction(
          language: language, key: "list.unit.\(part)", value: "{0}{1}",
          reason: "Amounts stand together in these scripts, as in CLDR's simplified Chinese: 1時間30分.")
      }
    }

  /// Puts what is right into a locale's table.
  static func add(_ locale: String, to table: inout Table) {
    // Hindi in Latin letters is written as English is.
    if locale.contains("_Latn") { return }
    let language = String(locale.prefix { $0 != "_" })
    for one in all where one.language == language && table[one.key] != nil { table[one.key] = one.value }
  }
}
