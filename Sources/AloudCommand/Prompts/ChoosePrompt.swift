import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// `aloud choose "Which one?" Ann Bob`: one of several.
struct ChoosePrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    asking: "choose", example: #"aloud choose "Which team?" Red Green Blue --default Green"#, aliases: ["menu"])

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var items: ItemOptions
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws {
    try items.askForOne(prompt, session, default: self.default) { .choice($0, standard: $1) }
  }
}

/// `aloud search "Which town?" --items-from towns`: one of many, narrowed by what is typed.
struct SearchPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    asking: "search", example: #"aloud search "Which town?" --items-from towns.txt"#)

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var items: ItemOptions
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws {
    try items.askForOne(prompt, session, default: self.default) { .search($0, standard: $1) }
  }
}

extension ItemOptions {
  /// Asks which of the items, and prints it.
  ///
  /// - Throws: as `PromptItems` and `PromptAsking` do.
  fileprivate func askForOne(
    _ prompt: PromptOptions, _ session: SessionOptions, default standard: String?,
    _ kind: (PromptList, Int?) -> Prompt.Kind
  ) throws {
    let words = try session.locales.words()
    if prompt.piped, readsInput { throw words.cannotGoTogether("--piped", "--items-from -") }
    let offered = try PromptItems(self, words)
    // An item that is chosen at first is the one that an empty line takes.
    let index = try standard.map { try offered.indexes(of: [$0]).first } ?? offered.chosen.min()
    try PromptAsking(prompt, session, lineEnd: lineEnd).ask(kind(offered.list, index)) { answer in
      if case .item(let index) = answer { offered.lines([index], isOne: true) } else { [] }
    }
  }
}
