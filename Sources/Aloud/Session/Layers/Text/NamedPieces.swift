/// Two pieces of text that a line names, such as "milk with cream", by a pattern of a wording with two placeholders.
enum NamedPieces {
  /// Returns all readings of the two pieces. In each, the piece of `firstPlace` comes first, whatever the order of the
  /// placeholders.
  static func pairs(
    in object: String, by pattern: String, _ firstPlace: String, _ secondPlace: String
  ) -> [(String, String)] {
    guard let one = pattern.firstRange(of: firstPlace), let other = pattern.firstRange(of: secondPlace) else {
      return []
    }
    let isInOrder = one.lowerBound < other.lowerBound
    let (first, second) = isInOrder ? (one, other) : (other, one)
    let before = pattern[..<first.lowerBound]
    let between = String(pattern[first.upperBound..<second.lowerBound])
    let after = pattern[second.upperBound...]
    guard !between.isEmpty, object.hasPrefix(before), object.hasSuffix(after) else { return [] }
    let middle = object.dropFirst(before.count).dropLast(after.count)
    return middle.ranges(of: between).compactMap { range in
      let parts = [String(middle[..<range.lowerBound]), String(middle[range.upperBound...])]
      if parts.contains(where: \.isEmpty) { return nil }
      return isInOrder ? (parts[0], parts[1]) : (parts[1], parts[0])
    }
  }
}
