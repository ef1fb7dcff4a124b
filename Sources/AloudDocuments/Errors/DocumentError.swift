/// One thing that is wrong in a document: where, what, and what belongs there instead.
public struct DocumentError: Error, Sendable, Equatable {
  /// The document's path, as the caller gave it; empty until `DocumentErrors` names it.
  public internal(set) var file = ""
  /// What is wrong, what is allowed, and what to do.
  public let message: String
  /// An example of what belongs there, where one is known; or how much is allowed besides what `message` lists.
  public let remedy: String?
  /// The text that has no words in another language, where that is what is wrong.
  public internal(set) var untranslated: String?
  let location: SourceLocation

  /// The line, counted from 1.
  public var line: Int { location.line }
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int { location.column }

  /// The error whose sentence is `message`; `example` is what could stand there, as it is written.
  init(_ location: SourceLocation, _ message: String, example: String? = nil) {
    self.location = location
    self.message = message
    remedy = example.map { "An example: “\($0)”." }
  }

  /// The error whose sentence is `message`, which lists some of what is allowed, and how many `more` there are.
  init(_ location: SourceLocation, _ message: String, more: Int) {
    self.location = location
    self.message = message
    remedy = "And \(more) more."
  }

  /// What is wrong in another file, `file`, that the document names.
  init(_ location: SourceLocation, of file: String, _ message: String) {
    self.init(location, message)
    self.file = file
  }
}
