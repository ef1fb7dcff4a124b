/// One entry of a PO file: a message's forms. Where a whole file is read, they are cut into words and places when one is
/// said: few of a wording are. Every word that is said comes out of one: they are held, not copied.
final class POEntry: Sendable {
  /// A part of a form.
  enum Piece: Sendable, Equatable {
    case words(String)
    case place(String)

    /// The words, where it is no place.
    var words: String? { if case .words(let words) = self { words } else { nil } }
  }

  /// The key (`msgctxt`).
  let key: String
  /// The line of the entry's key, counted from 1.
  let line: Int
  /// One form, or as many as the language has plural forms.
  let texts: [String]
  /// Whether the forms are plural forms.
  let isPlural: Bool
  /// The forms, cut, where that has been done.
  private let cutForms: [[Piece]]?

  init(key: String, line: Int, texts: [String], isPlural: Bool) {
    (self.key, self.line, self.texts, self.isPlural) = (key, line, texts, isPlural)
    cutForms = nil
  }

  /// The same entry with its forms cut once for all: it is said.
  init(cutting entry: POEntry) {
    (key, line, texts, isPlural) = (entry.key, entry.line, entry.texts, entry.isPlural)
    cutForms = entry.forms
  }

  /// The forms, cut at their `{places}`.
  var forms: [[Piece]] { texts.map(Self.pieces) }

  /// A form, or the last one where there are fewer.
  func form(_ index: Int) -> [Piece] {
    if texts.isEmpty { return [] }
    let index = min(index, texts.count - 1)
    return cutForms?[index] ?? Self.pieces(texts[index])
  }

  /// A text cut at its `{places}`.
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
