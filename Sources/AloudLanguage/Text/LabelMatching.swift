/// Finds which of several labels a line names (LOOP-2): the whole of one, else the beginning or the words of one.
public enum LabelMatching {
  /// How well a label matches.
  public enum Match: Sendable, Equatable {
    /// The line is the whole label.
    case whole
    /// The line is the beginning of the label, or of words in it.
    case partly
  }

  /// Where in a label a line is looked for.
  public enum Way: Sendable, Equatable {
    /// At the beginning of it, or of words in it.
    case beginnings
    /// Anywhere.
    case inside
  }

  /// What was found: the places of the labels that match equally well.
  public static func matches(_ folded: String, in labels: [String]) -> [Int] {
    var whole: [Int] = []
    var partly: [Int] = []
    for (index, label) in labels.enumerated() {
      switch match(folded, label) {
      case .whole: whole.append(index)
      case .partly: partly.append(index)
      case nil: break
      }
    }
    return whole.isEmpty ? partly : whole
  }

  /// How well one label matches; nil where it doesn't.
  public static func match(_ folded: String, _ label: String, by way: Way = .beginnings) -> Match? {
    guard !folded.isEmpty else { return nil }
    if label == folded { return .whole }
    if way == .inside { return label.contains(folded) ? .partly : nil }
    guard mayHoldWords(folded, label) else { return nil }
    return label.hasPrefix(folded) || holdsWords(folded, label) ? .partly : nil
  }

  /// How well a label matches where a line writes as one word what the label writes as several, or the other way round:
  /// "email" and "E-mail". Nil where no word is written so.
  public static func joinedMatch(_ folded: String, _ label: String) -> Match? {
    var line = folded.split(separator: Character(" "))[...]
    var words = label.split(separator: Character(" "))[...]
    var hasJoined = false
    while let first = line.first, let other = words.first {
      if first == other {
        line.removeFirst()
        words.removeFirst()
      } else if let count = joined(words, first) {
        line.removeFirst()
        words.removeFirst(count)
        hasJoined = true
      } else if let count = joined(line, other) {
        line.removeFirst(count)
        words.removeFirst()
        hasJoined = true
      } else {
        guard hasJoined, line.count == 1, other.hasPrefix(first) else { return nil }
        return .partly
      }
    }
    return hasJoined && line.isEmpty ? (words.isEmpty ? .whole : .partly) : nil
  }

  /// How many of the first of several words make one together; nil where they don't.
  private static func joined(_ words: ArraySlice<Substring>, _ one: Substring) -> Int? {
    var text = ""
    for (index, word) in words.enumerated() {
      text += word
      if text.count >= one.count { return index > 0 && text == one ? index + 1 : nil }
    }
    return nil
  }

  /// Whether a label may hold the words of a line, by its bytes alone: nearly all labels are told apart by that, at a small
  /// part of what it costs to look at their characters.
  private static func mayHoldWords(_ folded: String, _ label: String) -> Bool {
    let space = UInt8(ascii: " ")
    let (wanted, bytes) = (folded.utf8, label.utf8)
    var (start, end) = (wanted.startIndex, bytes.startIndex)
    while end < bytes.endIndex {
      // A word of each begins here.
      var next = start
      while next < wanted.endIndex, end < bytes.endIndex, wanted[next] != space, wanted[next] == bytes[end] {
        wanted.formIndex(after: &next)
        bytes.formIndex(after: &end)
      }
      if next == wanted.endIndex { return true }
      if wanted[next] == space { start = wanted.index(after: next) }
      while end < bytes.endIndex, bytes[end] != space { bytes.formIndex(after: &end) }
      if end < bytes.endIndex { bytes.formIndex(after: &end) }
    }
    return false
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
