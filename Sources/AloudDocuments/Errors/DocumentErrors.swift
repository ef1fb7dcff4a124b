/// The errors in a document, in the order of their lines.
public struct DocumentErrors: Error, Sendable, Equatable {
  /// The errors, of which there is at least one.
  public let errors: [DocumentError]
  /// The number of further errors, which are left out because nobody reads them all.
  public let leftOut: Int

  /// A sentence with the number of further errors, or `nil` if there are none.
  public var remainder: String? { leftOut == 0 ? nil : "And \(leftOut) more." }

  /// Creates the errors found in `file`, sorted and without duplicates.
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
