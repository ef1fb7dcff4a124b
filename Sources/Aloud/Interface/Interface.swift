/// What an app shows in one state: its name and its tabs. Pushed screens and sheets are asked for by id when they are up.
public struct Interface: Sendable, Equatable {
  /// What it is called.
  public var title: LocalizedText
  /// At least one. A tab bar is said where there are two or more.
  public var tabs: [Tab]

  /// An interface `title` with `tabs`.
  public init(_ title: LocalizedText, tabs: [Tab]) {
    self.title = title
    self.tabs = tabs
  }
}
