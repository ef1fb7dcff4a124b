/// What a locale is: its own name, its direction, the scripts it is written in, its quotation marks.
enum IdentitySection {
  static func add(_ locale: String, _ cldr: CLDR, to table: inout Table) throws {
    table["name"] = try name(of: locale, in: locale, cldr)
    let order = try cldr.required("layout/orientation/characterOrder", locale)
    table["direction"] = order == "right-to-left" ? "rtl" : "ltr"
    let script = cldr.supplemental.likely.script(of: locale)
    table["scripts"] = scripts[script] ?? script
    if ["tr", "az"].contains(cldr.supplemental.likely.parts(locale).language) { table["capital.i"] = "İ" }
    for (key, mark) in [
      ("start", "quotationStart"), ("end", "quotationEnd"), ("innerStart", "alternateQuotationStart"),
      ("innerEnd", "alternateQuotationEnd"),
    ] { table["quote.\(key)"] = try cldr.required("delimiters/\(mark)", locale) }
  }

  /// The languages that Aloud speaks, by their names in the words of one of them.
  static func addLanguages(_ worded: [String], in locale: String, _ cldr: CLDR, to table: inout Table) throws {
    let languages = worded.map { cldr.supplemental.likely.parts($0).language }
    guard languages.contains(cldr.supplemental.likely.parts(locale).language) else { return }
    let names = try worded.map { "\(LocaleFolder.tag($0)) \(try name(of: $0, in: locale, cldr))" }
    table["languages"] = names.joined(separator: " | ")
  }

  /// The scripts that one ISO name stands for.
  private static let scripts = ["Jpan": "Kana Hani", "Kore": "Hang", "Hans": "Hani", "Hant": "Hani"]

  /// A locale's name in the words of another: CLDR's name for all of it, else the language's with the rest in brackets.
  static func name(of locale: String, in words: String, _ cldr: CLDR) throws -> String {
    let names = "localeDisplayNames"
    var subtags = locale.split(separator: "_").map(String.init)
    var rest: [String] = []
    while subtags.count > 1 {
      let path = "\(names)/languages/language[\(subtags.joined(separator: "_"))]"
      if let whole = try cldr.value(path, words) { return try joined(whole, rest, words, cldr) }
      let last = subtags.removeLast()
      let kind = last.count == 4 ? "scripts/script" : "territories/territory"
      rest.insert(try cldr.value("\(names)/\(kind)[\(last)]", words) ?? last, at: 0)
    }
    let language = try cldr.value("\(names)/languages/language[\(subtags[0])]", words) ?? subtags[0]
    return try joined(language, rest, words, cldr)
  }

  private static func joined(_ name: String, _ rest: [String], _ words: String, _ cldr: CLDR) throws -> String {
    guard !rest.isEmpty else { return name }
    let display = "localeDisplayNames/localeDisplayPattern"
    let separator = try cldr.required("\(display)/localeSeparator", words)
    let inner = rest.dropFirst().reduce(rest[0]) { fill(separator, $0, $1) }
    return fill(try cldr.required("\(display)/localePattern", words), name, inner)
  }

  private static func fill(_ pattern: String, _ first: String, _ second: String) -> String {
    pattern.replacing("{0}", with: first).replacing("{1}", with: second)
  }
}
