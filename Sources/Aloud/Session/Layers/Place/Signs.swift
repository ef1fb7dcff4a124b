/// A text of signs only, such as the name "!!!", of which folding keeps nothing.
struct Signs: Sendable, Equatable {
  /// The commands whose object may be a name of signs, most specific first.
  static let commands: [ObjectCommand] = [
    .readThing, .copyThing, .spellThing, .turnOn, .turnOff, .actions, .more, .open, .show, .goTo, .choose,
  ]

  /// As they were typed.
  let text: String

  /// Most lines are only letters, digits and spaces, and need no further check.
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

  /// Returns nil if the text is empty or has a letter or digit.
  init?(all text: String) {
    let text = text.trimmingSpaces()
    guard !text.isEmpty, Folding.fold(text).isEmpty else { return nil }
    self.text = text
  }

  init?(object command: ObjectCommand, _ parsed: ParsedLine, in context: LineContext) {
    guard let object = context.object(of: command, in: parsed.text) else { return nil }
    self.init(all: object)
  }

  /// Takes the last word of a line. Returns nil if it is not all signs, or is a mark that ends a sentence, which French sets
  /// apart.
  init?(end line: String) {
    let words = line.split(separator: " ")
    guard words.count > 1, let last = words.last, last.count > 1 || !".,;:!?…؟،؛。！？、".contains(last) else {
      return nil
    }
    self.init(all: String(last))
  }
}

extension PlaceLayer {
  /// Takes a line that names a thing whose name is only signs ("!!!", "open !!!"), or gives such a text to a field ("name
  /// !!!"). These are separate because folding removes all signs. Returns nil if the line has none.
  mutating func takeSigns(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    guard Signs.mayStand(in: parsed.text) else { return nil }
    if let signs = Signs(all: parsed.quoted ?? parsed.text) {
      return choose(label: signs.text, parsed.line, in: context)
    }
    for command in Signs.commands {
      guard let signs = Signs(object: command, parsed, in: context) else { continue }
      let isThere = !context.entries.lines(titled: signs.text, in: context.wording).isEmpty
      if isThere, let outcome = performAnywhere(command, signs.text, parsed, in: context) { return outcome }
    }
    guard !context.isQuestioned, !context.isMenu, Signs(end: parsed.text) != nil else { return nil }
    let assignments = AssignmentReading(context: context).assignments(parsed).filter { assignment in
      Signs(all: assignment.value) != nil && context.entries[assignment.line].takesShortText
    }
    return assignments.isEmpty ? nil : Outcome(.assign(assignments, asked: parsed.line))
  }
}
