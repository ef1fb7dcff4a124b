import Aloud

/// Text escaped for man(7), in lines short enough for groff and mandoc.
enum ManualText {
  private static let lineLimit = 78

  /// Returns lines broken at spaces, or elsewhere with an escape that joins the lines again. Readers may break the text there
  /// too, unless `joined` is `true`: the programs that list page names do not know that escape.
  static func lines(_ text: String, joined: Bool = false) -> [String] {
    let mayBreak = joined ? "" : "\\:"
    let scalars = Array(text.unicodeScalars)
    let breaks = LineBreaks(scalars).isAllowed
    var lines: [String] = [], line = "", unit = ""
    /// A Boolean value that indicates whether a space precedes `unit`.
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
    // A line that began with a full stop would be a request.
    return lines.map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }
  }

  /// Returns the length of a line as mandoc counts it, with each non-ASCII character written as a number.
  private static func length(_ line: String) -> Int { line.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 9) } }

  static func line(_ text: String) -> String { text.unicodeScalars.map(escaped).joined() }

  /// Escapes a character that groff would otherwise print as a typographic variant.
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
