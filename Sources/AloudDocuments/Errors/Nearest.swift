internal import Aloud

/// A search for the name that the author probably meant.
enum Nearest {
  /// The maximum number of names in a message. Longer lists are better looked up in the document.
  private static let mostListed = 50

  /// Returns the name nearest to `word`, if it is near enough to be a typing error.
  static func name(to word: String, among names: [String]) -> String? {
    let letters = Array(word.lowercased())
    var limit = min(letters.count, 12) / 3
    var best: String?
    for name in names where abs(name.count - letters.count) <= limit {
      guard let distance = distance(letters, Array(name.lowercased()), upTo: limit) else { continue }
      if distance == 0 { return name }
      // From here on, only a nearer name can replace this one.
      (best, limit) = (name, distance - 1)
    }
    return best
  }

  /// Returns an error about `word`, whose place takes one of `names`. The message lists these and suggests the nearest. `example`
  /// returns the example for the nearest name, or for `nil` if none is near.
  static func error(
    _ location: SourceLocation, _ unknown: UnknownName, word: String, among names: [String],
    example: (String?) -> String? = { _ in nil }
  ) -> DocumentError {
    let problem = unknown.problem(word.prefix(60))
    guard !names.isEmpty else { return DocumentError(location, "\(problem) \(unknown.whenNone)") }
    let listed = names.prefix(mostListed)
    let nearest = name(to: word, among: names)
    let question = nearest.map { " Did you mean “\($0)”?" } ?? ""
    let message = "\(problem)\(question) \(unknown.list): \(listed.listed("or"))\(unknown.after)"
    if listed.count < names.count { return DocumentError(location, message, more: names.count - listed.count) }
    return DocumentError(location, message, example: example(nearest))
  }

  /// Returns the number of insertions, deletions, changes and swaps of neighbouring letters between two words, or `nil` if it
  /// exceeds a limit. For most names, a few letters decide that.
  private static func distance(_ one: [Character], _ other: [Character], upTo limit: Int) -> Int? {
    var before: [Int] = []
    var row = Array(0...other.count)
    for i in one.indices {
      var next = [i + 1]
      for j in other.indices {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { cost = min(cost, before[j - 1] + 1) }
        next.append(cost)
      }
      if !(row + next).contains(where: { $0 <= limit }) { return nil }
      before = row
      row = next
    }
    return row[other.count] <= limit ? row[other.count] : nil
  }
}
