internal import Aloud

/// An error in a document: its location, its description, and what belongs there instead.
public struct DocumentError: Error, Sendable, Equatable {
  /// The path of the file, as the caller gave it. It is empty until `DocumentErrors` sets it.
  public internal(set) var file = ""
  /// The description of the error, of what is allowed, and of what to do.
  public let message: String
  /// An example of what belongs there, if there is one, or the number of permitted names that `message` leaves out.
  public let remedy: String?
  /// The text that has no translation, if that is the error.
  public internal(set) var untranslated: String?
  let location: SourceLocation

  /// The line, counted from 1.
  public var line: Int { location.line }
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int { location.column }

  /// `example` is text that could stand there, as it is written; `more` is the number of permitted names that the message does not
  /// list.
  init(_ location: SourceLocation, of file: String = "", _ message: String, example: String? = nil, more: Int? = nil) {
    (self.location, self.file, self.message) = (location, file, message)
    remedy = example.map { "An example: “\($0)”." } ?? more.map { "And \($0) more." }
  }
}

/// The errors in a document, in the order of their lines.
public struct DocumentErrors: Error, Sendable, Equatable {
  /// The errors, of which there is at least one.
  public let errors: [DocumentError]
  /// The number of further errors, which are left out because nobody reads them all.
  public let leftOut: Int

  /// A sentence with the number of further errors, or `nil` if there are none.
  public var remainder: String? { leftOut == 0 ? nil : "And \(leftOut) more." }

  init(_ found: [DocumentError], leftOut: Int = 0, in file: String) {
    self.leftOut = leftOut
    let sorted = found.enumerated().sorted {
      ($0.element.file, $0.element.location, $0.offset) < ($1.element.file, $1.element.location, $1.offset)
    }
    var all: [DocumentError] = []
    for (_, var error) in sorted {
      if error.file.isEmpty { error.file = error.location.file ?? file }
      if all.last != error { all.append(error) }
    }
    errors = all
  }
}

/// A location in a document, counted from 1. A column is one Unicode scalar.
struct SourceLocation: Hashable, Comparable, Sendable {
  var line = 1
  var column = 1
  /// The path of the included file, or of the value in a host's JSON; `nil` for the document itself.
  var file: String?

  static let start = SourceLocation()

  static func < (one: SourceLocation, other: SourceLocation) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }

  func located(in file: String) -> SourceLocation {
    var location = self
    location.file = file
    return location
  }
}

enum SharedSentences {
  static func titleTwice(_ name: String) -> String {
    "Two of these are called “\(name)”. Give each a title of its own."
  }
  static func secretShown(_ name: String) -> String {
    "“\(name)” is secret: it can't be shown, compared or copied. It can only go to a command, in “environment”."
  }
  static func switchInText(_ name: String) -> String {
    "“\(name)” is on or off, which is no text. Show one text or the other with “hidden when”."
  }
  static func optionTwice(_ name: String) -> String {
    "There are two options for “\(name)”. Give each a “value” of its own."
  }
  static func emptyList(_ name: String) -> String { "“\(name)” needs at least one part." }
  static let needsKeys = "needs keys with what they hold here"
  static let needsName = "needs a name here"
  static let noRow =
    "There is no row here that “row” could mean. It is known in a list's rows, and in the screens and sheets that they open."
  static let openBrace = "A brace opens here and is not closed. Close it, or write it twice for a brace as it is."
}

enum Nearest {
  /// The maximum number of names in a message. Longer lists are better looked up in the document.
  private static let mostListed = 50

  /// Returns the name nearest to `word`, if it is near enough to be a typing error.
  static func name(to word: String, among names: [String]) -> String? {
    let letters = Array(word.lowercased())
    var limit = min(letters.count, 12) / 3
    var best: String?
    for name in names where abs(name.count - letters.count) <= limit {
      guard let distance = EditDistance.between(letters, Array(name.lowercased()), upTo: limit) else { continue }
      if distance == 0 { return name }
      // From here on, only a nearer name can replace this one.
      (best, limit) = (name, distance - 1)
    }
    return best
  }

  /// Returns an error about `word`, whose place takes one of `names`. The message lists these and suggests the nearest. `example`
  /// returns the example for the nearest name, or for `nil` if none is near.
  static func error(
    _ location: SourceLocation, _ unknown: UnknownName, word: String, among names: [String],
    example: (String?) -> String? = { _ in nil }
  ) -> DocumentError {
    let problem = unknown.problem(word.prefix(60))
    guard !names.isEmpty else { return DocumentError(location, "\(problem) \(unknown.whenNone)") }
    let listed = names.prefix(mostListed)
    let nearest = name(to: word, among: names)
    let question = nearest.map { " Did you mean “\($0)”?" } ?? ""
    let message = "\(problem)\(question) \(unknown.list): \(listed.listed("or"))\(unknown.after)"
    if listed.count < names.count { return DocumentError(location, message, more: names.count - listed.count) }
    return DocumentError(location, message, example: example(nearest))
  }
}

struct UnknownName: Sendable {
  var problem: @Sendable (Substring) -> String
  var list = "Allowed"
  var after = "."
  var whenNone = "Nothing can stand here."

  static let key = UnknownName { "“\($0)” is not known here." }
  static let word = UnknownName { "“\($0)” can't stand here." }
  static let kind = UnknownName(
    problem: { "It is not clear what this is: one of its keys must say so, and “\($0)” does not." },
    list: "Keys that do")
  static let alias = UnknownName(
    problem: { "Nothing was named “&\($0)” before this." }, list: "Named so far",
    whenNone: "Nothing has a name with & so far.")
  static let place = UnknownName(
    problem: { "There is no value “\($0)” to put here." }, list: "There are",
    after: ", and “row” in a list's rows. For a brace as it is, write it twice.",
    whenNone: "Describe it under “values”. For a brace as it is, write it twice.")

  static func choice(of key: String) -> UnknownName { UnknownName { "“\(key)” can't be “\($0)”." } }

  static func option(of value: String) -> UnknownName {
    option { "“\($0)” is none of the options that the value “\(value)” can be." }
  }

  static func beginning(of value: String) -> UnknownName {
    option { "The value “\(value)” begins as “\($0)”, which is none of the options." }
  }

  private static func option(_ problem: @escaping @Sendable (Substring) -> String) -> UnknownName {
    UnknownName(problem: problem, list: "Options", whenNone: "There are no options.")
  }

  static func reference(to referent: Referent) -> UnknownName {
    let (noun, remedy) =
      switch referent {
      case .value, .valueOrRow: ("value", "Describe it under “values”.")
      case .textValue: ("value that holds text", "Describe it under “values”.")
      case .switchValue: ("value that is on or off", "Describe it under “values”.")
      case .tab: ("tab", "Give one that “id”.")
      case .screen: ("screen", "Describe it under “screens”.")
      case .sheet: ("sheet", "Describe it under “sheets”.")
      case .command: ("command", "Describe it under “commands”.")
      case .run: ("run", "Give one that “name”.")
      case .log: ("log", "Give one that “id”.")
      }
    return UnknownName(problem: { "There is no \(noun) “\($0)”." }, list: "There are", whenNone: remedy)
  }
}

enum Referent: String, Sendable, CaseIterable {
  case value, valueOrRow, textValue, switchValue, tab, screen, sheet, command, run, log
}
