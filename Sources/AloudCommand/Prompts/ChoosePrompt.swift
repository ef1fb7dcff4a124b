import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// `aloud choose "Which one?" Ann Bob`: one of several.
struct ChoosePrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "choose", abstract: Words.help("prompt.choose"), aliases: ["menu"])

  @OptionGroup var prompt: PromptOptions
  @Argument(help: Words.argument("prompt.itemsHelp")) var items: [String] = []
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let offered = try PromptItems(items, words)
    let standard = try self.default.map { try offered.index(of: $0, words) }
    try PromptAsking(prompt, session).ask(.choice(offered.items, standard: standard)) { answer in
      guard case .item(let index) = answer else { return [] }
      return [offered.items[index].tag]
    }
  }
}
