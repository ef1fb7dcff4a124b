/// How a word that counts is read: alone, and together with the end of a number where the two change each other. Written
/// "plain|1 both|10 both".
struct CounterReading: Sendable {
  /// After a number that changes nothing.
  let plain: String
  /// By the last part of the number: 1 to 9, or a round 10 or 100, or a certain one such as 300.
  let changes: [Int: String]

  init(_ text: String) {
    var changes: [Int: String] = [:]
    let parts = text.split(separator: Character("|"))
    for part in parts.dropFirst() {
      let words = part.split(separator: Character(" "), maxSplits: 1)
      if words.count == 2, let end = Int(words[0]) { changes[end] = String(words[1]) }
    }
    plain = parts.first.map(String.init) ?? ""
    self.changes = changes
  }
}
