/// Finds which of several labels a line names (LOOP-2): the whole of one, else the beginning or the words of one.
public enum LabelMatching {
  /// What was found: the places of the labels that match equally well.
  public static func matches(_ folded: String, in labels: some Sequence<String>) -> [Int] {
    guard !folded.isEmpty else { return [] }
    var whole: [Int] = []
    var partly: [Int] = []
    for (index, label) in labels.enumerated() {
      if label == folded {
        whole.append(index)
      } else if whole.isEmpty, label.hasPrefix(folded) || holdsWords(folded, label) {
        partly.append(index)
      }
    }
    return whole.isEmpty ? partly : whole
  }

  /// Whether each word of the line is the beginning of a word of the label, in the same order.
  private static func holdsWords(_ folded: String, _ label: String) -> Bool {
    guard label.utf8.count > folded.utf8.count else { return false }
    var words = label.split(separator: Character(" "))[...]
    for wanted in folded.split(separator: Character(" ")) {
      guard let found = words.firstIndex(where: { $0.hasPrefix(wanted) }) else { return false }
      words = words[(found + 1)...]
    }
    return true
  }
}
