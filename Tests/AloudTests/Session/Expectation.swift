import Expectations
import TestSupport

extension SessionPlayer {
  /// Says lines, and expects the text that is printed for the last one.
  mutating func expect(
    _ lines: String..., says expected: String...,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    Expectations.expect(
      say(lines), is: expected, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
