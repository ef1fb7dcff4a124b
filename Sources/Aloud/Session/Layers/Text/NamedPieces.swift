/// Two pieces of a text that a line names, such as "milk with cream", by a pattern of a wording with places for both.
enum NamedPieces {
  /// The ways to read two pieces, the one in the first place before the one in the second, whichever stands first.
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
