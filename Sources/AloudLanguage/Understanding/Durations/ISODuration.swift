/// Durations as ISO 8601 writes them.
enum ISODuration {
  /// The parts in their order; the last ones are of time.
  private static let parts: [(sign: Character, isTime: Bool, unit: RelativeUnit)] = [
    ("Y", false, .year), ("M", false, .month), ("W", false, .week), ("D", false, .day), ("H", true, .hour),
    ("M", true, .minute), ("S", true, .second),
  ]

  /// The seconds of "P1DT2H30M"; nil where a text is none.
  static func seconds(_ text: some StringProtocol) -> Double? {
    guard text.first == "P" else { return nil }
    var total = 0.0
    var digits = ""
    var isTime = false
    var next = parts[...]
    for character in text.dropFirst() {
      switch character {
      case "0"..."9": digits.append(character)
      case ".", ",": digits.append(".")
      case "T":
        guard !isTime, digits.isEmpty else { return nil }
        isTime = true
      default:
        let place = next.firstIndex { $0.sign == character && $0.isTime == isTime }
        guard let place, digits.first != ".", let number = Double(digits) else { return nil }
        total += number * next[place].unit.seconds
        next = next[(place + 1)...]
        digits = ""
      }
    }
    // Something must stand after "P", and after "T".
    return digits.isEmpty && text.last?.isLetter == true && text.last != "P" && text.last != "T" ? total : nil
  }
}
