/// A conversation with an app as rows of lines and answers, for tests of sessions.
///
/// A file holds several. Each begins with `## ` and its title, followed by settings (`key: value`) and rows:
/// ```text
/// ## MENU-3: a menu is left without a choice
/// app: lists
/// sort by
/// - back / cancel | Nothing chosen. | on screen
/// name | Sort by, Name. | told: changed sort to name | on screen
/// ```
/// What a row does not mention must not happen; a row without an answer is only said. See ``DialogueRow``.
package struct Dialogue: Sendable {
  package let title: String
  /// The line of the title in its file, counted from 1.
  package let line: Int
  package let settings: [String: String]
  package let rows: [DialogueRow]

  /// The dialogues in a file's text. Settings above the first title apply to all.
  package static func all(in text: String) throws(DialogueError) -> [Dialogue] {
    var common: [String: String] = [:]
    var dialogues: [Dialogue] = []
    var open: (title: String, line: Int, settings: [String: String], rows: [DialogueRow])?
    func close() { if let open { dialogues.append(Dialogue(open)) } }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("# ") {
      if line.hasPrefix("## ") {
        close()
        open = (String(line.dropFirst(3)), index + 1, common, [])
      } else if open?.rows.isEmpty ?? true, let (key, value) = setting(line) {
        if open == nil { common[key] = value } else { open?.settings[key] = value }
      } else {
        let row = try DialogueRow(String(line), number: index + 1)
        if row.isContinuation, let last = open?.rows.indices.last {
          open?.rows[last].rest.append(row)
        } else {
          open?.rows.append(row)
        }
      }
    }
    close()
    return dialogues
  }

  private init(_ parts: (title: String, line: Int, settings: [String: String], rows: [DialogueRow])) {
    (title, line, settings, rows) = parts
  }

  private static func setting(_ line: Substring) -> (String, String)? {
    guard let colon = line.firstRange(of: ": "), !line.hasPrefix("- ") else { return nil }
    let key = line[..<colon.lowerBound]
    guard key.allSatisfy({ $0.isLowercase || $0 == "-" }) else { return nil }
    return (String(key), String(line[colon.upperBound...]))
  }
}

package struct DialogueError: Error, CustomStringConvertible {
  package let line: Int
  package let text: String
  package var description: String { "line \(line): “\(text)” is no row of a dialogue" }
}
