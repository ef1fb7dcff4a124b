/// An entry of a PO file, with the forms of a message. In a file that is read as a whole, a form is split into words and places
/// only when it is used, because few are. Every message needs an entry, so this is a class, which is not copied.
final class POEntry: Sendable {
  /// A part of a form.
  enum Piece: Sendable, Equatable {
    case words(String)
    case place(String)

    /// The words, or nil for a place.
    var words: String? { if case .words(let words) = self { words } else { nil } }
  }

  /// The key (`msgctxt`).
  let key: String
  /// The line number of the entry's key, from 1.
  let line: Int
  /// The only form, or as many as the language has plural forms.
  let texts: [String]
  /// A Boolean value that indicates whether the forms are plural forms.
  let isPlural: Bool
  /// The split forms, or nil if they are not split in advance.
  private let cutForms: [[Piece]]?

  init(key: String, line: Int, texts: [String], isPlural: Bool) {
    (self.key, self.line, self.texts, self.isPlural) = (key, line, texts, isPlural)
    cutForms = nil
  }

  /// Creates a copy of an entry whose forms are split once, because the entry is going to be used.
  init(cutting entry: POEntry) {
    (key, line, texts, isPlural) = (entry.key, entry.line, entry.texts, entry.isPlural)
    cutForms = entry.forms
  }

  /// The forms, split at their `{places}`.
  var forms: [[Piece]] { texts.map(Self.pieces) }

  /// Returns the form with an index, or the last one if there are fewer.
  func form(_ index: Int) -> [Piece] {
    if texts.isEmpty { return [] }
    let index = min(index, texts.count - 1)
    return cutForms?[index] ?? Self.pieces(texts[index])
  }

  /// Returns a text split at its `{places}`.
  static func pieces(_ form: String) -> [Piece] {
    let open = UInt8(ascii: "{"), close = UInt8(ascii: "}")
    var pieces: [Piece] = []
    var rest = form.utf8[...]
    while let start = rest.firstIndex(of: open), let end = rest[start...].firstIndex(of: close) {
      if start > rest.startIndex { pieces.append(.words(String(Substring(rest[..<start])))) }
      pieces.append(.place(String(Substring(rest[start..<end].dropFirst()))))
      rest = rest[end...].dropFirst()
    }
    if !rest.isEmpty { pieces.append(.words(pieces.isEmpty ? form : String(Substring(rest)))) }
    return pieces
  }
}
