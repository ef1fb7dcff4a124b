import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

struct ChoosePrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "choose", abstract: "Ask for one of several items, and print it.",
    example: #"aloud choose "Which team?" Red Green Blue --default Green"#, aliases: ["menu"])

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var items: ItemOptions
  @Option(help: "The answer for an empty line.") var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws { try items.askForOne(prompt, session, default: self.default) { .choice($0, standard: $1) } }
}

struct SearchPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Ask for one of many items, narrowed by what you type, and print it.",
    example: #"aloud search "Which town?" --items-from towns.txt"#)

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var items: ItemOptions
  @Option(help: "The answer for an empty line.") var `default`: String?
  @Flag(help: "Ask for any number of items, which are kept from search to search.") var multi = false
  @OptionGroup var several: SeveralOptions
  @OptionGroup var session: SessionOptions

  func run() throws {
    if multi {
      if self.default != nil { throw ValidationError.together("--multi", "--default") }
      return try items.askForSeveral(prompt, session, several) { $0.isSearched = true }
    }
    if !several.isEmpty { throw ValidationError("--chosen, --min and --max need --multi. Add it, or leave them out.") }
    try items.askForOne(prompt, session, default: self.default) { .search($0, standard: $1) }
  }
}

extension ItemOptions {
  fileprivate func askForOne(
    _ prompt: PromptOptions, _ session: SessionOptions, default standard: String?,
    _ kind: (PromptList, Int?) -> Prompt.Kind
  ) throws {
    let words = try session.locales.words()
    let offered = try offered(prompt, words)
    // Without `--default`, an empty line takes the first item marked as chosen.
    let index = try standard.map { try offered.indexes(of: [$0]).first } ?? offered.chosen.min()
    if let index, offered.list[index].availability != .enabled {
      throw ValidationError("\(GivenBytes.shown(offered.list[index].tag)) is dimmed, and can't be the default.")
    }
    try PromptAsking(prompt, session, lineEnd: lineEnd).ask(kind(offered.list, index)) { answer in
      if case .item(let index) = answer { offered.lines([index], isOne: true) } else { [] }
    }
  }

  func askForSeveral(
    _ prompt: PromptOptions, _ session: SessionOptions, _ several: SeveralOptions,
    change: (inout Prompt) -> Void = { _ in }
  ) throws {
    let words = try session.locales.words()
    let offered = try offered(prompt, words)
    let chosen = try offered.indexes(of: several.chosen).union(offered.chosen)
    let amount = try several.amount.range(most: offered.list.count)
    try PromptAsking(prompt, session, lineEnd: lineEnd).ask(
      .several(offered.list, chosen: chosen), amount: amount, change: change
    ) { answer in
      if case .items(let indexes) = answer { offered.lines(indexes, isOne: false) } else { [] }
    }
  }

  private func offered(_ prompt: PromptOptions, _ words: Words) throws -> PromptItems {
    if prompt.piped, readsInput { throw ValidationError.together("--piped", "items on standard input") }
    return try PromptItems(self, words)
  }
}

struct MultiPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "multi", abstract: "Ask for any number of items, and print each on a line.",
    example: #"aloud multi "Which days?" Monday Tuesday Friday --chosen Monday"#)

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var items: ItemOptions
  @OptionGroup var several: SeveralOptions
  @OptionGroup var session: SessionOptions

  func run() throws { try items.askForSeveral(prompt, session, several) }
}

struct SeveralOptions: ParsableArguments {
  @Option(help: "An item that is chosen at first; can be given several times.") var chosen: [String] = []
  @OptionGroup var amount: AmountOptions

  var isEmpty: Bool { chosen.isEmpty && amount.min == nil && amount.max == nil }
}

struct ConfirmPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "confirm", abstract: "Ask a yes-or-no question. The exit code is 0 for yes and 1 for no.",
    example: #"aloud confirm "Format the disk?" --phrase "format the disk""#)

  enum Standard: String, ExpressibleByArgument, CaseIterable { case yes, no }

  @OptionGroup var prompt: PromptOptions
  @Option(help: "The words that confirm, for what can't be undone.") var phrase: String?
  @Option(help: "The answer for an empty line.") var `default`: Standard?
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    if let phrase {
      if self.default != nil { throw ValidationError.together("--phrase", "--default") }
      guard Confirmation.canConfirm(phrase, in: words.locale) else {
        throw ValidationError(
          """
          "\(GivenBytes.shown(phrase))" can't confirm anything. Give at least two words that name the act and mean nothing else, \
          such as "format the disk".
          """)
      }
    }
    let kind: Prompt.Kind =
      phrase.map { .phrase(.verbatim($0)) } ?? .confirmation(standard: self.default.map { $0 == .yes })
    try PromptAsking(prompt, session).ask(kind) { _ in [] }
  }
}
