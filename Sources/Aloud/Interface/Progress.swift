/// How far something has got. It is announced at milestones as it goes on (SET-2).
public struct ProgressIndicator: Sendable, Equatable {
  /// How many percent lie between two announcements where motion is reduced.
  static let milestone = 50

  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// From 0 to 100, or nil where nobody knows.
  public var percent: Int?

  /// Progress of `title`, `percent` of 100.
  public init(_ title: LocalizedText, id: ID, percent: Int?) {
    self.title = title
    self.id = id
    self.percent = percent.map { min(100, max(0, $0)) }
  }
}
