// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A string is not a text for users until its author says how it is meant: `"\(name)"` is a name, or `.verbatim(name)`.

extension TextBlock {
  @available(*, unavailable, message: "write the text as \"\\(text)\"")
  public init(_ text: String, id: ID = "text") { self.init(.verbatim(text), id: id) }
}

extension Heading {
  @available(*, unavailable, message: "write the title as \"\\(title)\"")
  public init(_ title: String, level: Int? = nil) { self.init(.verbatim(title), level: level) }
}

extension HasFacts {
  @available(*, unavailable, message: "write the title as \"\\(title)\"")
  public init(_ title: String, id: ID, action: Action? = nil) { fatalError() }
}

extension Row {
  @available(*, unavailable, message: "write the value as \"\\(value)\"")
  public func value(_ value: String) -> Self { self }
}

extension Toggle {
  @available(*, unavailable, message: "write the title as \"\\(title)\"")
  public init(_ title: String, id: ID, isOn: Bool) { self.init(.verbatim(title), id: id, isOn: isOn) }
}

extension HasContent {
  @available(*, unavailable, message: "write the title as \"\\(title)\"")
  public init(_ title: String, id: ID, @ElementBuilder elements: () -> [Element]) { fatalError() }
}

extension Alert {
  @available(*, unavailable, message: "write the text as \"\\(text)\"")
  public init(_ title: LocalizedText, text: String) { self.init(title, text: .verbatim(text)) }
}

extension Group {
  @available(*, unavailable, message: "write the title as \"\\(title)\"")
  public init(_ title: String, role: Role = .group, @ElementBuilder elements: () -> [Element]) {
    self.init(.verbatim(title), elements: elements())
  }
}

extension HasSubtitle {
  @available(*, unavailable, message: "write the subtitle as \"\\(subtitle)\"")
  public func subtitle(_ subtitle: String) -> Self { self }
}

extension Effect {
  @available(*, unavailable, message: "write the text as \"\\(text)\"")
  public static func say(_ text: String) -> Effect { .say(.verbatim(text)) }
  @available(*, unavailable, message: "write the name as \"\\(name)\"")
  public static func undoable(_ name: String) -> Effect { .undoable(.verbatim(name)) }
}
