/// One tab of the tab bar, and the screen at the bottom of its stack.
public struct Tab: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// A short label.
  public var title: LocalizedText
  /// The screen at the bottom of its stack.
  public var screen: Screen

  /// A tab that shows `screen`, under the same id.
  public init(_ title: LocalizedText, id: ID, screen: Screen) {
    self.title = title
    self.id = id
    self.screen = screen
  }
}
