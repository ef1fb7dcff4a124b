/// Reads texts that consist of numbers and a short list of words (`word.` entries of a reading), such as dates. The longest word
/// that fits is used. A word that begins with a number must match the whole number: 20日 does not match in 120日.
struct WordReadings: Sendable {
  private let words: [Substring: String]
  private let longest: Int
  private let numbers: NumberReadings

  init(_ entries: [String: POEntry], numbers: NumberReadings) {
    var words: [Substring: String] = [:]
    for (key, entry) in entries where key.hasPrefix("word.") {
      words[key.dropFirst("word.".count)] = entry.texts.first
    }
    self.words = words
    longest = words.keys.map(\.count).max() ?? 0
    self.numbers = numbers
  }

  /// Returns the text with its numbers and words replaced by their readings.
  func reading(of text: String) -> String { read(text, withWords: true) }

  /// Returns the text with its numbers and their counters replaced by their readings.
  func reading(ofNumbersIn text: String) -> String { read(text, withWords: false) }

  private func read(_ text: String, withWords: Bool) -> String {
    var result = ""
    var rest = text[...]
    /// Separates the reading with a space, which the voice needs.
    func add(_ reading: String) {
      if let last = result.last, last.isLetter { result += " " }
      result += reading
    }
    while let first = rest.first {
      let isMinus = first == "-" && (result.last.map { !$0.isLetter } ?? true)
      if let number = WrittenNumber(isMinus ? rest.dropFirst() : rest) {
        if isMinus { add(numbers.minus) }
        rest = number.rest
        add(read(number, takingFrom: &rest, withWords: withWords))
      } else if withWords, let word = word(beginning: rest) {
        add(word.reading)
        rest = rest.dropFirst(word.length)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private func read(_ number: WrittenNumber, takingFrom rest: inout Substring, withWords: Bool) -> String {
    if let time = number.time {
      // Minutes that are zero are not read, as in "15:00".
      let said = time.count == 2 && time[1] == 0 ? time.prefix(1) : time[...]
      return zip(said, numbers.clock).map { numbers.reading(of: $0, with: $1) }.joined(separator: " ")
    }
    guard let value = number.value else { return numbers.reading(ofDigits: number.digits) }
    if !number.decimals.isEmpty {
      return numbers.reading(of: value) + " " + numbers.point + " " + numbers.reading(ofDigits: number.decimals)
    }
    // CLDR writes a space between a number and its counter.
    let after = rest.first == " " || rest.first == "\u{A0}" ? rest.dropFirst() : rest
    let counter = numbers.counter(beginning: after)
    let digits = String(value)
    if withWords, let word = word(beginning: (digits + after.prefix(longest))[...]), word.length > digits.count,
      word.length - digits.count >= counter?.name.count ?? 0
    {
      rest = after.dropFirst(word.length - digits.count)
      return word.reading
    }
    guard let counter else { return numbers.reading(of: value) }
    rest = after.dropFirst(counter.name.count)
    return numbers.reading(of: value, with: counter.counter)
  }

  private func word(beginning text: Substring) -> (reading: String, length: Int)? {
    var candidate = text.prefix(longest)
    while !candidate.isEmpty {
      if let reading = words[candidate] { return (reading, candidate.count) }
      candidate = candidate.dropLast()
    }
    return nil
  }
}
