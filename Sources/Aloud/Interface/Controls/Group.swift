/// Controls that belong together, with or without a title of their own.
///
/// Where a group with a title or a role begins and ends is said on the way through it.
public struct Group: Sendable, Equatable {
  /// What a group is for. All but `group` and `list` are landmarks, as ARIA calls the regions of a page.
  public enum Role: String, Sendable, Equatable, CaseIterable {
    case group, list, navigation, form, search, region, main, banner, complementary, contentInfo
  }

  /// What it is called.
  public var title: LocalizedText?
  /// What it is for.
  public var role = Role.group
  /// What it holds, in order.
  public var elements: [Element]

  /// `elements`, together.
  public init(_ title: LocalizedText? = nil, elements: [Element]) {
    self.title = title
    self.elements = elements
  }
}

extension Group: Control {
  /// The group, as an element.
  public var element: Element { .group(self) }
  package var identity: ID? { nil }
  package var label: LocalizedText? { title }
  package var isNumbered: Bool { false }

  package var contents: Contents {
    title == nil && role == .group ? .together(elements) : .group(title: title, role: .init(announcing: role), elements)
  }

  package func describe(in announcement: inout Announcement) {
    announcement.name = title
    announcement.role = .group
  }
}

extension Role {
  /// What is told of a group.
  fileprivate init(announcing role: Group.Role) {
    switch role {
    case .group: self = .group
    case .list: self = .list
    case .navigation: self = .navigation
    case .form: self = .form
    case .search: self = .search
    case .region: self = .region
    case .main: self = .main
    case .banner: self = .banner
    case .complementary: self = .complementary
    case .contentInfo: self = .contentInfo
    }
  }
}
