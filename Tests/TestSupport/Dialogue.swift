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
/// Nothing else may happen than a row mentions; a row without an answer is only said. See ``DialogueRow``.
package struct Dialogue: Sendable {
  package let title: String
  /// The line of the title in its file, counted from 1.
  package let line: Int
  package fileprivate(set) var settings: [String: String]
  package fileprivate(set) var rows: [DialogueRow] = []

  /// The dialogues in a file's text. Settings above the first title apply to all.
  package static func all(in text: String) throws(DialogueError) -> [Dialogue] {
    var common: [String: String] = [:]
    var dialogues: [Dialogue] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("# ") {
      if line.hasPrefix("## ") {
        dialogues.append(Dialogue(title: String(line.dropFirst(3)), line: index + 1, settings: common))
      } else if let last = dialogues.indices.last {
        try dialogues[last].add(line, number: index + 1)
      } else if let (key, value) = setting(line) {
        common[key] = value
      }
    }
    return dialogues
  }

  private mutating func add(_ line: Substring, number: Int) throws(DialogueError) {
    if rows.isEmpty, let (key, value) = Self.setting(line) {
      settings[key] = value
      return
    }
    let row = try DialogueRow(String(line), number: number)
    if row.isContinuation, let last = rows.indices.last {
      rows[last].rest.append(row)
    } else {
      rows.append(row)
    }
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
