/// A button that shows and hides what it holds. Pressing it sends `changed` with `Value.isOn`: whether it is expanded now.
public struct Disclosure: Sendable, Equatable, CanBeLive, HasAvailability, HasSubtitle {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// Said after the name, as its description.
  public var subtitle: LocalizedText?
  /// Whether what it holds is shown.
  public var isExpanded: Bool
  /// What it holds, in order.
  public var elements: [Element]
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A disclosure `title` of `elements`.
  public init(_ title: LocalizedText, id: ID, isExpanded: Bool, elements: [Element]) {
    self.title = title
    self.id = id
    self.isExpanded = isExpanded
    self.elements = elements
  }
}

extension Disclosure: Control {
  /// The disclosure, as an element.
  public var element: Element { .disclosure(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var usage: Usage { .set(.isOn(!isExpanded)) }
  package var contents: Contents { isExpanded && !elements.isEmpty ? .disclosed(title: title, elements) : .none }
  package var children: [Element] { elements }

  package func describe(in announcement: inout Announcement) {
    announcement.describe(title, subtitle, nil)
    announcement.role = .disclosure
    announcement.states.append(isExpanded ? .expanded : .collapsed)
    announcement.describe(availability)
  }
}
