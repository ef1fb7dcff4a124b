/// A fact that is another one in another language: after which line, which fact, what was expected, and what came.
public struct FactDifference: Sendable, Hashable {
  /// The line of the file on which the typed line stands; the first line of the conversation where it is before any.
  public var fileLine: Int
  /// What was typed, as the transcript has it; nil before the first line.
  public var input: String?
  /// The fact: "announcements" for their number, else one of an announcement's, such as "role".
  public var fact: String
  /// What it is in the transcript's own language; nil for nothing.
  public var expected: String?
  /// What it is here; nil for nothing.
  public var got: String?
}
