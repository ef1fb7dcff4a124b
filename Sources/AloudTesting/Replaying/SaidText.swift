internal import Aloud

extension Announcement {
  /// All texts in it, also those in the places of others, in an order that is the same in every language.
  var allTexts: [LocalizedText] {
    let own = [name, value, description, anchor, reason, error, image] + sentences
    return (own + [hint.map { .message($0) }]).compactMap { $0 }.flatMap(\.withInner)
  }
}

extension LocalizedText {
  /// This text, and those in its places.
  var withInner: [LocalizedText] {
    guard case .message(let message) = self else { return [self] }
    return [self]
      + message.arguments.all.flatMap { _, argument -> [LocalizedText] in
        switch argument {
        case .text(let text): text.withInner
        case .list(let texts, _), .facts(let texts): texts.flatMap(\.withInner)
        case .number, .decimal, .percent, .moment, .color, .relative, .written: []
        }
      }
  }
}

/// A text that was said, by where: what stands there in another language is its translation. One that was only found has the turn
/// −1.
struct SaidText: Sendable {
  var turn: Int
  var announcement: Int
  var place: Int
  let text: LocalizedText
  /// Whether it is what something is called.
  var isName = false

  /// The words for it where the same has been played in another language.
  func words(in played: PlayedSession, _ wording: Wording) -> String {
    if turn >= 0, turn < played.turns.count, announcement < played.turns[turn].announcements.count {
      let texts = played.turns[turn].announcements[announcement].announcement.allTexts
      // A message is the same one there; of the app's own texts each language may have others.
      if place < texts.count, case .message = text {} else if place < texts.count { return wording.text(texts[place]) }
    }
    return wording.text(text)
  }
}
