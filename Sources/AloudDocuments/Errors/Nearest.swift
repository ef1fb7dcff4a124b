internal import Aloud

/// Finds what somebody probably meant.
enum Nearest {
  /// How many names are listed: who can't find theirs among them looks into the document.
  private static let mostListed = 50

  /// The name nearest to `word`, when it is near enough to be a slip of the fingers.
  static func name(to word: String, among names: [String]) -> String? {
    let letters = Array(word.lowercased())
    var limit = min(letters.count, 12) / 3
    var best: String?
    for name in names where abs(name.count - letters.count) <= limit {
      guard let distance = distance(letters, Array(name.lowercased()), upTo: limit) else { continue }
      if distance == 0 { return name }
      // Only a nearer one can take its place.
      (best, limit) = (name, distance - 1)
    }
    return best
  }

  /// An error about `word`, whose place takes one of `names`: they are listed and the nearest one is suggested. `example`
  /// gives the example that is shown for the nearest, or where none is near.
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

  /// How many letters have to be put in, left out, changed, or exchanged with their neighbour; nil where these are more than a
  /// limit, which most names show after a few letters.
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
