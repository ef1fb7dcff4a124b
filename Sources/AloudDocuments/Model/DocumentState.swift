public import Aloud

/// What an app described in a document holds while it runs.
public struct DocumentState: Sendable, Equatable {
  /// What each value holds: text, or on/off.
  public internal(set) var values: [String: Value]
  /// What the commands have given so far, by their names.
  var outputs: [String: CommandOutput]
  /// What the logs hold that anything was written into, by their ids.
  var logs: [String: WrittenLog] = [:]
  /// The values that somebody has changed, or an action: they follow no others any more.
  var changed: Set<String> = []
  /// What the values of a sheet were before it changed any of them, by the sheet's name.
  var drafts: [String: SheetDraft] = [:]
  /// The exit code that the app ends with, as the document says; nil where it has said nothing.
  public internal(set) var exitCode: Int?
  /// Which rows the values are that pickers choose from a command's rows.
  var chosenRows: [RowChoice: ChosenRow] = [:]
  /// What is searched for among the rows of screens, by the ids of their searches.
  private(set) var queries: [ID: String] = [:]
  /// Which day it is, once that is known.
  var today: Day?
  /// The commands that actions wait for.
  var pending: [ID: PendingRun] = [:]
  /// How many commands actions have run.
  var runCount = 0
  /// Goes up whenever a value changes.
  var revision = 0

  /// The state before anything has happened.
  init(values: [String: Value], outputs: [String: CommandOutput]) {
    self.values = values
    self.outputs = outputs
  }

  /// The text that the value `name` holds; nil where it is on or off, or there is none.
  func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { text } else { nil }
  }

  /// What `command` has given; nil until it has.
  func loaded(_ command: String) -> LoadedOutput? {
    if case .loaded(let loaded) = outputs[command]?.phase { loaded } else { nil }
  }

  /// How often `command` was run before.
  func generation(of command: String) -> Int { outputs[command]?.generation ?? 0 }

  /// The row that `item` names: a command's name, a colon, and the row's key.
  func row(_ item: String) -> OutputRow? {
    guard let colon = item.firstIndex(of: ":"), let loaded = loaded(String(item[..<colon])) else { return nil }
    return loaded.row(key: String(item[item.index(after: colon)...]))
  }

  /// Puts `value` in the place of what `name` holds, as somebody wants it.
  mutating func set(_ name: String, to value: Value) {
    changed.insert(name)
    give(name, value)
  }

  /// Gives `name` a value that nobody has asked for.
  mutating func give(_ name: String, _ value: Value) {
    guard values[name] != value else { return }
    values[name] = value
    revision += 1
  }

  /// Searches the rows of a screen for `text`.
  mutating func search(_ id: ID, for text: String) { queries[id] = text.isEmpty ? nil : text }

  /// Looks for the rows that values are, where either has changed since.
  mutating func findChosenRows(_ choices: Set<RowChoice>) {
    for choice in choices {
      guard let loaded = loaded(choice.command), let text = text(choice.value) else {
        chosenRows[choice] = nil
        continue
      }
      let generation = generation(of: choice.command)
      let known = chosenRows[choice]
      if known?.generation == generation, known?.text == text { continue }
      chosenRows[choice] = ChosenRow(generation: generation, text: text, index: loaded.index(stored: text))
    }
  }
}

/// What the values of a sheet were, and which of them had been changed.
struct SheetDraft: Sendable, Equatable {
  var values: [String: Value]
  var changed: Set<String>
}

/// A command that an action runs, until it has ended.
struct PendingRun: Sendable, Equatable {
  /// Which of the document's runs it is.
  var run: Int
  /// How many actions had run before it.
  var count = 0
  /// What it has told of how far it is.
  var feed = ProgressFeed()
  /// What it has begun to write into a log.
  var messages = LogFeed()
  var origin: Origin
}

/// What was used, and where.
struct Origin: Sendable, Equatable {
  var site: ID
  /// The row it is about, as it was then.
  var row: OutputRow?
  /// The sheet on which it stands.
  var sheet: String?
  /// The selected rows that it is done to, as commands know them.
  var selected: [String]?
  /// Whether it is that sheet's preferred action.
  var isPreferred = false
  /// Whether the sheet has gone since.
  var isOrphan = false
}
