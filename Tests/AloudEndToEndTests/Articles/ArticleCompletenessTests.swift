import Aloud
import AloudTesting
import Expectations
import Foundation
import Testing

/// What there is to know stands in an article.
@Suite("Articles: nothing is missing")
struct ArticleCompletenessTests {
  private static let catalogue = "Sources/Aloud/Aloud.docc"

  @Test("every command that can be said") func commands() throws {
    let wording = try Files.text("\(Article.root)/locales/wording/en.po")
    let commands = wording.matches(of: /msgctxt "command\.([A-Za-z]+)"\nmsgid "([^"|{]+)/).map { ($0.1, $0.2) }
    expect(commands.count > 50)
    let articles = try Article.all.filter { $0.path.hasPrefix(Self.catalogue) }
    let said = articles.flatMap(\.prose).map(\.text).joined(separator: "\n").lowercased()
    for (key, words) in commands {
      let isTold = said.contains("\"" + words.lowercased())
      expect(isTold, "No article has “\(words)” (command.\(key)).")
    }
  }

  @Test("every subcommand, and every option of a session") func options() async throws {
    let names = try await CommandNames.ofProgram.value
    let spans = try Article.all.flatMap(\.codeSpans).map(\.text)
    for subcommand in names.options.keys where subcommand != "start" {
      expect(spans.contains { $0.hasPrefix("aloud \(subcommand)") }, "No article has “aloud \(subcommand)”.")
    }
    for option in names.all.subtracting(["--help", "--version"]) {
      expect(spans.contains { $0.contains(option) }, "No article has “\(option)”.")
    }
  }

  @Test("every setting, with its variable") func settings() throws {
    let spans = Set(try Article("\(Self.catalogue)/UserSettings.md").codeSpans.map(\.text))
    for name in SettingName.allCases {
      expect(spans.contains(name.rawValue), "The article of settings has no “\(name.rawValue)”.")
      expect(spans.contains(name.variable), "The article of settings has no “\(name.variable)”.")
    }
  }
}
