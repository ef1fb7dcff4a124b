/// A text field with suggestions, which narrow as the user types (EDIT-4). A new value is sent as `changed` with `Value.text`.
public struct ComboBox: Sendable, Equatable, CanBeLive, CanBeRequired, HasAvailability, HasValidity {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The current text.
  public var value: String
  /// The suggestions. Taking one sets the text to its title.
  public var suggestions: Rows
  /// A Boolean value that indicates whether only a suggestion can be entered.
  public var takesOnlySuggestions = false
  /// The text that is said while the combo box is empty.
  public var placeholder: LocalizedText?
  /// A Boolean value that indicates whether the sheet's preferred action waits until the combo box has a value.
  public var isRequired = false
  /// The validity of the value.
  public var validity = Validity.valid

  /// Creates a combo box whose suggestions are provided when they are read.
  public init(_ title: LocalizedText, id: ID, value: String, suggestions: Rows) {
    facts = ControlFacts(title, id: id)
    (self.value, self.suggestions) = (value, suggestions)
  }

  /// Creates a combo box with suggestions.
  public init(_ title: LocalizedText, id: ID, value: String, suggestions: [String]) {
    let rows = Rows(id: id, count: suggestions.count, revision: suggestions.hashValue) { index in
      Row(.verbatim(suggestions[index]), id: ID(id.name, String(index)))
    }
    self.init(title, id: id, value: value, suggestions: rows)
  }

  /// Returns a copy in which only a suggestion can be entered.
  public func onlySuggestions() -> Self { changed { $0.takesOnlySuggestions = true } }

  /// Returns a copy with a text that is said while the combo box is empty.
  public func placeholder(_ placeholder: LocalizedText?) -> Self { changed { $0.placeholder = placeholder } }
}

extension ComboBox: Control {
  /// The combo box, as an element.
  public var element: Element { .comboBox(self) }
  package var held: Value? { field.held }
  package var missing: LocalizedText? { field.missing }
  package var usage: Usage { field.usage }

  package func describe(in announcement: inout Announcement) { field.describe(in: &announcement) }

  private var field: TextField {
    var field = TextField(title, id: id, value: value).placeholder(placeholder)
    field.facts = facts
    field.suggestions = Suggestions(rows: suggestions, isOnly: takesOnlySuggestions)
    field.isRequired = isRequired
    field.validity = validity
    return field
  }
}

struct Suggestions: Sendable, Equatable {
  var rows: Rows
  var isOnly: Bool
}
