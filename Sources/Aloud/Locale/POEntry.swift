/// One entry of a PO file: a message's forms, cut into words and places.
struct POEntry: Sendable {
  /// A part of a form.
  enum Piece: Sendable, Equatable {
    case words(String)
    case place(String)
  }

  /// The key (`msgctxt`).
  var key: String
  /// The line of the entry's key, counted from 1.
  var line: Int
  /// One form, or as many as the language has plural forms.
  var forms: [[Piece]]
  /// Whether the forms are plural forms.
  var isPlural: Bool

  /// A form cut at its `{places}`.
  static func pieces(_ form: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = form[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.words(String(rest[..<open]))) }
      pieces.append(.place(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
    return pieces
  }
}
