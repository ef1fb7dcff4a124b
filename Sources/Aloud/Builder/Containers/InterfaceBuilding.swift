extension Interface {
  /// An interface `title` with its tabs.
  public init(_ title: LocalizedText, @TabBuilder tabs: () -> [Tab]) { self.init(title, tabs: tabs()) }
}
