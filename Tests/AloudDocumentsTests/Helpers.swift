import Aloud
import Testing

@testable import AloudDocuments

/// The app described by `yaml`.
func app(_ yaml: String) throws -> DocumentApp { try Document(bytes: Array(yaml.utf8), path: "app.yaml").app }

/// An app with one tab, `home`, that has `elements`, and with `more` at its top level.
func page(_ elements: String, _ more: String = "") throws -> DocumentApp {
  try app(pageText(elements, more))
}

/// The text of such an app; `more` comes after line 1, the elements come last.
func pageText(_ elements: String, _ more: String = "") -> String {
  "app: Test\n" + more + (more.isEmpty || more.hasSuffix("\n") ? "" : "\n")
    + "tabs:\n- id: home\n  title: Home\n  elements:\n"
    + elements.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n") + "\n"
}

/// The errors in `yaml`, each as "line:column problem".
func errors(_ yaml: String) -> [String] { errors(bytes: Array(yaml.utf8)) }

/// The errors in `bytes`, each as "line:column problem".
func errors(bytes: [UInt8]) -> [String] {
  found(bytes).map { "\($0.line):\($0.column) \($0.problem)" }
}

/// The problems of `yaml`, without their places.
func problems(_ yaml: String) -> [String] { found(Array(yaml.utf8)).map(\.problem) }

extension DocumentError {
  /// The first clause of its message, without what is quoted and without numbers.
  var problem: String {
    message.replacing(/“[^”]*”/, with: "“”").replacing(#/ [0-9][0-9:-]*/#, with: "")
      .replacing(/[.:;]( .*)?$/.dotMatchesNewlines(), with: "")
  }
}

/// The errors in `bytes`.
func found(_ bytes: [UInt8]) -> [DocumentError] {
  do {
    _ = try Document(bytes: bytes, path: "app.yaml")
    return []
  } catch {
    return error.errors
  }
}

extension DocumentApp {
  /// What stands on the first tab.
  func elements(_ state: DocumentState? = nil) -> [Element] {
    interface(for: state ?? initialState).tabs[0].screen.elements
  }

  /// The state after `events`, and what the last of them asked for.
  func after(_ events: Event..., from state: DocumentState? = nil) -> (state: DocumentState, effects: [Effect]) {
    var state = state ?? initialState
    var effects: [Effect] = []
    for event in events { effects = update(&state, event) }
    return (state, effects)
  }
}

extension DocumentApp {
  /// The state once `command` has printed `output`, the first time that it ran.
  func loaded(_ output: String, by command: String, from state: DocumentState? = nil) -> DocumentState {
    let generation = state?.generation(of: command) ?? 0
    return after(
      .finished(ID("command", "\(command):\(generation)"), .exited(status: 0, output: TextLines(output))), from: state
    ).state
  }

  /// The picker that is the first element of the first tab.
  func picker(_ state: DocumentState? = nil) throws -> Picker {
    guard case .picker(let picker) = elements(state).first else { throw Missing() }
    return picker
  }

  /// The date picker that is the first element of the first tab.
  func datePicker(_ state: DocumentState? = nil) throws -> DatePicker {
    guard case .datePicker(let picker) = elements(state).first else { throw Missing() }
    return picker
  }
}

/// Something that a test looked for is not there.
struct Missing: Error {}

extension Element {
  /// The text of a text.
  var words: LocalizedText? {
    if case .text(let block) = self { block.text } else { nil }
  }
}
