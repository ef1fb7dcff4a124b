/// How an argument or an option stands in a page.
extension CommandDump.Argument {
  func isOf(_ name: String) -> Bool { names?.last?.name == name }

  /// Whether another flag unsets what this one sets.
  func isOpposite(of other: Self) -> Bool {
    names?.last.map { other.isOf("no-" + $0.name) } ?? false
  }

  /// How it is written.
  var term: String {
    let values =
      allValues.flatMap { $0.isEmpty ? nil : $0 } ?? valueName.map { $0.split(separator: "|").map(String.init) } ?? []
    let value = values.map { "\\fI\(ManualText.line($0))\\fR" }.joined(separator: "|")
    let written = (names ?? []).map { "\\fB\(ManualText.line($0.text))\\fR" }.joined(separator: ", ")
    switch kind {
    case .flag: return written
    case .option: return written + " " + value
    case .positional: return value + (isRepeating ? " ..." : "")
    }
  }
}
