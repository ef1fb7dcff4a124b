/// Finds the labels that a line names (LOOP-2): a whole label, else the beginning of a label or of words in it.
public enum LabelMatching {
  /// The quality of a match.
  public enum Match: Sendable, Equatable {
    /// The line is the whole label.
    case whole
    /// The line is the beginning of the label, or of words in it.
    case partly
  }

  /// The part of a label in which a line is looked for.
  public enum Way: Sendable, Equatable {
    /// The beginning of the label, or of words in it.
    case beginnings
    /// Any part of the label.
    case inside
  }

  /// Returns the indices of the labels that match best.
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

  /// Returns the match of a line with one label, or nil if they do not match.
  public static func match(_ folded: String, _ label: String, by way: Way = .beginnings) -> Match? {
    guard !folded.isEmpty else { return nil }
    if label == folded { return .whole }
    if way == .inside { return label.contains(folded) ? .partly : nil }
    guard mayHoldWords(folded, label) else { return nil }
    return label.hasPrefix(folded) || holdsWords(folded, label) ? .partly : nil
  }

  /// Returns the match where one side writes as one word what the other writes as several ("email", "E-mail"), or nil.
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

  /// Returns the number of leading words, at least two, that together spell `one`.
  private static func joined(_ words: ArraySlice<Substring>, _ one: Substring) -> Int? {
    var text = ""
    for (index, word) in words.enumerated() {
      text += word
      if text.count >= one.count { return index > 0 && text == one ? index + 1 : nil }
    }
    return nil
  }

  /// Judges by bytes alone. This rules out nearly all labels, and comparing characters is far more expensive.
  private static func mayHoldWords(_ folded: String, _ label: String) -> Bool {
    let space = UInt8(ascii: " ")
    let (wanted, bytes) = (folded.utf8, label.utf8)
    var (start, end) = (wanted.startIndex, bytes.startIndex)
    while end < bytes.endIndex {
      // A word begins at both indices.
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

  /// Each word of the line must begin a word of the label, in the same order.
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
