import Testing

// A macro costs 17 ms of every build that compiles it, and the tests expect something in 5,000 places: a call costs less than
// one. `#expect` and `#require` stay for what only they can do: errors, processes that exit, and values to go on with.

/// Expects a value to be equal to another, and otherwise records an issue with both.
public func expect<Value: Equatable>(
  _ value: Value, is expected: Value, _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value == expected { return }
  let issue = "\(String(reflecting: value)) is not \(String(reflecting: expected))"
  record(issue, comment(), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that there is no value, and otherwise records an issue with it.
public func expectNil(
  _ value: (some Any)?, _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let value else { return }
  let issue = "\(String(reflecting: value)) is not nil"
  record(issue, comment(), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a condition to hold, and otherwise records an issue.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if condition { return }
  record(
    "the condition is false", comment(), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue at a line of a file beside the tests, such as one with dialogues.
public func fail(_ issue: String, in path: String, line: Int) {
  let parts = path.split(separator: "/")
  let module = parts.lastIndex(of: "Tests").map { parts[$0 + 1] } ?? ""
  record(
    issue, "", SourceLocation(fileID: "\(module)/\(parts.last ?? "")", filePath: path, line: line, column: 1))
}

private func record(_ issue: String, _ comment: String, _ location: SourceLocation) {
  Issue.record("\(issue)\(comment.isEmpty ? "" : ": ")\(comment)", sourceLocation: location)
}
