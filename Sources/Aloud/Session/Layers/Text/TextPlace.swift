/// The text of a field that is being entered or read, and the position of the user in it (EDIT-2).
struct TextPlace: Sendable {
  let id: ID
  let title: LocalizedText
  /// A Boolean value that indicates whether the text is secret. If so, none of it is here.
  let isSecure: Bool
  private(set) var original: String
  var edited: EditedText
  /// The lines that did not fit.
  var leftOutCount = 0

  init(_ field: TextField) {
    self.init(id: field.id, title: field.title, text: field.isSecure ? "" : field.value, isSecure: field.isSecure)
  }

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
