/// The heading of the elements that follow on a screen.
public struct Heading: Sendable, Equatable {
  /// The title.
  public var title: LocalizedText
  /// The level, from 1; nil if there is only one kind of heading.
  public var level: Int?

  /// Creates a heading. If there are several levels, they count from 1.
  public init(_ title: LocalizedText, level: Int? = nil) {
    self.title = title
    self.level = level
  }
}

extension Heading: Control {
  /// The heading, as an element.
  public var element: Element { .heading(self) }
  package var identity: ID? { nil }
  package var label: LocalizedText? { title }
  package var isNumbered: Bool { false }
  package var isHeading: Bool { true }

  package func describe(in announcement: inout Announcement) {
    announcement.role = .heading
    announcement.level = level
  }
}
