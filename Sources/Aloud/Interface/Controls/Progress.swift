/// How far something has got. It is announced at milestones as it goes on (SET-2).
public struct ProgressIndicator: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// From 0 to 100, or nil where nobody knows.
  public var percent: Int?

  /// ProgressIndicator of `title`, `percent` of 100.
  public init(_ title: LocalizedText, id: ID, percent: Int?) {
    self.title = title
    self.id = id
    self.percent = percent.map { min(100, max(0, $0)) }
  }
}

extension ProgressIndicator: Control {
  /// The progress, as an element.
  public var element: Element { .progress(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var isLive: Bool { true }
  package var isNumbered: Bool { false }
  package var progress: Int? { percent }

  package func describe(in announcement: inout Announcement) {
    announcement.name = title
    announcement.role = .progress
    announcement.value =
      percent.map { .message(.progressPercent(percent: .percent($0))) } ?? .message(.progressUnknown)
  }
}
