/// Several texts that one value holds, one on each line.
enum ChosenTexts {
  /// Returns the texts in `value`, in the order in which they were chosen.
  static func texts(in value: String) -> [String] { value.split(separator: "\n").map(String.init) }

  /// Returns `value` with `text` added or removed.
  static func value(_ value: String, with text: String, isChosen: Bool) -> String {
    let others = texts(in: value).filter { $0 != text }
    return (isChosen ? others + [text] : others).joined(separator: "\n")
  }
}
