/// The text that a voice gets where it cannot read a locale's writing, from a file of `locales/reading/`. espeak-ng cannot read
/// kanji, nor supply the vowels of Hebrew and of most Arabic words.
struct Readings: Sendable {
  let numbers: NumberReadings?
  private let messages: [String: POEntry]
  /// The readings of whole messages and of single alternatives of commands, by their text. They are used for names that are Aloud's
  /// own, such as that of a sample.
  private let texts: [String: String]
  private let words: WordReadings?

  init(_ bytes: [UInt8], path: String, own: POCatalog) throws(LocaleFileError) {
    messages = try POCatalog(bytes, path: path).entries
    numbers = messages["number.0"] == nil ? nil : NumberReadings(messages)
    words = numbers.map { [messages] in WordReadings(messages, numbers: $0) }
    var texts: [String: String] = [:]
    for (key, entry) in own.entries {
      guard entry.texts.count == 1, let reading = messages[key]?.texts.first else { continue }
      let (ways, read) = (entry.texts[0].alternatives(), reading.alternatives())
      guard ways.count == read.count else { continue }
      for (text, reading) in zip(ways, read) where !text.contains("{") {
        // If a word has two readings, the choice must not depend on the order.
        texts[text] = min(texts[text] ?? reading, reading)
      }
    }
    self.texts = texts
  }

  /// Returns the readings of a locale, which a session without speech never needs, or nil if its voice needs none. `own` is the
  /// locale's wording.
  static func source(
    _ tag: String, own: POCatalog, files: LocaleFiles
  ) throws(LocaleFileError) -> OnceRead<Readings?>? {
    let path = "reading/\(tag).po"
    guard let bytes = files.lent(path) else { return nil }
    return try files.content(or: nil) { () throws(LocaleFileError) in try Readings(bytes.array, path: path, own: own) }
  }

  /// Reads a locale's own text of numbers and known words, such as a date. Nil if the voice reads it as it is.
  func reading(of text: String) -> String? { words?.reading(of: text) }

  /// Reads text from outside the wording as Aloud reads the same words, or with its numbers in words. Nil to read it as it is.
  func reading(ofName text: String) -> String? {
    if let reading = texts[text] { return reading }
    // The voice that reads a name in Latin letters also reads its numbers.
    guard let words, text.utf8.contains(where: \.isDigit), !text.utf8.contains(where: \.isLetter) else { return nil }
    let all = words.reading(of: text)
    return all.unicodeScalars.contains(where: \.properties.isIdeographic) ? words.reading(ofNumbersIn: text) : all
  }

  func pieces(of key: String, form: Int, of pieces: [POEntry.Piece]) -> [String]? {
    guard let reading = messages[key]?.form(form), reading.count == pieces.count else { return nil }
    var result: [String] = []
    for (piece, read) in zip(pieces, reading) {
      switch (piece, read) {
      case (.words, .words(let words)): result.append(words)
      case (.place(let name), .place(let other)) where name == other: result.append("")
      default: return nil
      }
    }
    return result
  }
}

/// Reads texts that consist of numbers and a short list of words (`word.` entries of a reading), such as dates. The longest word
/// that fits is used. A word that begins with a number must match the whole number: 20日 does not match in 120日.
private struct WordReadings: Sendable {
  private let words: [Substring: String]
  private let longest: Int
  private let numbers: NumberReadings

  init(_ entries: [String: POEntry], numbers: NumberReadings) {
    var words: [Substring: String] = [:]
    for (key, entry) in entries where key.hasPrefix("word.") { words[key.dropFirst("word.".count)] = entry.texts.first }
    self.words = words
    longest = words.keys.map(\.count).max() ?? 0
    self.numbers = numbers
  }

  func reading(of text: String) -> String { read(text, withWords: true) }
  func reading(ofNumbersIn text: String) -> String { read(text, withWords: false) }

