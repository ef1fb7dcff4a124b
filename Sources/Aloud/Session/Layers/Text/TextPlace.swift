/// The text of a field that is being entered or read, and the position of the user in it (EDIT-2).
struct TextPlace: Sendable {
  /// The id of the field.
  let id: ID
  /// The title of the field.
  let title: LocalizedText
  /// A Boolean value that indicates whether the field's text is secret. If so, none of it is here.
  let isSecure: Bool
  /// The text of the field before any changes.
  private(set) var original: String
  /// The text with all changes.
  var edited: EditedText
  /// The number of lines that were left out because they did not fit.
  var leftOutCount = 0

  /// Creates the text of a field.
  init(_ field: TextField) {
    self.init(id: field.id, title: field.title, text: field.isSecure ? "" : field.value, isSecure: field.isSecure)
  }

  /// Creates a text with a title.
  init(id: ID, title: LocalizedText, text: String, isSecure: Bool = false) {
    self.id = id
    self.title = title
    self.isSecure = isSecure
    original = text
    edited = EditedText(text)
  }

  /// Makes the edited text the original, after its owner has accepted it.
  mutating func settle() { original = edited.text }
}

extension TextPlace: Equatable {}
