/// A control for choosing a color (HUE). A choice sends `changed` with `Value.color`.
public struct ColorPicker: Sendable, Equatable, CanBeLive, HasAvailability {
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

  /// The same, where opacity is chosen too.
  public func withOpacity() -> Self { changed { $0.hasOpacity = true } }

  /// The same, which may hold nothing; `placeholder` is said then.
  public func optional(_ placeholder: LocalizedText = .message("picker.none")) -> Self {
    changed { $0.placeholder = placeholder }
  }
}

extension ColorPicker: Control {
  /// The picker, as an element.
  public var element: Element { .colorPicker(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var held: Value? { .color(value) }
  package var usage: Usage { .pick(.colors(self)) }

  package func describe(in announcement: inout Announcement) {
    announcement.name = title
    announcement.role = .colorPicker
    announcement.value = value.map { .color($0) } ?? placeholder ?? .message(.pickerNone)
    announcement.describe(availability)
  }
}
