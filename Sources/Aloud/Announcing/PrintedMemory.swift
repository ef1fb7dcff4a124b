internal import Synchronization

/// The announcements that were printed last, as they were printed: a place has but few, and they come again.
final class PrintedMemory: Sendable {
  /// It is held, not copied: most that is printed has been printed before.
  private final class Printed: Sendable {
    let announcement: Announcement
    let text: String

    init(_ announcement: Announcement, _ text: String) { (self.announcement, self.text) = (announcement, text) }
  }

  /// Each announcement has its place, where a newer one follows it, and one beside it for the one before: the same thing is told
  /// with other facts in turn.
  private let printed = Mutex([Printed?](repeating: nil, count: 2 * 128))

  /// An announcement as it is printed; `make` makes the text where it is not there.
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

  /// The place of an announcement: by its name, else its first sentence, and its number.
  private static func place(of announcement: Announcement) -> Int {
    var hash =
      (announcement.name ?? announcement.sentences.first ?? announcement.hint.map { .message($0) })?.roughHash ?? 0
    hash = hash &* 31 &+ (announcement.number ?? announcement.position.map { -$0.index } ?? 0)
    return (hash ^ hash >> 7) & 127
  }
}

extension LocalizedText {
  /// A number that the same text always has, and few others: of its first bytes and its length.
  fileprivate var roughHash: Int {
    let text =
      switch self {
      case .verbatim(let text), .tagged(let text, _): text
      case .message(let message): message.key
      }
    return text.utf8.prefix(16).reduce(text.utf8.count) { $0 &* 31 &+ Int($1) }
  }
}
