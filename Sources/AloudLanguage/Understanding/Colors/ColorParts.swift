/// Understands colors whose components are named, in any order: "red 255 green 0 blue 12", "hue 180, saturation 100, brightness
/// 40".
struct ColorParts {
  private let words: [(word: [Character], part: ColorWords.Part)]
  private let fillers: Set<String>

  init(_ names: ColorNames) {
    let all = [names.words.own, names.words.english]
    words = all.flatMap { words in
      ColorWords.Part.allCases.flatMap { part in (words.parts[part] ?? []).map { (Array($0), part) } }
    }.sorted { $0.word.count > $1.word.count }
    fillers = Set(all.flatMap(\.fillers))
  }

  /// Returns the color of a folded phrase that names all components, or nil for anything else.
  func color(_ folded: String, number: (String) -> Int?) -> Color? {
    let letters = Array(folded)
    guard letters.count <= 200, var last = part(in: letters, at: 0) else { return nil }
    var amounts: [ColorWords.Part: Int] = [:]
    var start = last.end
    for place in start...letters.count where place >= start {
      let next = part(in: letters, at: place)
      guard place == letters.count || next != nil else { continue }
      guard amounts[last.part] == nil, let amount = amount(letters[start..<place], number) else { return nil }
      amounts[last.part] = amount
      if let next { (last, start) = (next, next.end) }
    }
    return Self.color(amounts)
  }

  /// Returns the component that is named at an index, and the end of its name. In scripts with spaces, the name must be a whole
  /// word.
  private func part(in letters: [Character], at place: Int) -> (part: ColorWords.Part, end: Int)? {
    for (word, part) in words where letters[place...].starts(with: word) {
      let end = place + word.count
      let before = place > 0 ? letters[place - 1] : " ", after = end < letters.count ? letters[end] : " "
      if Self.parts(before, word[0]), Self.parts(word[word.count - 1], after) { return (part, end) }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether two adjacent characters can belong to different words.
  private static func parts(_ one: Character, _ other: Character) -> Bool {
    guard one.isLetter, other.isLetter else { return true }
    return [one, other].contains { $0.unicodeScalars.allSatisfy(Folding.standsWithoutSpaces) }
  }

  private func amount(_ letters: ArraySlice<Character>, _ number: (String) -> Int?) -> Int? {
    var words = String(letters).split(separator: " ")[...]
    while let last = words.last, fillers.contains(String(last)) { words.removeLast() }
    while let first = words.first, fillers.contains(String(first)) { words.removeFirst() }
    return number(words.joined(separator: " "))
  }

  private static func color(_ amounts: [ColorWords.Part: Int]) -> Color? {
    let opacity = amounts[.opacity] ?? 100
    let shares = [opacity, amounts[.saturation] ?? 0, amounts[.brightness] ?? 0, amounts[.lightness] ?? 0]
    guard shares.allSatisfy((0...100).contains) else { return nil }
    let others = amounts.filter { $0.key != .opacity }
    guard others.count == 3 else { return nil }
    if let red = others[.red], let green = others[.green], let blue = others[.blue] {
      guard [red, green, blue].allSatisfy((0...255).contains) else { return nil }
      return Color(red: red, green: green, blue: blue, opacity: opacity)
    }
    guard let hue = others[.hue], (0...360).contains(hue), let saturation = others[.saturation] else { return nil }
    if let brightness = others[.brightness] {
      return Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    }
    return others[.lightness].map { lightness in
      Color(hue: Double(hue), saturation: Double(saturation), lightness: Double(lightness), opacity: opacity)
    }
  }
}
