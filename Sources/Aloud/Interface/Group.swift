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
