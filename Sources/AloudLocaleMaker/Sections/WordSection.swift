/// How a locale puts words together: plural rules and lists.
enum WordSection {
  static func add(_ locale: String, _ cldr: CLDR, to table: inout Table) throws {
    let chain = cldr.supplemental.chain(locale)
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
  }
}
