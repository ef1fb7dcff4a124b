/// A difference between the facts announced in two languages.
public struct FactDifference: Sendable, Hashable {
  /// The file line of the typed line, or the first line of the conversation for a difference before any.
  public var fileLine: Int
  /// The typed line as in the transcript, or `nil` before the first line.
  public var input: String?
  /// The name of the fact: "announcements" for their number, "end" for an early end, or a fact of an announcement, such as "role".
  public var fact: String
  /// The fact in the transcript's own language, or `nil` if it is absent.
  public var expected: String?
  /// The fact in the language tested, or `nil` if it is absent.
  public var got: String?
}
