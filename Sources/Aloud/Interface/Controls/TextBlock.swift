/// A passage of text that is only read.
public struct TextBlock: Sendable, Equatable, CanBeLive, HasImage, HasMenu {
  /// The facts that it has in common with other controls. The title is the text.
  public var facts: ControlFacts

  /// Creates a passage of text.
  public init(_ text: LocalizedText, id: ID = "text") { facts = ControlFacts(text, id: id) }

  /// The text.
  public var text: LocalizedText {
    get { facts.title }
    set { facts.title = newValue }
  }
}

extension TextBlock: Control {
  /// The passage, as an element.
  public var element: Element { .text(self) }
  /// A general title, because the text is too long to be repeated.
  package var menuTitle: LocalizedText? { .message(.menuOfText) }
  package var isNumbered: Bool { menu != nil }
  package var isReadingMatter: Bool { true }

  package func describe(in announcement: inout Announcement) { announcement.role = .text }
}

/// The heading of the elements that follow on a screen.
public struct Heading: Sendable, Equatable {
  /// The title.
  public var title: LocalizedText
  /// The level, from 1; nil if there is only one kind of heading.
  public var level: Int?

  /// Creates a heading. If there are several levels, they count from 1.
  public init(_ title: LocalizedText, level: Int? = nil) { (self.title, self.level) = (title, level) }
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
