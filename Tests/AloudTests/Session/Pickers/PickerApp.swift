@testable import Aloud

/// An app with one screen of pickers, which keeps what is chosen in them.
struct PickerApp: App {
  struct State: Sendable, Equatable {
    var values: [ID: Value] = [:]
    var sizes = ["Small", "Medium", "Large"]
    var told: [Value] = []
  }

  /// The date pickers, whose values are those of the state.
  var datePickers: [DatePicker] = []
  var colorPicker = ColorPicker("Color", id: "color", value: Color(hex: "#006666")).optional()
  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Pickers", tabs: [Tab("Home", id: "home", screen: Screen("Home", id: "home", elements: elements(state)))])
  }

  private func elements(_ state: State) -> [Element] {
    datePickers.map { picker in
      var picker = picker
      if case .moment(let moment) = state.values[picker.id] { picker.value = moment }
      return .datePicker(picker)
    } + [
      .colorPicker(colorPicker(state)),
      .picker(Picker("Size", id: "size", columns: [column("Size", "size", state.sizes, state, 0)])),
      .picker(
        Picker(
          "Rest", id: "rest",
          columns: [
            column("Minutes", "minutes", ["0", "15", "30", "45"], state, 0),
            column("Seconds", "seconds", ["0", "10", "20", "30", "40", "50"], state, 1),
          ])),
      .picker(Picker("Nothing", id: "nothing", columns: [column("Nothing", "none", [], state, 0)])),
    ] + (datePickers.isEmpty ? [.picker(longPicker(state))] : [])
  }

  /// A list that takes long to search for a name.
  private func longPicker(_ state: State) -> Picker {
    let lines = Rows(id: "lines", count: 1_000_000) { index in
      Row(.verbatim("Line \(index + 1)"), id: ID("line", String(index)))
    }
    return Picker(
      "Line", id: "line", columns: [PickerColumn("Line", id: "lines", values: lines, selection: lineSelection(state))]
    ).style(.inline)
  }

  private func lineSelection(_ state: State) -> Int {
    guard case .picked(let picked) = state.values["line"] else { return 119 }
    return picked[0]?.item.flatMap { Int($0) } ?? 119
  }

  private func colorPicker(_ state: State) -> ColorPicker {
    var picker = colorPicker
    if case .color(let color) = state.values[picker.id] { picker.value = color }
    return picker
  }

  private func column(_ title: LocalizedText, _ id: ID, _ values: [String], _ state: State, _ index: Int)
    -> PickerColumn
  {
    let ids = values.map { ID(id.name, $0) }
    var selection: Int? = values.count > 1 ? 1 : nil
    if case .picked(let picked) = state.values[id] ?? state.values["rest"], picked.indices.contains(index) {
      selection = picked[index].flatMap { ids.firstIndex(of: $0) } ?? selection
    }
    return PickerColumn(
      title, id: id,
      values: Rows(id: id, count: values.count, revision: values.count) {
        Row(.verbatim(values[$0].replacing(", again", with: "")), id: ids[$0])
      },
      selection: selection)
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, let value):
      state.values[id] = value
      state.told.append(value)
    case .elapsed("fewer"): state.sizes = ["Small", "Large"]
    case .elapsed("none"): state.sizes = []
    case .elapsed("twice"): state.sizes = ["Small", "Medium", "Small, again"]
    default: break
    }
    return []
  }
}
