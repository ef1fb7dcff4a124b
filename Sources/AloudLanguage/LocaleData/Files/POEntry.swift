/// An entry of a PO file, with the forms of a message. In a file that is read as a whole, a form is split into words and places
/// only when it is used, because few are. Every message needs an entry, so this is a class, which is not copied.
final class POEntry: Sendable {
  enum Piece: Sendable, Equatable {
    case words(String)
    case place(String)

    var words: String? { if case .words(let words) = self { words } else { nil } }
    var place: String? { if case .place(let name) = self { name } else { nil } }
  }

  /// The `msgctxt`, or the `msgid` in a file of an app's texts.
  let key: String
  /// The line of the key, from 1.
  let line: Int
  /// The only form, or as many as the language has plural forms.
  let texts: [String]
  let isPlural: Bool
  private let cutForms: [[Piece]]?

  init(key: String, line: Int, texts: [String], isPlural: Bool) {
    (self.key, self.line, self.texts, self.isPlural) = (key, line, texts, isPlural)
    cutForms = nil
  }

  init(cutting entry: POEntry) {
    (key, line, texts, isPlural) = (entry.key, entry.line, entry.texts, entry.isPlural)
    cutForms = entry.forms
  }

  var forms: [[Piece]] { texts.map(Self.pieces) }

  /// Returns the last form if there are fewer.
  func form(_ index: Int) -> [Piece] {
    if texts.isEmpty { return [] }
    let index = min(index, texts.count - 1)
    return cutForms?[index] ?? Self.pieces(texts[index])
  }

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

extension [String: POEntry] { var inLineOrder: [POEntry] { values.sorted { $0.line < $1.line } } }
