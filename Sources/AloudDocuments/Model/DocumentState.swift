public import Aloud

/// The state of a document's app while it runs.
public struct DocumentState: Sendable, Equatable {
  /// The contents of the values: text, or on or off.
  public internal(set) var values: [String: Value]
  var outputs: [String: CommandOutput]
  var logs: [String: LogMessages] = [:]
  /// The values that the user or an action has changed, and which no longer follow others.
  var changed: Set<String> = []
  /// The values of each sheet before the sheet changed any of them, keyed by the sheet's name.
  var drafts: [String: SheetDraft] = [:]
  /// The exit code that the app ends with, or `nil` if none is set.
  public internal(set) var exitCode: Int?
  var chosenRows: [RowChoice: ChosenRow] = [:]
  private(set) var queries: [ID: String] = [:]
  var today: Day?
  var pending: [ID: PendingRun] = [:]
  var runCount = 0
  /// The origins of the commands that have failed, by their indexes in the model's runs.
  var failures: [Int: Origin] = [:]
  var revision = 0

  func text(_ name: String) -> String? { if case .text(let text) = values[name] { text } else { nil } }

  func loaded(_ command: String) -> LoadedOutput? {
    if case .loaded(let loaded) = outputs[command]?.phase { loaded } else { nil }
  }

  func generation(of command: String) -> Int { outputs[command]?.generation ?? 0 }

  /// `item` is a command's name, a colon, and the row's key.
  func row(_ item: String) -> OutputRow? {
    guard let colon = item.firstIndex(of: ":"), let loaded = loaded(String(item[..<colon])) else { return nil }
    return loaded.row(key: String(item[item.index(after: colon)...]))
  }

  mutating func set(_ name: String, to value: Value) {
    changed.insert(name)
    give(name, value)
  }

  /// Does not mark the value as changed.
  mutating func give(_ name: String, _ value: Value) {
    guard values[name] != value else { return }
    values[name] = value
    revision += 1
  }

  mutating func search(_ id: ID, for text: String) { queries[id] = text.isEmpty ? nil : text }

  mutating func findChosenRows(_ choices: Set<RowChoice>) {
    for choice in choices {
      let (generation, known) = (generation(of: choice.command), chosenRows[choice])
      chosenRows[choice] = loaded(choice.command).flatMap { loaded in
        guard let text = text(choice.value) else { return nil }
        if let known, known.generation == generation, known.text == text { return known }
        return ChosenRow(generation: generation, text: text, index: loaded.index(stored: text))
      }
    }
  }
}

/// The values of a sheet, and those of them that had been changed, before the sheet changed any.
struct SheetDraft: Sendable, Equatable {
  var values: [String: Value]
  var changed: Set<String>
}

struct PendingRun: Sendable, Equatable {
  /// The index of the command in the model's runs.
  var run: Int
  /// The number of this run among all runs of the app, counted from 1.
  var count = 0
  var feed = ProgressFeed()
  var messages = LogFeed()
  var origin: Origin
}

struct Origin: Sendable, Equatable {
  var site: ID
  /// The row that the thing belongs to, as it was at that time.
  var row: OutputRow?
  var sheet: String?
  /// The selected rows that the action applies to, as commands know them.
  var selected: [String]?
  var isPreferred = false
  /// True if the sheet is being dismissed or is gone.
  var isOrphan = false
  /// True if the actions have begun work that has a name, and not ended it.
  var hasBegun = false
}
