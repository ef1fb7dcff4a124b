import Foundation
import Testing

/// What stands in the sources: the names of members, and the texts without anything put in.
struct SourceWords {
  /// The names behind a dot, such as `sheetReady` in `.message(.sheetReady(...))`.
  private(set) var members: Set<String> = []
  /// All words and names, those in texts too.
  private(set) var words: Set<String> = []
  /// What stands between quotes.
  private(set) var literals: Set<String> = []

  /// What stands in all wanted files of `Sources/`, by their paths, but in what makes messages of the wording.
  static func all(where isWanted: (String) -> Bool = { _ in true }) throws -> SourceWords {
    let folder = Repository.root.appending(path: "Sources").resolvingSymlinksInPath()
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path())).compactMap { $0 as? String }
    var words = SourceWords()
    for path in paths where path.hasSuffix(".swift") && !path.contains("MessageMaker/") && isWanted(path) {
      for line in try String(contentsOf: folder.appending(path: path), encoding: .utf8).split(separator: "\n") {
        words.read(line.drop { $0 == " " })
      }
    }
    return words
  }

  /// Takes a line in. What is in quotes and what is not take turns; a text with something put in gives no text.
  private mutating func read(_ line: Substring) {
    if line.hasPrefix("//") { return }
    for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) { words.insert(String(word)) }
    let line = line.replacing("\\\"", with: "")
    for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      if !index.isMultiple(of: 2) { literals.insert(String(part)) }
      for word in part.split(separator: ".", omittingEmptySubsequences: false).dropFirst() {
        members.insert(String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
  }
}
