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

  /// `example` is text that could stand there, as it is written.
  init(_ location: SourceLocation, _ message: String, example: String? = nil) {
    self.location = location
    self.message = message
    remedy = example.map { "An example: “\($0)”." }
  }

  /// `more` is the number of permitted names that the message does not list.
  init(_ location: SourceLocation, _ message: String, more: Int) {
    self.location = location
    self.message = message
    remedy = "And \(more) more."
  }

  init(_ location: SourceLocation, of file: String, _ message: String) {
    self.init(location, message)
    self.file = file
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

  /// Sorts the errors, and removes duplicates.
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
  var line: Int
  var column: Int
  /// The path of the included file, or of the value in a host's JSON; `nil` for the document itself.
  var file: String?

  static let start = SourceLocation(line: 1, column: 1)

  static func < (one: SourceLocation, other: SourceLocation) -> Bool {
    (one.line, one.column) < (other.line, other.column)
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
  static func emptyList(_ name: String) -> String {
    "“\(name)” needs at least one part."
  }
  static let openBrace =
    "A brace opens here and is not closed. Close it, or write it twice for a brace as it is."
}
