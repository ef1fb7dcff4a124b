/// Text to read, not to use.
public struct TextBlock: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it says.
  public var text: LocalizedText
  /// A picture that goes with it.
  public var image: Image?
  /// The menu that "actions" opens on it (MENU-6).
  public var menu: Menu?
  /// Whether a change is announced when it comes.
  public var isLive = false

  /// A passage of text.
  public init(_ text: LocalizedText, id: ID = "text") {
    self.text = text
    self.id = id
  }
}
