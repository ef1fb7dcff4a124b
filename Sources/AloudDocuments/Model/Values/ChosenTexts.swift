/// Several texts that one value holds: a line for each.
enum ChosenTexts {
  /// The texts in `value`, in the order in which they were chosen.
  static func texts(in value: String) -> [String] { value.split(separator: "\n").map(String.init) }

  /// `value` with `text` chosen, or no longer.
  static func value(_ value: String, with text: String, isChosen: Bool) -> String {
    let others = texts(in: value).filter { $0 != text }
    return (isChosen ? others + [text] : others).joined(separator: "\n")
  }
}
