/// A field for text with suggestions, which narrow as it is typed into (EDIT-4). A new value is sent as `changed` with
/// `Value.text`.
public struct ComboBox: Sendable, Equatable, CanBeLive, CanBeRequired, HasAvailability, HasValidity {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// What it holds.
  public var value: String
  /// What is suggested: each by its title, which is what the box holds when it is taken.
  public var suggestions: Rows
  /// Whether nothing else than a suggestion can be entered.
  public var takesOnlySuggestions = false
  /// What is said where the box is empty.
  public var placeholder: LocalizedText?
  /// Whether a sheet's preferred action waits until it is filled.
  public var isRequired = false
  /// Whether what it holds is right.
  public var validity = Validity.valid
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A box `title` that holds `value`, with suggestions that are provided when they are read.
  public init(_ title: LocalizedText, id: ID, value: String, suggestions: Rows) {
    self.title = title
    self.id = id
    self.value = value
    self.suggestions = suggestions
  }

  /// A box `title` that holds `value`, with some suggestions.
  public init(_ title: LocalizedText, id: ID, value: String, suggestions: [String]) {
    let rows = Rows(id: id, count: suggestions.count, revision: suggestions.hashValue) { index in
      Row(.verbatim(suggestions[index]), id: ID(id.name, String(index)))
    }
    self.init(title, id: id, value: value, suggestions: rows)
  }

  /// The same; nothing else than a suggestion can be entered.
  public func onlySuggestions() -> Self { changed { $0.takesOnlySuggestions = true } }

  /// The same, with what is said where it is empty.
  public func placeholder(_ placeholder: LocalizedText?) -> Self { changed { $0.placeholder = placeholder } }
}

extension ComboBox: Control {
  /// The box, as an element.
  public var element: Element { .comboBox(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var held: Value? { field.held }
  package var missing: LocalizedText? { field.missing }
  package var usage: Usage { field.usage }

  package func describe(in announcement: inout Announcement) { field.describe(in: &announcement) }

  /// The field that is typed into.
  private var field: TextField {
    var field = TextField(title, id: id, value: value).placeholder(placeholder)
    field.suggestions = Suggestions(rows: suggestions, isOnly: takesOnlySuggestions)
    field.isRequired = isRequired
    field.validity = validity
    field.availability = availability
    field.isLive = isLive
    return field
  }
}

/// What a field suggests, where it is that of a combo box.
struct Suggestions: Sendable, Equatable {
  /// The suggestions, by their titles.
  var rows: Rows
  /// Whether nothing else can be entered.
  var isOnly: Bool
}
