internal import Aloud

/// All that is wrong in a document, in the order of its lines.
public struct DocumentErrors: Error, Sendable, Equatable {
  /// At least one mistake.
  public let mistakes: [DocumentMistake]

  /// Mistakes at places of `file`: sorted, each said once.
  init(_ found: [Mistake], file: String) {
    var all: [DocumentMistake] = []
    for (_, one) in found.enumerated().sorted(by: { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }) {
      let mistake = DocumentMistake(
        file: file, line: one.place.line, column: one.place.column, message: one.message)
      if all.last != mistake { all.append(mistake) }
    }
    mistakes = all
  }
}

/// A mistake whose file is not named yet.
struct Mistake: Error, Equatable {
  var place: Place
  var message: Message

  init(_ place: Place, _ message: Message) { (self.place, self.message) = (place, message) }

  /// A mistake whose message is one of a family.
  init(_ place: Place, _ key: String, _ arguments: Message.Arguments = [:]) {
    self.place = place
    message = Message(key, arguments)
  }
}
