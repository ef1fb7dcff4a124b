/// Where the user is in the text of a field that is entered or read, and how far that has come (EDIT-2).
struct TextPlace: Sendable {
  /// The field.
  let id: ID
  /// What it is called.
  let title: LocalizedText
  /// Whether what it holds is secret: then nothing of it is here.
  let isSecure: Bool
  /// What it held when this began.
  private(set) var original: String
  /// What it is to hold.
  var edited: EditedText
  /// How many lines were left out because there was no room for them.
  var leftOutCount = 0

  /// The beginning for a field as it is.
  init(_ field: TextField) {
    self.init(id: field.id, title: field.title, text: field.isSecure ? "" : field.value, isSecure: field.isSecure)
  }

  /// The beginning for a text that is called something.
  init(id: ID, title: LocalizedText, text: String, isSecure: Bool = false) {
    self.id = id
    self.title = title
    self.isSecure = isSecure
    original = text
    edited = EditedText(text)
  }

  /// Goes on with a text that its owner holds now as it was edited.
  mutating func settle() { original = edited.text }
}

extension TextPlace: Equatable {}
