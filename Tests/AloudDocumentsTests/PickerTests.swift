import Aloud
import Expectations
import TestSupport
import Testing

@testable import AloudDocuments

/// Pickers of values from lists, from YAML to the tree and back.
@Suite struct PickerTests {
  private let towns = "- {picker: Town, id: town, value: town, from: towns}"
  private let values = "values: {town: Ulm}\ncommands: {towns: {title: Towns, run: [ls]}}"

  @Test func aMillionValuesAreNotCopied() throws {
    let app = try page(towns, values)
    let state = app.loaded(String(repeating: "x\n", count: 999_999) + "last\n", by: "towns")
    let values = try app.picker(state).columns[0].values
    expect(values.count, is: 1_000_000)
    let chosen = app.after(.changed("town", to: .picked([values[999_999].id])), from: state).state
    expect(chosen.values["town"], is: .text("last"))
    try expect(app.picker(chosen).columns[0].selection, is: 999_999)
  }

  @Test func aSheetThatIsLeftPutsTheValuesBack() throws {
    let app = try page(
      "- {button: B, action: {present: s}}",
      """
      values: {a: x, b: y}
      sheets:
      - id: s
        title: S
        elements:
        - picker: P
          id: p
          columns:
          - {title: A, value: a, options: [{option: x}, {option: z}]}
          - {title: B, value: b, options: [{option: y}, {option: z}]}
      """)
    guard case .picker(let picker) = try #require(app.sheet("s", for: app.initialState)).elements[0] else {
      throw Missing()
    }
    let picks = picker.columns.map { $0.values[1].id }
    let changed = app.after(.changed("p", to: .picked(picks))).state
    expect(changed.values, is: ["a": .text("z"), "b": .text("z")])
    expect(app.after(.sheet("s", .did), from: changed).state.values, is: app.initialState.values)
  }
}
