// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names that an author may know from SwiftUI. None of them can be used: the compiler tells the name to write instead. The types and
// initialisers take the arguments that they have there, because the compiler says nothing of a name whose arguments don't fit.

/// A type that stands for a name from SwiftUI.
public protocol OtherName: ElementConvertible {}

extension OtherName {
  /// An empty passage of text.
  public var element: Element { .text(TextBlock("")) }
}

@available(*, unavailable, renamed: "TextBlock")
public typealias Text = TextBlock
@available(*, unavailable, renamed: "Disclosure")
public typealias DisclosureGroup = Disclosure
@available(*, unavailable, renamed: "Separator")
public typealias Divider = Separator
@available(*, unavailable, renamed: "Group")
public typealias VStack = Group
@available(*, unavailable, renamed: "Group")
public typealias HStack = Group
@available(*, unavailable, renamed: "Group", message: "Write 'Group(role: .form)'")
public typealias Form = Group

@available(*, unavailable, message: "write a loop: 'for item in items { Row(…) }'")
public struct ForEach<Items: Sequence>: OtherName {
  public init(_ items: Items, @ElementBuilder content: (Items.Element) -> [Element]) {}
  public init(
    _ items: Items, id: KeyPath<Items.Element, some Hashable>, @ElementBuilder content: (Items.Element) -> [Element]
  ) {}
}

@available(*, unavailable, message: "put rows on the screen itself, or into 'Group(role: .list)'")
public struct List: OtherName {
  public init(@ElementBuilder content: () -> [Element]) {}
  public init<Items: Sequence>(_ items: Items, @ElementBuilder content: (Items.Element) -> [Element]) {}
  public init<Items: Sequence>(
    _ items: Items, id: KeyPath<Items.Element, some Hashable>, @ElementBuilder content: (Items.Element) -> [Element]
  ) {}
}

@available(
  *, unavailable, message: "write 'Link(title, id: id, action: .push(screen))', and give the screen in 'screen(_:for:)'"
)
public struct NavigationLink: OtherName {
  public init(_ title: LocalizedText, id: ID, action: Action = .send) {}
  public init(_ title: LocalizedText, value: some Hashable) {}
  public init(_ title: LocalizedText, destination: some ElementConvertible) {}
  public init(_ title: LocalizedText, @ElementBuilder destination: () -> [Element]) {}
}

@available(*, unavailable, message: "write 'TextField(title, id: id, value: text).secure()'")
public struct SecureField: OtherName {
  public init(_ title: LocalizedText, id: ID = "", text: String) {}
  public init(_ title: LocalizedText, id: ID = "", value: String) {}
}

@available(*, unavailable, message: "write 'TextField(title, id: id, value: text).multiline()'")
public struct TextEditor: OtherName {
  public init(_ title: LocalizedText = "", id: ID = "", text: String) {}
  public init(_ title: LocalizedText = "", id: ID = "", value: String) {}
}

@available(*, unavailable, message: "write 'ProgressIndicator(title, id: id, percent: percent)'")
public struct ProgressView: OtherName {
  public init(_ title: LocalizedText = "", id: ID = "", value: Double? = nil, total: Double = 1) {}
  public init(_ title: LocalizedText, id: ID = "", percent: Int?) {}
}

@available(*, unavailable, message: "write 'TextBlock(title).image(name)'")
public struct Label: OtherName {
  public init(_ title: LocalizedText, id: ID = "") {}
  public init(_ title: LocalizedText, systemImage name: String) {}
  public init(_ title: LocalizedText, image name: String) {}
}

@available(*, unavailable, message: "write 'Picker.stepper(title, id: id, value: number, in: 1...5)'")
public struct Stepper: OtherName {
  public init<Number: Strideable>(
    _ title: LocalizedText, id: ID = "", value: Number, in bounds: ClosedRange<Number>, step: Number.Stride = 1
  ) {}
}

@available(*, unavailable, message: "write 'Picker.slider(title, id: id, value: number, in: 0...100)'")
public struct Slider: OtherName {
  public init<Number: Strideable>(
    _ title: LocalizedText = "", id: ID = "", value: Number, in bounds: ClosedRange<Number>, step: Number.Stride = 1
  ) {}
}

extension ElementBuilder {
  @available(*, unavailable, message: "a section belongs in a menu; on a screen, write 'Group(title) { … }'")
  public static func buildExpression(_ section: Section) -> ListPart<Element> { .many([]) }
  @available(*, unavailable, message: "on a screen, write 'PullDownButton(title, id: id) { … }'")
  public static func buildExpression(_ menu: Menu) -> ListPart<Element> { .many([]) }
  @available(*, unavailable, message: "an item belongs in a menu; on a screen, write 'Button' or 'Row'")
  public static func buildExpression(_ item: MenuItem) -> ListPart<Element> { .many([]) }
  @available(*, unavailable, message: "a separator belongs in a menu; on a screen, write 'Heading' or 'Group'")
  public static func buildExpression(_ separator: Separator) -> ListPart<Element> { .many([]) }
  @available(*, unavailable, message: "write 'Picture', or '.image(name)' after an element")
  public static func buildExpression(_ image: Image) -> ListPart<Element> { .many([]) }
  @available(*, unavailable, message: "write 'TextBlock(text)'")
  public static func buildExpression(_ text: String) -> ListPart<Element> { .many([]) }
}

