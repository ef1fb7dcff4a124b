import AloudTesting
import Expectations
import Foundation
import Testing

/// Commands that an article tells somebody to type: what they name exists.
@Suite("Articles: commands for a shell")
struct ArticleCommandTests {
  /// An option that `--help` does not list, as ArgumentParser has it.
  private static let unlisted = "--generate-completion-script"

  @Test("every subcommand and option of aloud exists", arguments: try Article.all)
  func subcommandsAndOptions(_ article: Article) async throws {
    let names = try await CommandNames.ofProgram.value
    for (number, line) in Self.commandLines(article) {
      for words in Self.aloudCommands(line) {
        let place = "\(article.path):\(number): \(line)"
        var subcommand = "start"
        if let first = words.first, !first.hasPrefix("-") { subcommand = first }
        let known = try #require(names.options[names.commands[subcommand] ?? subcommand], "\(place)")
        for option in words.compactMap({ $0.prefixMatch(of: /--[a-z][a-z-]*/)?.0 }) {
          expect(known.contains(String(option)) || option == Self.unlisted, place)
        }
      }
    }
    for (number, span) in article.codeSpans where span.hasPrefix("--") {
      let option = String(span.prefix { $0 != " " && $0 != "=" })
      expect(names.all.contains(option) || option == Self.unlisted, "\(article.path):\(number): \(span)")
    }
  }

  @Test("every product, package and filter of swift exists", arguments: try Article.all)
  func swiftNames(_ article: Article) throws {
    let package = try Files.text("\(Article.root)/Package.swift")
    let tests = FileManager.default.enumerator(atPath: "\(Article.root)/Tests")?.compactMap { $0 as? String } ?? []
    let suites = tests.filter { $0.hasSuffix(".swift") }.compactMap { $0.split(separator: "/").last }
    for (number, line) in Self.commandLines(article) {
      let place = "\(article.path):\(number): \(line)"
      for match in line.matches(of: /--(?:product|target) (\S+)/) {
        let isThere = package.contains("\"\(match.1)\"")
        expect(isThere, place)
      }
      for match in line.matches(of: /--filter (\S+)/) {
        let isThere = suites.contains { $0.contains(match.1) }
        expect(isThere, place)
      }
      for match in line.matches(of: /--package-path (\S+)/) {
        expect(FileManager.default.fileExists(atPath: "\(Article.root)/\(match.1)/Package.swift"), place)
      }
    }
  }

  /// Lines for a shell: those of `sh` blocks, the commands of transcripts, and code in the prose that begins with "aloud".
  private static func commandLines(_ article: Article) -> [(Int, String)] {
    let blocks = article.blocks.flatMap { block in
      block.lines.enumerated().compactMap { index, line -> (Int, String)? in
        switch block.kind {
        case "sh": (block.start + index + 1, line)
        case "transcript" where line.hasPrefix("$ "): (block.start + index + 1, String(line.dropFirst(2)))
        case _: nil
        }
      }
    }
    return blocks + article.codeSpans.filter { $0.text == "aloud" || $0.text.hasPrefix("aloud ") }
  }

  /// The words after `aloud` in each command of a line.
  private static func aloudCommands(_ line: String) -> [[String]] {
    line.components(separatedBy: ["|", ";", "&", ">"]).compactMap { command in
      let words = command.split(separator: " ").map(String.init)
      return words.firstIndex { $0 == "aloud" }.map { Array(words[($0 + 1)...]) }
    }
  }
}

/// The names that the program's help lists.
struct CommandNames {
  /// The options of each subcommand.
  var options: [String: Set<String>] = [:]
  /// What stands for another: second names, and "help", which tells of the app itself.
  var commands = ["help": "start"]

  var all: Set<String> { options.values.reduce(into: []) { $0.formUnion($1) } }

  /// Those of the program: it is asked once, for all articles.
  static let ofProgram = Task {
    var found = CommandNames()
    let help = try await Program.run(["--help", "all"]).outputText
    let subcommands = help.components(separatedBy: "SUBCOMMANDS:").dropFirst().joined()
    for match in subcommands.matches(of: #/\n  ([a-z]+)((?:, [a-z]+)*)\s/#) {
      let (others, subcommand) = (match.2, String(match.1))
      for other in others.split(separator: ", ") { found.commands[String(other)] = subcommand }
      let text = try await Program.run(["help", subcommand, "all"]).outputText
      found.options[subcommand] = Set(text.matches(of: /--[a-z][a-z-]*/).map { String($0.0) })
    }
    return found
  }
}
