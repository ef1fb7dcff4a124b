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
    self.parts = parts
    self.counters = counters
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

  /// Returns the longest counter that fits.
  func counter(beginning text: Substring) -> (name: String, counter: CounterReading)? {
    let found = counters.filter { text.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }
    return found.map { ($0.key, $0.value) }
  }

  /// Returns the readings of a number and of the words after it, given the written `words` and their `reading` alone.
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

  /// Returns the reading by groups of four digits, each followed by the name of the group.
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
  /// The reading after a number that changes nothing.
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
