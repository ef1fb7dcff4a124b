import AloudTesting
import Expectations
import Foundation
import Testing

/// What the README and the articles show is tried, so that it stays true.
@Suite("Articles")
struct ArticleTests {
  /// What an example can be: each is tried by a test here, is a file that a transcript beside it reads, or is a picture in text.
  private static let kinds: Set<String> = ["transcript", "yaml", "po", "sh", "swift", "python", "json", "text"]

  @Test("each example is of a kind that is tried", arguments: try Article.all)
  func knownKinds(_ article: Article) {
    for block in article.blocks {
      expect(Self.kinds.contains(block.kind), "\(article.path):\(block.start): a block of “\(block.kind)”")
      let isRun = block.kind != "transcript" || ["$ ", "# "].contains { block.lines.first?.hasPrefix($0) == true }
      expect(isRun, "\(article.path):\(block.start): a transcript begins with “$ ” and a command.")
    }
    for (number, text) in article.prose {
      expect(!text.hasPrefix("    "), "\(article.path):\(number): an example without a fence")
    }
  }

  @Test("a transcript is what the program says; ALOUD_RECORD=1 writes what it says now", arguments: try Article.all)
  func transcripts(_ article: Article) async throws {
    var recorded = article
    try await TemporaryFolder.with { folder in
      try ShownDocument.writeAll(of: article, in: folder)
      var replacements: [(Range<Int>, [String])] = []
      for run in article.blocks.filter({ $0.kind == "transcript" }).flatMap(ShownRun.all) {
        let (printed, errors) = try await run.output(in: folder)
        let place = "\(article.path):\(run.start): \(run.command)"
        expect(errors.isEmpty, "\(place)")
        let difference = run.difference(from: printed)
        expectNil(difference, "\(place)\n\(difference ?? "")")
        replacements.append((run.start..<run.start + run.lines.count, run.recorded(from: printed)))
      }
      // From the last to the first, so that none moves another.
      for (range, lines) in replacements.reversed() { recorded.lines.replaceSubrange(range, with: lines) }
    }
    if ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1", recorded.lines != article.lines {
      try Files.write(recorded.lines.joined(separator: "\n"), to: "\(Article.root)/\(article.path)")
    }
  }

  @Test("a document is run without an error", arguments: try Article.all)
  func documents(_ article: Article) async throws {
    try await TemporaryFolder.with { folder in
      try ShownDocument.writeAll(of: article, in: folder)
      for block in article.blocks where block.kind == "yaml" {
        let document = ShownDocument(block)
        let result = try await Program.run(["run", document.file], directory: folder)
        // A task is not done where nobody answers; it speaks where its answers are not.
        let isTask = block.lines.contains { $0.hasPrefix("task: ") }
        let errors = isTask ? result.errorLines.filter { $0.hasPrefix(document.file) } : result.errorLines
        expect(errors, is: [], "\(article.path):\(block.start)")
        expect(result.exit, is: .code(isTask ? 3 : 0), "\(article.path):\(block.start)")
      }
    }
  }

  /// The file is named by a comment in the first line, or by a link in the line before the block.
  @Test("Swift stands, as it is shown, in a file that is compiled", arguments: try Article.all)
  func swift(_ article: Article) throws {
    for block in article.blocks where block.kind == "swift" {
      let place = Comment(rawValue: "\(article.path):\(block.start)")
      let comment = block.lines.first?.wholeMatch(of: /\/\/ ((?:Sources|Tests)\/\S+\.swift)/)
      let before = article.lines[..<(block.start - 1)].last { !$0.isEmpty } ?? ""
      let file = try #require(comment?.1 ?? before.firstMatch(of: /\]\((\S+\.swift)\)/)?.1, place)
      let compiled = try Files.text("\(Article.root)/\(file)").components(separatedBy: "\n")
      let shown = Self.unindented(block.lines.dropFirst(comment == nil ? 0 : 1))
      let starts = compiled.indices.filter { $0 + shown.count <= compiled.count }
      let isThere = starts.contains { Self.unindented(compiled[$0..<$0 + shown.count]) == shown }
      expect(isThere, "\(place): not as in \(file)")
    }
  }

  @Test("a link leads to a file, or to an article of the same module", arguments: try Article.all)
  func links(_ article: Article) {
    let folder = article.path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    for (number, text) in article.prose {
      for link in text.matches(of: /\]\(([^)]+)\)/) where !link.1.hasPrefix("https:") {
        let target = link.1.hasPrefix("doc:") ? "\(link.1.dropFirst(4)).md" : String(link.1)
        let isThere = FileManager.default.fileExists(atPath: "\(Article.root)/\(folder)\(target)")
        expect(isThere, "\(article.path):\(number): \(link.1)")
      }
    }
  }

  /// The lines without the spaces that all of them begin with.
  private static func unindented(_ lines: some Sequence<String>) -> [String] {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }
  }
}
