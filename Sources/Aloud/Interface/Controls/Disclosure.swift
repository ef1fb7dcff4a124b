/// A button that shows and hides its elements. Pressing it sends `changed` with `Value.isOn`, which is true for expanded.
public struct Disclosure: Sendable, Equatable, CanBeLive, HasAvailability, HasSubtitle {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// A Boolean value that indicates whether the elements are shown.
  public var isExpanded: Bool
  /// The elements, in order.
  public var elements: [Element]

  /// Creates a disclosure with a title and elements.
  public init(_ title: LocalizedText, id: ID, isExpanded: Bool, elements: [Element]) {
    facts = ControlFacts(title, id: id)
    (self.isExpanded, self.elements) = (isExpanded, elements)
  }
}

extension Disclosure: Control {
  /// The disclosure, as an element.
  public var element: Element { .disclosure(self) }
  package var usage: Usage { .set(.isOn(!isExpanded)) }
  package var contents: Contents { isExpanded && !elements.isEmpty ? .disclosed(title: title, elements) : .none }
  package var children: [Element] { elements }

  package func describe(in announcement: inout Announcement) {
    announcement.role = .disclosure
    announcement.states.append(isExpanded ? .expanded : .collapsed)
  }
}
