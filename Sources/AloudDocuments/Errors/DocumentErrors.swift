/// All that is wrong in a document, in the order of its lines.
public struct DocumentErrors: Error, Sendable, Equatable {
  /// At least one error.
  public let errors: [DocumentError]

  /// What was found in `file`: sorted, each said once.
  init(_ found: [DocumentError], in file: String) {
    let sorted = found.enumerated().sorted {
      ($0.element.file, $0.element.location, $0.offset) < ($1.element.file, $1.element.location, $1.offset)
    }
    var all: [DocumentError] = []
    for (_, var error) in sorted {
      if error.file.isEmpty { error.file = file }
      if all.last != error { all.append(error) }
    }
    errors = all
  }
}
