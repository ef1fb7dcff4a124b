internal import Aloud

/// The order of the values of a choice, by which a listener foresees what comes next (PICK-1).
struct ValueOrder {
  private let titles: [String]
  private let words: Linter

  init(_ titles: [LocalizedText], _ words: Linter) {
    self.titles = titles.map(words.text)
    self.words = words
  }

  /// Few texts may have an order of their own, as sizes have, and the first and the last value may stand apart, as "none" does.
  var isUnforeseeable: Bool {
    guard titles.count >= Self.leastValues else { return false }
    if let numbers = inner(counts) { return !Self.isOrdered(numbers) }
    for names in [weekdays, months] {
      if let places = inner(titles.map { names.firstIndex(of: Folding.fold($0)) }) { return !Self.isRound(places) }
    }
    for kind in [ValueKind.number, .duration, .time] {
      if let numbers = inner(titles.map { number($0, as: kind) }) { return !Self.isOrdered(numbers) }
    }
    return titles.count >= Self.leastTexts && !isScale && !isAlphabetical
  }

  private static let leastValues = 3
  private static let leastTexts = 6

  private func inner<Value>(_ values: [Value?]) -> [Value]? {
    var values = values[...]
    if let first = values.first, first == nil { values = values.dropFirst() }
    if let last = values.last, last == nil { values = values.dropLast() }
    let known = values.compactMap(\.self)
    return known.count == values.count && known.count >= Self.leastValues ? known : nil
  }

  private var counts: [Double?] {
    let parts = titles.map { title -> (number: Double, rest: String)? in
      let numbers = title.matches(of: /\d+(?:[.,]\d+)?/)
      guard numbers.count == 1, let number = Double(numbers[0].0.replacing(",", with: ".")) else { return nil }
      return (number, Folding.fold(title.replacing(numbers[0].0, with: "")))
    }
    let usual = Dictionary(grouping: parts.compactMap { $0?.rest }) { $0 }.max { $0.value.count < $1.value.count }?.key
    return parts.map { $0?.rest == usual ? $0?.number : nil }
  }

  /// Returns the number that a whole title means, in seconds for a duration or a time of day.
  private func number(_ title: String, as kind: ValueKind) -> Double? {
    let reading = words.understander.readings(of: title, as: kind, now: DateTime(day: Day(0))).first
    guard kind == .time else { return reading.flatMap { Double($0) } }
    return reading?.split(separator: ":").reduce(0) { sum, part in
      sum.flatMap { sum in Double(part).map { sum * 60 + $0 } }
    }
  }

  private static func isOrdered(_ values: [Double]) -> Bool {
    let pairs = zip(values, values.dropFirst())
    return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
  }

  /// A week or a year may begin anywhere.
  private static func isRound(_ places: [Int]) -> Bool {
    let falls = zip(places, places.dropFirst()).count { $0 > $1 }
    return falls == 0 || falls == 1 && places[places.count - 1] < places[0]
  }

  private var weekdays: [String] { (1...7).map { Folding.fold(words.locale.table.name(ofWeekday: $0)) } }

  private var months: [String] {
    let format = words.locale.table.format(of: .month, calendar: .gregory)
    return (1...12).compactMap { Day(year: 2000, month: $0, day: 1) }.map {
      Folding.fold(format.string(DateTime(day: $0)))
    }
  }

  /// A scale repeats its words, as in "agree, rather agree", or has short signs. Colors have an order of their own.
  private var isScale: Bool {
    let folded = titles.map { Folding.fold($0) }
    let pieces = folded.flatMap { Set($0.split(separator: " ")) }
    return Set(pieces).count < pieces.count || folded.allSatisfy { $0.count <= 3 }
      || folded.allSatisfy { words.locale.colorNames.color(named: $0) != nil }
  }

  private var isAlphabetical: Bool {
    // Signs of Han have no alphabet.
    let written = titles.map { $0.lowercased() }
    if written.contains(where: { $0.unicodeScalars.contains(where: Folding.standsWithoutSpaces) }) { return true }
    return [written.map { Folding.fold($0).unicodeScalars.map(\.value) }, written.map(letters(of:))].contains { texts in
      [texts[...], texts.dropFirst(), texts.dropLast(), texts.dropFirst().dropLast()].contains { texts in
        let pairs = zip(texts, texts.dropFirst())
        return pairs.allSatisfy { !$1.lexicographicallyPrecedes($0) }
          || pairs.allSatisfy { !$0.lexicographicallyPrecedes($1) }
      }
    }
  }

  /// The letters that the alphabet names stand at the end, others with a mark after those without.
  private func letters(of text: String) -> [UInt32] {
    let language = LocaleTag(words.tag ?? words.language).language
    let alphabet = Array(Self.alphabets[language] ?? "")
    let text = Self.languagesWithCh.contains(language) ? text.replacing("ch", with: "h\u{335}") : text
    return text.flatMap { letter -> [UInt32] in
      let scalars = letter.unicodeScalars.map(\.value)
      if let index = alphabet.firstIndex(of: letter) { return [0x11_0000 + UInt32(index), 0] }
      let base = Self.bases[letter] ?? Folding.fold(String(letter)).first
      return [base?.unicodeScalars.first?.value ?? 0, scalars.reduce(0, +)]
    }
  }

  /// The letters whose order is not that of Unicode, in order.
  private static let alphabets = [
    "sv": "åäö", "fi": "åäö", "da": "æøå", "nb": "æøå", "nn": "æøå", "no": "æøå",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", "fa": "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی",
  ]
  private static let languagesWithCh: Set<String> = ["cs", "sk"]
  /// The letters whose marks Unicode does not take apart.
  private static let bases: [Character: Character] = ["ł": "l", "đ": "d", "ı": "i", "ø": "o"]
}
