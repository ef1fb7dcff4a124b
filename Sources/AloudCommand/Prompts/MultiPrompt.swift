import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// `aloud multi "Which?" a b c`: any number of several, a line each.
struct MultiPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "multi", abstract: Words.help("prompt.multi"))

  @OptionGroup var prompt: PromptOptions
  @Argument(help: Words.argument("prompt.itemsHelp")) var items: [String] = []
  @Option(help: Words.argument("prompt.presetHelp")) var chosen: [String] = []
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let offered = try PromptItems(items, words)
    let chosen = Set(try chosen.map { try offered.index(of: $0, words) })
    try PromptAsking(prompt, session).ask(.several(offered.items, chosen: chosen)) { answer in
      guard case .items(let indexes) = answer else { return [] }
      return indexes.map { offered.items[$0].tag }
    }
  }
}
