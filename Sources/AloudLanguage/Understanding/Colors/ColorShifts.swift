/// Phrases that change the current color: "darker", "a bit more red", "bluer", "less green" (HUE-4).
extension ColorUnderstanding {
  func changed(_ color: Color, by phrase: String) -> Color? {
    let folded = Folding.fold(phrase)
    return names.bothWords.lazy.compactMap { changed(color, by: folded, $0.shifts) }.first
  }

  private func changed(_ color: Color, by folded: String, _ words: [String: [String]]) -> Color? {
    var rest = folded
    var share = 20
    for (key, amount) in [("little", 10), ("much", 40)] {
      if let shorter = Self.rest(of: rest, without: words[key] ?? []) { (rest, share) = (shorter, amount) }
    }
    func isSaid(_ key: String) -> Bool { words[key]?.contains(rest) == true }
    if isSaid("darker") { return color.mixed(with: .black, share) }
    if isSaid("lighter") { return color.mixed(with: .white, share) }
    for (index, key) in names.hueKeys.enumerated() where isSaid(key) {
      return names.vivid(column: index).map { color.mixed(with: $0, share) }
    }
    for (key, share) in [("less", -share), ("more", share)] {
      if let name = Self.rest(of: rest, without: words[key] ?? []), let other = names.color(named: name) {
        return color.mixed(with: other, share)
      }
    }
    return nil
  }

  /// Takes the longest of some words off the beginning or end. Returns nil if there is none.
  private static func rest(of folded: String, without words: [String]) -> String? {
    for word in words.sorted(by: { $0.count > $1.count }) where folded.count > word.count {
      let isJoined = word.isUnspaced
      let before = folded.dropLast(word.count), after = folded.dropFirst(word.count)
      if folded.hasPrefix(word), isJoined || after.first == " " { return after.trimmingSpaces() }
      if folded.hasSuffix(word), isJoined || before.last == " " { return before.trimmingSpaces() }
    }
    return nil
  }
}

extension Color {
  /// Returns a color that is the given percentage of the way to another color, or away from it if the percentage is negative.
  fileprivate func mixed(with other: Color, _ share: Int) -> Color {
    func part(_ own: Int, _ other: Int) -> Int { own + ((other - own) * share + (other < own ? -50 : 50)) / 100 }
    return Color(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue), opacity: opacity)
  }
}
