/// A toggle button, on or off (BTN-3). Pressing it sends `changed` with `Value.isOn`.
public struct Toggle: Sendable, Equatable {
  public var id: ID
  public var title: LocalizedText
  public var subtitle: LocalizedText?
  public var isOn: Bool
  public var availability = Availability.enabled
  /// The menu that "more" opens on this toggle.
  public var menu: Menu?

  /// A toggle `title` that is on or off.
  public init(_ title: LocalizedText, id: ID, isOn: Bool) {
    self.title = title
    self.id = id
    self.isOn = isOn
  }
}
