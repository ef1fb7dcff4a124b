/// A text of signs alone, of which folding keeps nothing: "!!!" is a name as well as another.
struct Signs: Sendable, Equatable {
  /// The commands whose object may be called by signs, the most specific first.
  static let commands: [ObjectCommand] = [
    .readThing, .copyThing, .spellThing, .turnOn, .turnOff, .actions, .more, .open, .choose,
  ]

  /// The signs as they were typed.
  let text: String

  /// Whether a text may have signs: most lines are letters, digits and spaces alone, and need no further look.
  static func mayStand(in text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ": return false
      case _ where scalar.isASCII: return true
      default: break
      }
      return switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .otherLetter, .decimalNumber, .spaceSeparator: false
      default: true
      }
    }
  }

  /// A whole text; nil where it has a letter or a digit, or nothing.
  init?(all text: String) {
    let text = text.trimmingSpaces()
    guard !text.isEmpty, Folding.fold(text).isEmpty else { return nil }
    self.text = text
  }

  /// What stands beside the words of a command that names a thing; nil where that is not signs alone.
  init?(object command: ObjectCommand, _ heard: Heard, in around: Surroundings) {
    guard let object = around.object(of: command, in: heard.text) else { return nil }
    self.init(all: object)
  }

  /// The last word of a line; nil where that is not signs alone, or one that ends a sentence, as French puts it apart.
  init?(end line: String) {
    let words = line.split(separator: " ")
    guard words.count > 1, let last = words.last, last.count > 1 || !".,;:!?…؟،؛。！？、".contains(last) else {
      return nil
    }
    self.init(all: String(last))
  }
}

extension EntryList {
  /// Up to how many rows are looked through for one that is called by signs.
  private static let readableRows = 1_000

  /// The lines of what can be chosen whose titles are a text to the letter.
  func lines(titled text: String, in wording: Wording) -> [Int] {
    let own = ownLines.filter { line in
      line.entry.title.map { wording.text($0).trimmingSpaces() == text } ?? false
    }
    guard count <= Self.readableRows else { return own.map(\.line) }
    let rows = providedRows.flatMap { first, rows in
      (0..<rows.count).filter { wording.text(rows[$0].title).trimmingSpaces() == text }.map { first + $0 }
    }
    return own.map(\.line) + rows
  }
}
