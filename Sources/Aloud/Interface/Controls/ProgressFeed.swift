/// What is told of something under way, line by line: a number is how many percent of it are done; between lines `XXX` stand a
/// number and a text, as dialog and whiptail are told them.
public struct ProgressFeed: Sendable, Equatable {
  /// What has been told.
  public struct News: Sendable, Equatable {
    /// How many percent are done, from 0 to 100.
    public var percent: Int?
    /// What is done now, as it was told: it may have several lines.
    public var text: String?

    /// That so much is done, and this is done now. What is not from 0 to 100 is brought there.
    public init(percent: Int? = nil, text: String? = nil) {
      self.percent = percent.map { min(100, max(0, $0)) }
      self.text = text
    }
  }

  /// How many lines a passage has at most: one that never ends takes no more memory.
  private static let lineLimit = 100

  /// The lines of a passage that has begun.
  private var passage: [String]?

  /// Before the first line.
  public init() {}

  /// Takes a line; nil where it tells nothing yet.
  public mutating func take(_ line: String) -> News? {
    if line.trimmingSpaces() == "XXX" {
      guard let lines = passage else {
        passage = []
        return nil
      }
      passage = nil
      return News(percent: lines.first.flatMap(Self.percent), text: lines.dropFirst().joined(separator: "\n"))
    }
    if let lines = passage {
      if lines.count < Self.lineLimit { passage?.append(line) }
      return nil
    }
    return Self.percent(line).map { News(percent: $0) }
  }

  private static func percent(_ line: String) -> Int? {
    var text = line.trimmingSpaces()
    if text.hasSuffix("%") { text = text.dropLast().trimmingSpaces() }
    return Int(text)
  }
}
