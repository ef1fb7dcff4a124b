import AloudTesting
import Testing

extension SessionPlayer {
  /// Says lines, and expects the text that is printed for the last one.
  mutating func expect(
    _ lines: String..., says expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(say(lines) == expected, sourceLocation: sourceLocation)
  }
}
