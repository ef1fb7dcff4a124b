/// How a locale puts words together: plural rules and lists.
enum WordSection {
  static func add(_ locale: String, _ cldr: CLDR, to table: inout Table) throws {
    let chain = cldr.supplemental.languageChain(locale)
    for category in ["zero", "one", "two", "few", "many"] {
      table["plural.\(category)"] = cldr.supplemental.plurals.cardinal(chain)[category]
    }
    for category in ["zero", "one", "two", "few", "many"] {
      table["ordinal.\(category)"] = cldr.supplemental.plurals.ordinal(chain)[category]
    }
    for (kind, type) in [("and", ""), ("or", "[or]"), ("unit", "[unit]")] {
      for (key, part) in [("two", "2"), ("start", "start"), ("middle", "middle"), ("end", "end")] {
        table["list.\(kind).\(key)"] = try cldr.required(
          "listPatterns/listPattern\(type)/listPatternPart[\(part)]", locale)
      }
    }
    let language = cldr.supplemental.likely.parts(locale).language
    addVariants(language, to: &table)
    // CLDR has no such day; nobody says "un décembre".
    if language == "fr" { table["day.first"] = "1er" }
  }

  /// Where the word between two parts changes by what follows. ICU has this in its code, CLDR has it not: Spanish "y" and
  /// "o" before their own sounds, and the Hebrew "and", which joins a word in other letters with a hyphen. Neither has the Italian
  /// "ed" before an e.
  private static func addVariants(_ language: String, to table: inout Table) {
    for kind in ["and", "or", "unit"] {
      for (key, word, variant, before) in [
        ("es", " y ", " e ", "i hi -hia -hie"), ("es", " o ", " u ", "o ho 8 11$"), ("he", " ו{1}", " ו-{1}", "-א…ת"),
        ("it", " e ", " ed ", "e"),
      ] where key == language {
        for part in ["two", "end"] {
          guard let usual = table["list.\(kind).\(part)"], usual.contains(word) else { continue }
          table["list.\(kind).\(part).variant"] = usual.replacing(word, with: variant)
          table["list.\(kind).variantBefore"] = before
        }
      }
    }
  }
}
