/// The reading of a message by a native reader, kept as a translator's comment in the PO file.
struct MessageReading: Hashable, Comparable {
  var name: String
  /// In the form of ISO 8601, such as 2026-11-28.
  var date: String

  var comment: String { "# Read by \(name), \(date)." }

  static func < (first: Self, second: Self) -> Bool { (first.date, first.name) < (second.date, second.name) }

  /// Returns the number of messages that each reader has read in a PO file, by date.
  static func counts(in file: [UInt8]) -> [(reading: MessageReading, count: Int)] {
    let readings = String(decoding: file, as: UTF8.self).split(separator: "\n").lazy
      .filter { $0.hasPrefix("# Read by ") }.compactMap { MessageReading(comment: $0) }
    let counts = Dictionary(grouping: readings) { $0 }.mapValues(\.count)
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension MessageReading {
  /// Returns `nil` for any other comment.
  init?(comment: some StringProtocol) {
    guard let match = String(comment).wholeMatch(of: /# Read by (.+), ([0-9]{4}-[0-9]{2}-[0-9]{2})\./) else {
      return nil
    }
    self.init(name: String(match.1), date: String(match.2))
  }
}
