extension PluralRules {
  /// The rules of a table under keys such as "plural.one".
  init(_ file: TableFiles, _ kind: String) throws(LocaleFileError) {
    func key(_ category: PluralCategory) -> String { "\(kind).\(category.rawValue)" }
    if let rules = PluralRules({ file[key($0)] }) {
      self = rules
      return
    }
    for category in PluralCategory.allCases {
      guard let rule = file[key(category)], PluralRules([category: rule]) == nil else { continue }
      throw file.error(about: key(category), .badPluralRule(rule))
    }
    throw file.badValue(kind)
  }
}
