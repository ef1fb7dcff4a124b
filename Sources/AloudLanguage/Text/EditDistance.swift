package enum EditDistance {
  /// Returns the number of insertions, deletions, changes and swaps of neighbouring letters between two words, or nil if it exceeds
  /// a limit. For most names, a few letters decide that.
  package static func between(_ one: [Character], _ other: [Character], upTo limit: Int) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
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
