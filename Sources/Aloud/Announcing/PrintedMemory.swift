internal import Synchronization

/// The announcements that were printed last, as they were printed: a place has but few, and they come again.
final class PrintedMemory: Sendable {
  private struct Printed {
    var announcement: Announcement
    var text: String
  }

  /// Each announcement has its place, where a newer one follows it.
  private let printed = Mutex([Printed?](repeating: nil, count: 128))

  /// An announcement as it is printed; `make` makes the text where it is not there.
  func text(of announcement: Announcement, _ make: () -> String) -> String {
    let place = Self.place(of: announcement)
    if let known = printed.withLock({ $0[place] }), known.announcement == announcement { return known.text }
    let text = make()
    printed.withLock { $0[place] = Printed(announcement: announcement, text: text) }
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
