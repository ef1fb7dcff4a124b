/// A group of controls that belong together, with or without a title.
///
/// The beginning and the end of a group with a title or a role are announced while reading through the place.
public struct Group: Sendable, Equatable {
  /// The purpose of a group. All but `group` and `list` are landmarks, as ARIA calls the regions of a page.
  public enum Role: String, Sendable, Equatable, CaseIterable {
    case group, list, navigation, form, search, region, main, banner, complementary, contentInfo
  }

  /// The title.
  public var title: LocalizedText?
  /// The purpose.
  public var role = Role.group
  /// The elements, in order.
  public var elements: [Element]

  /// Creates a group of elements.
  public init(_ title: LocalizedText? = nil, elements: [Element]) { (self.title, self.elements) = (title, elements) }
}

extension Group: Control {
  /// The group, as an element.
  public var element: Element { .group(self) }
  package var identity: ID? { nil }
  package var label: LocalizedText? { title }
  package var isNumbered: Bool { false }

  package var contents: Contents {
    if title == nil, role == .group { return .together(elements) }
    // Each purpose is announced as a role of its own name.
    return .group(title: title, role: .init(rawValue: role.rawValue) ?? .group, elements)
  }

  package func describe(in announcement: inout Announcement) { announcement.role = .group }
}
