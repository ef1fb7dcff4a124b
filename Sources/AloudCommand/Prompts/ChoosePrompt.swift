import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// The command `aloud choose "Which one?" Ann Bob`, which asks for one of several items.
struct ChoosePrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      asking: "choose", example: #"aloud choose "Which team?" Red Green Blue --default Green"#, aliases: ["menu"])
  }

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var items: ItemOptions
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws {
    try items.askForOne(prompt, session, default: self.default) { .choice($0, standard: $1) }
  }
}

/// The command `aloud search "Which town?" --items-from towns`, which asks for one of many items, narrowed by typing.
struct SearchPrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      asking: "search", example: #"aloud search "Which town?" --items-from towns.txt"#)
  }

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var items: ItemOptions
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws {
    try items.askForOne(prompt, session, default: self.default) { .search($0, standard: $1) }
  }
}

extension ItemOptions {
  fileprivate func askForOne(
    _ prompt: PromptOptions, _ session: SessionOptions, default standard: String?,
    _ kind: (PromptList, Int?) -> Prompt.Kind
  ) throws {
    let words = try session.locales.words()
    if prompt.piped, readsInput { throw words.cannotGoTogether("--piped", "--items-from -") }
    let offered = try PromptItems(self, words)
    // Without `--default`, an empty line takes the first item marked as chosen.
    let index = try standard.map { try offered.indexes(of: [$0]).first } ?? offered.chosen.min()
    try PromptAsking(prompt, session, lineEnd: lineEnd).ask(kind(offered.list, index)) { answer in
      if case .item(let index) = answer { offered.lines([index], isOne: true) } else { [] }
    }
  }
}
