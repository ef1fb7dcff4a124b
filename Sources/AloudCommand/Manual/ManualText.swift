import Aloud

/// Text as man(7) has it: read by groff and mandoc as it is meant, in lines that neither finds too long.
enum ManualText {
  private static let lineLimit = 78

  /// The lines of a text: broken at spaces, or with a sign that joins them again where it has none. Readers may break it there
  /// too, unless it is `joined`: what lists names of pages knows nothing of that.
  static func lines(_ text: String, joined: Bool = false) -> [String] {
    let mayBreak = joined ? "" : "\\:"
    let scalars = Array(text.unicodeScalars)
    let breaks = LineBreaks(scalars).isAllowed
    var lines: [String] = [], line = "", unit = ""
    /// Whether a space stands before `unit`.
    var isAfterSpace = false
    func close() {
      let added = line.isEmpty ? unit : line + (isAfterSpace ? " " : mayBreak) + unit
      if length(added) <= lineLimit || line.isEmpty {
        line = added
      } else {
        lines.append(isAfterSpace ? line : line + mayBreak + "\\")
        line = unit
      }
      unit = ""
    }
    for (index, scalar) in scalars.enumerated() {
      if scalar == " " || scalar == "\n" {
        if !unit.isEmpty { close() }
        isAfterSpace = true
        continue
      }
      if breaks[index], !unit.isEmpty, scalar.value > 0x7F || scalars[index - 1].value > 0x7F {
        close()
        isAfterSpace = false
      }
      unit += escaped(scalar)
    }
    if !unit.isEmpty { close() }
    if !line.isEmpty { lines.append(line) }
    // A full stop at the beginning would be a request.
    return lines.map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }
  }

  /// How long a line is where other characters than those of ASCII are written by number, as mandoc counts them.
  private static func length(_ line: String) -> Int { line.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 9) } }

  /// A text in one line, for a title or a term.
  static func line(_ text: String) -> String { text.unicodeScalars.map(escaped).joined() }

  /// A sign as it is: without an escape, groff makes typographic ones of some.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\e"
    case "-": "\\-"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case "\"": "\\(dq"
    case "“": "\\(lq"
    case "”": "\\(rq"
    default: String(scalar)
    }
  }
}
