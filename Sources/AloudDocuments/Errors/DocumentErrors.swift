/// All that is wrong in a document, in the order of its lines.
public struct DocumentErrors: Error, Sendable, Equatable {
  /// At least one error.
  public let errors: [DocumentError]
  /// How many were found besides these: nobody reads them all.
  public let leftOut: Int

  /// How many there are besides, as a sentence; nil where these are all.
  public var remainder: String? { leftOut == 0 ? nil : "And \(leftOut) more." }

  /// What was found in `file`, and how many were `leftOut`: sorted, each said once.
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
