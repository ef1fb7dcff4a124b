/// An indicator of the progress of some work. Progress is announced at milestones (SET-2).
public struct ProgressIndicator: Sendable, Equatable {
  /// The stable identifier.
  public var id: ID
  /// The title.
  public var title: LocalizedText
  /// The progress from 0 to 100, or nil if it is unknown.
  public var percent: Int?

  /// Creates an indicator. A percentage outside 0 to 100 is brought into that range.
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
    announcement.role = .progress
    announcement.value =
      percent.map { .message(.progressPercent(percent: .percent($0))) } ?? .message(.progressUnknown)
  }
}
