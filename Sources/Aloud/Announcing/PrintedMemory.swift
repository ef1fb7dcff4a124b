internal import Synchronization

/// A cache of the last printed announcements and their texts. A place has few announcements, which are repeated.
final class PrintedMemory: Sendable {
  /// Shared rather than copied, because most announcements were printed before.
  private final class Printed: Sendable {
    let announcement: Announcement
    let text: String

    init(_ announcement: Announcement, _ text: String) { (self.announcement, self.text) = (announcement, text) }
  }

  /// For each hash value the last entry and the one before, because the same element is often announced with two alternating
  /// sets of facts.
  private let printed = Mutex([Printed?](repeating: nil, count: 2 * 128))

  /// Creates the text with `make` if it is not cached.
  func text(of announcement: Announcement, _ make: () -> String) -> String {
    let place = 2 * Self.place(of: announcement)
    let (last, older) = printed.withLock { ($0[place], $0[place + 1]) }
    if let last, last.announcement == announcement { return last.text }
    if let older, older.announcement == announcement { return older.text }
    let text = make()
    printed.withLock {
      $0[place + 1] = $0[place]
      $0[place] = Printed(announcement, text)
    }
    return text
  }

  /// A hash value, from the number and the name or first sentence.
  private static func place(of announcement: Announcement) -> Int {
    var hash =
      (announcement.name ?? announcement.sentences.first ?? announcement.hint.map { .message($0) })?.roughHash ?? 0
    hash = hash &* 31 &+ (announcement.number ?? announcement.position.map { -$0.index } ?? 0)
    return (hash ^ hash >> 7) & 127
  }
}

extension LocalizedText {
  /// From the first bytes of the text and its length.
  fileprivate var roughHash: Int {
    let text =
      switch self {
      case .verbatim(let text), .tagged(let text, _): text
      case .message(let message): message.key
      }
    return text.utf8.prefix(16).reduce(text.utf8.count) { $0 &* 31 &+ Int($1) }
  }
}
