internal import Aloud

/// How what is chosen in pickers becomes values, and which rows values are.
extension DocumentApp {
  /// The values that `picks` of a picker with `columns` stand for; what has gone is left as it was.
  func values(of picks: [ID?], _ columns: [ColumnForm], _ state: inout DocumentState) -> [Assigned] {
    zip(picks, columns).compactMap { pick, column in
      guard let stored = column.stored(pick, state) else { return nil }
      if let command = column.command, let key = pick?.item, let index = state.loaded(command)?.index(key: key) {
        state.chosenRows[RowChoice(value: column.value, command: command)] = ChosenRow(
          generation: state.generation(of: command), text: stored, index: index)
      }
      return Assigned(name: column.value, value: .text(stored))
    }
  }

  /// Looks for the rows that values are, where either has changed since.
  func findChosenRows(_ state: inout DocumentState) {
    for choice in rowChoices {
      guard let loaded = state.loaded(choice.command), case .text(let text) = state.values[choice.value] else {
        state.chosenRows[choice] = nil
        continue
      }
      let generation = state.generation(of: choice.command)
      let known = state.chosenRows[choice]
      if known?.generation == generation, known?.text == text { continue }
      state.chosenRows[choice] = ChosenRow(generation: generation, text: text, index: loaded.index(stored: text))
    }
  }
}

/// What a control makes of a value.
struct Assigned {
  var name: String
  var value: Value
}

extension DocumentState {
  /// What `command` has given; nil until it has.
  func loaded(_ command: String) -> LoadedOutput? {
    if case .loaded(let loaded) = outputs[command]?.phase { loaded } else { nil }
  }

  /// How often `command` was run before.
  func generation(of command: String) -> Int { outputs[command]?.generation ?? 0 }
}

extension ColumnForm {
  /// The command that gives the values.
  var command: String? {
    if case .command(let command) = source { command } else { nil }
  }
}
