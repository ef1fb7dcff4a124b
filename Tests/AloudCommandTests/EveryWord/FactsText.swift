@testable import Aloud

/// Writes the facts of announcements down, so that they can be told apart whatever the language: each message is its key
/// between marks, with what stands in its places.
struct FactsText: Sendable {
  private let wording: Wording

  init() throws { wording = try Locale("en", files: try MarkedEnglish.files("en")).wording }

  /// All facts of an announcement.
  func text(of announcement: Announcement) -> String {
    func number(_ number: Int?) -> String { number.map { String($0) } ?? "" }
    func words(_ text: LocalizedText?) -> String { text.map(wording.text) ?? "" }
    let name = words(announcement.name)
    return [
      announcement.kind.rawValue, number(announcement.number), announcement.isSpelled ? "spelled \(name)" : name,
      announcement.role?.rawValue ?? "", words(announcement.anchor),
      announcement.states.map(\.rawValue).joined(separator: " "), words(announcement.reason),
      words(announcement.problem), number(announcement.level), words(announcement.value),
      words(announcement.description), words(announcement.image), number(announcement.position?.index),
      number(announcement.position?.count), announcement.sentences.map(wording.text).joined(separator: "|"),
      words(announcement.hint.map { .message($0) }), announcement.isInFull ? "in full" : "",
    ].joined(separator: "|")
  }

  /// What was announced, by its kind and its messages alone: they are the same in every language.
  static func messages(in text: String) -> String {
    let kind = text.prefix { $0 != "|" }
    return ([String(kind)] + MarkedEnglish.keys(in: text)).joined(separator: " ")
  }
}
