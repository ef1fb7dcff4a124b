import Foundation

/// A document that an article shows, or a part of one.
struct ShownDocument {
  /// The file that it is in for the article's runs: what a comment in its first line says, or one of its own.
  let file: String
  /// The whole document.
  let text: String

  /// What belongs at the top of a document where only a part is shown; all else is the first tab's.
  private static let topKeys: Set<String> = ["language", "texts", "values", "commands", "screens", "sheets"]

  init(_ block: CodeBlock) {
    let name = block.lines.first?.wholeMatch(of: /# (\S+\.yaml)/)?.1
    file = name.map(String.init) ?? "line-\(block.start + 1).yaml"
    text = block.lines.contains { $0.hasPrefix("app:") } ? block.text : Self.whole(of: block.lines)
  }

  /// Writes all that an article shows into a folder: documents, and files that a comment in their first line names.
  static func writeAll(of article: Article, in folder: String) throws {
    for block in article.blocks {
      if block.kind == "yaml" {
        let document = ShownDocument(block)
        try Files.write(document.text, to: "\(folder)/\(document.file)")
      } else if ["po", "transcript", "sh", "python"].contains(block.kind),
        let name = block.lines.first?.wholeMatch(of: /# (\S+\.(?:po|transcript|sh|py))/)?.1
      {
        let file = "\(folder)/\(name)"
        let parent = URL(fileURLWithPath: file).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Files.write(block.text, to: file)
      }
    }
  }

  /// A document of which `lines` are a part.
  private static func whole(of lines: [String]) -> String {
    var top: [String] = [], tab: [String] = []
    var keys: Set<String> = []
    var isTop = false
    for line in lines {
      if let key = line.prefixMatch(of: /([a-z][a-z ]*):/)?.1 {
        keys.insert(String(key))
        isTop = topKeys.contains(String(key))
      }
      if isTop { top.append(line) } else { tab.append("    \(line)") }
    }
    if !keys.contains("elements") { tab.append("    elements: [{text: Example.}]") }
    return (["app: Example"] + top + ["tabs:", "  - title: Example"] + tab).map { $0 + "\n" }.joined()
  }
}
