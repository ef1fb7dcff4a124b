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

  /// Creates an error. `example` is text that could stand there, as it is written.
  init(_ location: SourceLocation, _ message: String, example: String? = nil) {
    self.location = location
    self.message = message
    remedy = example.map { "An example: “\($0)”." }
  }

  /// Creates an error whose message lists some of the permitted names. `more` is the number of the others.
  init(_ location: SourceLocation, _ message: String, more: Int) {
    self.location = location
    self.message = message
    remedy = "And \(more) more."
  }

  /// Creates an error in another file that the document names.
  init(_ location: SourceLocation, of file: String, _ message: String) {
    self.init(location, message)
    self.file = file
  }
}
