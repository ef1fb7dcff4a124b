/// What is told of something under way, line by line: a number is how many percent of it are done; between lines `XXX` stand a
/// number and a text, as dialog and whiptail are told them.
public struct GaugeFeed: Sendable, Equatable {
  /// What a line has told.
  public struct News: Sendable, Equatable {
    /// How many percent are done.
    public var percent: Int?
    /// What is done now.
    public var text: String?
  }

  /// The lines of a passage that has begun.
  private var passage: [String]?

  /// Before the first line.
  public init() {}

  /// Takes a line; nil where it tells nothing yet.
  public mutating func take(_ line: String) -> News? {
    if line.trimmed == "XXX" {
      guard let lines = passage else {
        passage = []
        return nil
      }
      passage = nil
      let percent = lines.first.flatMap { Self.percent($0) }
      let text = BoxText.pieces(of: lines.dropFirst().joined(separator: "\n").replacing("\\n", with: "\n"))
      return News(percent: percent, text: text.isEmpty ? nil : text.joined(separator: " "))
    }
    guard passage == nil else {
      passage?.append(line)
      return nil
    }
    return Self.percent(line).map { News(percent: $0) }
  }

  private static func percent(_ line: String) -> Int? {
    var text = line.trimmed
    if text.hasSuffix("%") { text = String(text.dropLast()).trimmed }
    return Int(text).map { min(100, max(0, $0)) }
  }
}
