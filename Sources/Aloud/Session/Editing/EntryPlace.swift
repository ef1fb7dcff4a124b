/// A field that waits for its text or is read, and how far that has come (EDIT-2).
struct EntryPlace: Sendable, Equatable {
  /// The field.
  var id: ID
  /// What it is called.
  var title: LocalizedText
  /// Whether what it holds is secret: then nothing of it is here.
  var isSecure: Bool
  /// What it held when this began.
  var original: String
  /// What it is to hold.
  var edited: EditedText
  /// How many lines were left out because there was no room for them.
  var leftOutCount = 0

  /// The beginning for a field as it is.
  init(_ field: TextField) {
    id = field.id
    title = field.title
    isSecure = field.isSecure
    original = field.isSecure ? "" : field.value
    edited = EditedText(original)
  }
}
