/// A control for choosing a color (HUE). A choice sends `changed` with `Value.color`.
public struct ColorPicker: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// The color that it holds, or nil for none.
  public var value: Color?
  /// What is said where it holds none; with one, "clear" empties it.
  public var placeholder: LocalizedText?
  /// Whether its opacity is chosen too.
  public var hasOpacity = false
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A picker `title` that holds a color.
  public init(_ title: LocalizedText, id: ID, value: Color? = nil) {
    self.title = title
    self.id = id
    self.value = value
  }
}