  private func read(_ text: String, withWords: Bool) -> String {
    var result = ""
    var rest = text[...]
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

/// A number in digits at the beginning of a text: "1,234", "3.5", "007", or a time such as "15:30".
private struct WrittenNumber {
  private(set) var digits: [UInt8] = []
  private(set) var decimals: [UInt8] = []
  private(set) var time: [Int]?
  private(set) var rest: Substring

  init?(_ text: Substring) {
    rest = text
    digits = Self.digits(&rest)
    guard !digits.isEmpty else { return nil }
    if let parts = Self.time(digits, &rest) {
      time = parts
      return
    }
    while digits.count <= 15, rest.first == ",", let group = Self.digits(after: ",", of: rest), group.digits.count == 3
    {
      digits += group.digits
      rest = group.rest
    }
    if let fraction = Self.digits(after: ".", of: rest) {
      (decimals, rest) = fraction
    }
  }

  var value: Int? {
    if digits.count > 1, digits[0] == UInt8(ascii: "0") { return nil }
    return digits.count > 16 ? nil : Int(String(decoding: digits, as: UTF8.self))
  }

  private static func time(_ hour: [UInt8], _ rest: inout Substring) -> [Int]? {
    var parts = [hour]
    var after = rest
    while parts.count < 3, let part = digits(after: ":", of: after), part.digits.count == 2 {
      parts.append(part.digits)
      after = part.rest
    }
    guard parts.count > 1, hour.count <= 2, after.first != ":" else { return nil }
    rest = after
    return parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  private static func digits(after mark: Character, of text: Substring) -> (digits: [UInt8], rest: Substring)? {
    guard text.first == mark else { return nil }
    var rest = text.dropFirst()
    let digits = digits(&rest)
    return digits.isEmpty ? nil : (digits, rest)
  }

  private static func digits(_ text: inout Substring) -> [UInt8] {
    let digits = Array(text.utf8.prefix(while: \.isDigit))
    text = text.dropFirst(digits.count)
    return digits
  }
}

/// The readings of whole numbers, alone and before counter words (`number.` and `counter.` entries of a reading). In Japanese, 1件
/// is "ikken", not "ichi ken".
struct NumberReadings: Sendable {
  private let parts: [Int: String]
  private let counters: [String: CounterReading]
  /// The counters of the hours, minutes and seconds of a clock time.
  let clock: [CounterReading]
  let minus, point: String

  init(_ entries: [String: POEntry]) {
    var parts: [Int: String] = [:]
    var counters: [String: CounterReading] = [:]
    for (key, entry) in entries {
      guard let text = entry.texts.first else { continue }
      if key.hasPrefix("number."), let value = Int(key.dropFirst("number.".count)) { parts[value] = text }
      if key.hasPrefix("counter.") { counters[String(key.dropFirst("counter.".count))] = CounterReading(text) }
    }
    (self.parts, self.counters) = (parts, counters)
    clock = ["hour", "minute", "second"].compactMap { entries["clock.\($0)"]?.texts.first.map(CounterReading.init) }
    minus = entries["number.minus"]?.texts.first ?? ""
    point = entries["number.point"]?.texts.first ?? ""
  }

  func reading(of number: Int) -> String {
    number < 0 ? minus + " " + reading(ofMagnitude: number.magnitude) : reading(ofMagnitude: number.magnitude)
  }

  /// Reads digits one by one, as after a decimal point or in a number with leading zeros.
  func reading(ofDigits digits: some Sequence<UInt8>) -> String {
    digits.compactMap { parts[Int($0) - 48] }.joined(separator: " ")
  }

  /// Includes the changes that the number and the counter cause in each other.
  func reading(of number: Int, with counter: CounterReading) -> String {
    let (before, after) = split(number, counter)
    return before + after
  }

  func counter(beginning text: Substring) -> (name: String, counter: CounterReading)? {
    let found = counters.filter { text.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }
    return found.map { ($0.key, $0.value) }
  }

  func readings(of number: Int, before words: String, readAs reading: String) -> (number: String, words: String) {
    guard let (_, counter) = counter(beginning: words[...]), reading.hasPrefix(counter.plain) else {
      return (self.reading(of: number), reading)
    }
    let (before, after) = split(number, counter)
    return (before, after + reading.dropFirst(counter.plain.count))
  }

  /// Returns the readings before and of the counter. The second includes the end of the number if the two change each other.
  private func split(_ number: Int, _ counter: CounterReading) -> (String, String) {
    for power in [1, 10, 100] where number.magnitude > 0 {
      let digit = Int(number.magnitude / UInt(power) % 10)
      guard digit > 0 else { continue }
      let rest = number - number.signum() * digit * power
      let before = rest == 0 ? (number < 0 ? minus + " " : "") : reading(of: rest)
      if let both = counter.changes[digit * power] { return (before, both) }
      if power > 1, let both = counter.changes[power] { return (before + (parts[digit] ?? ""), both) }
      break
    }
    return (reading(of: number), counter.plain)
  }

  private func reading(ofMagnitude number: UInt) -> String {
    if number == 0 { return parts[0] ?? "" }
    var groups: [String] = []
    var rest = number
    var unit = 1
    while rest > 0 {
      let group = Int(rest % 10_000)
      if group > 0 { groups.append(reading(ofGroup: group) + (unit > 1 ? parts[unit] ?? "" : "")) }
      rest /= 10_000
      unit = rest > 0 ? unit * 10_000 : unit
    }
    return groups.reversed().joined()
  }

  private func reading(ofGroup group: Int) -> String {
    [1000, 100, 10, 1].map { power in
      let digit = group / power % 10
      return digit == 0 ? "" : parts[digit * power] ?? ""
    }.joined()
  }
}

/// The reading of a counter word: alone, and together with the end of a number. The format is "plain|1 both|10 both".
struct CounterReading: Sendable {
  let plain: String
  /// The joint readings, by the last part of the number: 1 to 9, 10, 100, or a certain number such as 300.
  let changes: [Int: String]

  init(_ text: String) {
    var changes: [Int: String] = [:]
    let parts = text.alternatives()
    for part in parts.dropFirst() {
      let words = part.split(separator: Character(" "), maxSplits: 1)
      if words.count == 2, let end = Int(words[0]) { changes[end] = String(words[1]) }
    }
    plain = parts.first ?? ""
    self.changes = changes
  }
}
