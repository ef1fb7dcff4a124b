/// The heading of what follows on a screen.
public struct Heading: Sendable, Equatable {
  /// What it is called.
  public var title: LocalizedText
  /// How deep it stands, from 1; nil where there is only one kind of heading.
  public var level: Int?

  /// A heading, at a level from 1 where there are several.
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
    announcement.name = title
    announcement.role = .heading
    announcement.level = level
  }
}
