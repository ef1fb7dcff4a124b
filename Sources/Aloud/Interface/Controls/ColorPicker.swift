/// A control for choosing a color (HUE). A choice sends `changed` with `Value.color`.
public struct ColorPicker: Sendable, Equatable, CanBeLive, CanBeRequired, HasAvailability {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The chosen color, or nil for none.
  public var value: Color?
  /// The text that is said while there is no color. If it is set, "clear" removes the color.
  public var placeholder: LocalizedText?
  /// A Boolean value that indicates whether the opacity is chosen too.
  public var hasOpacity = false
  /// A Boolean value that indicates whether the sheet's preferred action waits until there is a color.
  public var isRequired = false

  /// Creates a picker with a title and a color.
  public init(_ title: LocalizedText, id: ID, value: Color? = nil) {
    facts = ControlFacts(title, id: id)
    self.value = value
  }

  /// Returns a copy in which the opacity is chosen too.
  public func withOpacity() -> Self { changed { $0.hasOpacity = true } }

  /// Returns a copy that can be without a color; `placeholder` is said then.
  public func optional(_ placeholder: LocalizedText = .message("picker.none")) -> Self {
    changed { $0.placeholder = placeholder }
  }
}

extension ColorPicker: Control {
  /// The picker, as an element.
  public var element: Element { .colorPicker(self) }
  package var held: Value? { .color(value) }
  package var missing: LocalizedText? { isRequired && value == nil ? title : nil }
  package var usage: Usage { .pick(.colors(self)) }

  package func describe(in announcement: inout Announcement) {
    announcement.role = .colorPicker
    announcement.value = value.map { .color($0) } ?? placeholder ?? .message(.pickerNone)
    if isRequired { announcement.states.append(.required) }
  }
}
