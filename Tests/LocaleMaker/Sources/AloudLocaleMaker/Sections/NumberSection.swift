/// How a locale writes numbers, in its default numbering system.
enum NumberSection {
  static func add(_ locale: String, _ cldr: CLDR, to table: inout Table) throws {
    let system = try cldr.required("numbers/defaultNumberingSystem", locale)
    func symbol(_ name: String) throws -> String { try cldr.required("numbers/symbols[\(system)]/\(name)", locale) }
    func pattern(_ kind: String) throws -> String {
      try cldr.required("numbers/\(kind)Formats[\(system)]/\(kind)FormatLength/\(kind)Format/pattern", locale)
    }
    table["number.system"] = system
    table["number.digits"] = cldr.supplemental.digits[system] ?? "0123456789"
    table["number.decimal"] = try symbol("decimal")
    table["number.group"] = try symbol("group")
    table["number.grouping"] = grouping(try pattern("decimal"))
    table["number.minimumGrouping"] = try cldr.required("numbers/minimumGroupingDigits", locale)
    table["number.minus"] = try symbol("minusSign")
    table["number.percent"] = percent(try pattern("percent"), sign: try symbol("percentSign"))
  }

  /// The sizes of the last group and of the ones before it: "3 2" from "#,##,##0.###".
  private static func grouping(_ pattern: String) -> String {
    let whole = pattern.prefix { $0 != "." && $0 != ";" }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false).map(\.count)
    guard groups.count > 1, let last = groups.last else { return "0 0" }
    return "\(last) \(groups.count > 2 ? groups[groups.count - 2] : last)"
  }

  /// "{0} %" from "#,##0 %".
  private static func percent(_ pattern: String, sign: String) -> String {
    let positive = pattern.prefix { $0 != ";" }
    let isNumber = { (character: Character) in "#,0.".contains(character) }
    let before = positive.prefix { !isNumber($0) }
    let after = positive.drop { !isNumber($0) }.drop(while: isNumber)
    return "\(before){0}\(after)".replacing("%", with: sign)
  }
}
