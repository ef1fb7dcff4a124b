internal import Aloud
internal import Synchronization

/// Tells of an app's own texts with a number in them whether they have a form for each kind of number.
final class CountedTexts: Sendable {
  private let files: LocaleFiles
  private let known = Mutex<[String: Bool]>([:])

  /// Those in an app's files.
  init(_ files: LocaleFiles) { self.files = files }

  /// The texts in an announcement that depend on a number and have one form in every language.
  func uncounted(in announcement: Announcement) -> [String] {
    announcement.allTexts.compactMap { text in
      guard case .message(let message) = text, let place = message.arguments.countedPlace else { return nil }
      if message.original != nil {
        // What stands before a noun is counted: "{books} books".
        let isCounted = message.key.contains("{\(place)} ") && !files.texts.isCounted(message.key)
        return isCounted ? message.key : nil
      }
      return place == "count" && isOwn(message.key) && !hasForms(message.key) ? message.key : nil
    }
  }

  /// Whether a message is an app's own.
  private func isOwn(_ key: String) -> Bool { Self.bundledMessages[key] == nil }

  private func hasForms(_ key: String) -> Bool {
    known.withLock { known in
      if let has = known[key] { return has }
      let has = files.tags(in: "wording").contains { (try? files.messages($0))?[key] == true }
      known[key] = has
      return has
    }
  }

  private static let bundledMessages = (try? LocaleFiles.bundled.messages("en")) ?? [:]
}

extension Message.Arguments {
  /// The first place that holds a number.
  fileprivate var countedPlace: String? {
    all.first { if case .number = $0.1 { true } else { false } }?.0
  }
}