extension RowBuilder {
  @available(*, unavailable, message: "write 'Row(title, id: id)'")
  public static func buildExpression(_ element: some ElementConvertible) -> ListPart<Row> { .many([]) }
  @available(*, unavailable, message: "write 'Row(title, id: id)'")
  public static func buildExpression(_ part: some MenuElementConvertible) -> ListPart<Row> { .many([]) }
}

extension RadioButtonBuilder {
  @available(*, unavailable, message: "write 'RadioButton(title, id: id)'")
  public static func buildExpression(_ element: some ElementConvertible) -> ListPart<RadioButton> { .many([]) }
  @available(*, unavailable, message: "write 'RadioButton(title, id: id)'")
  public static func buildExpression(_ part: some MenuElementConvertible) -> ListPart<RadioButton> { .many([]) }
}

extension MenuBuilder {
  @available(*, unavailable, message: "in a menu, write 'MenuItem(title, id: id)'")
  public static func buildExpression(_ button: Button) -> ListPart<MenuElement> { .many([]) }
  @available(*, unavailable, message: "in a menu, write 'MenuItem(title, id: id).checked(isOn)'")
  public static func buildExpression(_ toggle: Toggle) -> ListPart<MenuElement> { .many([]) }
  @available(*, unavailable, message: "this is an element of a screen; in a menu, write 'MenuItem(title, id: id)'")
  public static func buildExpression(_ element: some ElementConvertible) -> ListPart<MenuElement> { .many([]) }
  @available(*, unavailable, message: "in a menu, write 'Submenu(title, id: id) { … }'")
  public static func buildExpression(_ menu: Menu) -> ListPart<MenuElement> { .many([]) }
}

extension Menu {
  @available(*, unavailable, message: "write 'PullDownButton(title, id: id) { … }' on a screen and 'Submenu' in a menu")
  public init(_ title: LocalizedText, id: ID = "", @MenuBuilder content: () -> [MenuElement]) { self.init([]) }
}

extension Section {
  @available(*, unavailable, message: "a section belongs in a menu; on a screen, write 'Group(title) { … }'")
  public init(_ title: LocalizedText? = nil, @ElementBuilder content: () -> [Element]) {
    self.init(title, elements: {})
  }
}

extension Button {
  @available(*, unavailable, message: "write 'Button(title, id: id)', and take '.pressed(id)' in 'update'")
  public init(_ title: LocalizedText, id: ID = "", role: Role = .normal, action: () -> Void) {
    self.init(title, id: id)
  }
}

extension MenuItem {
  @available(*, unavailable, message: "write 'MenuItem(title, id: id)', and take '.pressed(id)' in 'update'")
  public init(_ title: LocalizedText, id: ID = "", action: () -> Void) { self.init(title, id: id) }
}

extension TextField {
  @available(*, unavailable, message: "write 'TextField(title, id: id, value: text)'")
  public init(_ title: LocalizedText, id: ID = "", text: String, prompt: LocalizedText? = nil) {
    self.init(title, id: id, value: text)
  }
  @available(*, unavailable, message: "write '.placeholder(prompt)'")
  public init(_ title: LocalizedText, id: ID, value: String, prompt: LocalizedText?) {
    self.init(title, id: id, value: value)
  }
}

extension HasAvailability {
  @available(*, unavailable, renamed: "dimmed(if:)")
  public func disabled(_ isDisabled: Bool = true) -> Self { self }
}

extension HasConfirmation {
  @available(*, unavailable, message: "write '.destructive()', or '.role(role)' of a button")
  public init(_ title: LocalizedText, id: ID, role: Button.Role, action: Action = .send) { fatalError() }
  @available(*, unavailable, message: "write '.destructive()', or '.role(role)' of a button")
  public init(_ title: LocalizedText, role: Button.Role, id: ID = "", action: Action = .send) { fatalError() }
}

extension DatePicker {
  @available(*, unavailable, message: "write 'value: day.map { DateTime(day: $0) }'")
  public init(_ title: LocalizedText, id: ID, mode: Mode = .date, value: Day?) { self.init(title, id: id) }
}

extension Action {
  @available(*, unavailable, message: "leave the action out, and return the effect '.pop' in 'update'")
  public static var pop: Action { .send }
}
