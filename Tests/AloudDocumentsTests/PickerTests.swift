import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

/// Pickers of values from lists, from YAML to the tree and back.
@Suite struct PickerTests {
  private let sizes = """
    - picker: Size
      id: size
      value: size
      subtitle: Of the box
      style: inline
      options: [{option: Small, value: s}, {option: Large, value: l, subtitle: Heavy, dimmed: None left.}]
      action: {say: '{size}'}
    """

  @Test func itHasItsOptionsAndTheOneThatIsChosen() throws {
    let picker = try page(sizes, "values: {size: l}").picker()
    expect(picker.title, is: "Size")
    expect(picker.subtitle, is: "Of the box")
    expect(picker.style, is: .inline)
    expect(picker.columns.map(\.title), is: ["Size"])
    expect(picker.columns[0].selection, is: 1)
    let rows = picker.columns[0].values
    expect((0..<rows.count).map { rows[$0].title }, is: ["Small", "Large"])
    expect(rows[1].subtitle, is: "Heavy")
    expect(rows[1].availability, is: .dimmed(because: "None left."))
  }

  @Test func aChoiceSetsTheValueAndActs() throws {
    let app = try page(sizes, "values: {size: l}")
    let small = try app.picker().columns[0].values[0].id
    let chosen = app.after(.changed("size", to: .picked([small])))
    expect(chosen.state.values["size"], is: .text("s"))
    expect(chosen.effects, is: [.say("Small")])
    try expect(app.picker(chosen.state).columns[0].selection, is: 0)
  }

  @Test func nothingIsChosenWhereTheValueIsEmptyOrUnknown() throws {
    let app = try page(sizes, "values: {size: ''}")
    try expectNil(app.picker().columns[0].selection)
    expect(app.after(.changed("size", to: .picked(["other"]))).state.values["size"], is: .text(""))
    let chosen = app.after(.changed("size", to: .picked([try app.picker().columns[0].values[1].id]))).state
    expect(app.after(.changed("size", to: .picked([nil])), from: chosen).state.values["size"], is: .text(""))
  }

  @Test func eachColumnHasAValueOfItsOwn() throws {
    let app = try page(
      """
      - picker: Seat
        id: seat
        columns:
        - {title: Row, value: row no, options: [{option: One, value: '1'}, {option: Two, value: '2'}]}
        - {title: Place, value: place, options: [{option: A}, {option: B}]}
      """, "values: {row no: '1', place: B}")
    let columns = try app.picker().columns
    expect(columns.map(\.title), is: ["Row", "Place"])
    expect(columns.map(\.selection), is: [0, 1])
    let picks = [columns[0].values[1].id, columns[1].values[0].id]
    let state = app.after(.changed("seat", to: .picked(picks))).state
    expect(state.values, is: ["row no": .text("2"), "place": .text("A")])
  }

  private let towns = "- {picker: Town, id: town, value: town, from: towns}"
  private let values = "values: {town: Ulm}\ncommands: {towns: {title: Towns, run: [ls]}}"

  @Test func aCommandsLinesAreItsValues() throws {
    let app = try page(towns, values)
    try expect(app.picker().availability, is: .busy)
    let state = app.loaded("Bern\nUlm\nUlm\n", by: "towns")
    let column = try app.picker(state).columns[0]
    try expect(app.picker(state).availability, is: .enabled)
    expect(column.values.count, is: 3)
    expect(column.selection, is: 1)
    let chosen = app.after(.changed("town", to: .picked([column.values[0].id])), from: state).state
    expect(chosen.values["town"], is: .text("Bern"))
    try expect(app.picker(chosen).columns[0].selection, is: 0)
    // Of two lines that are alike it is the chosen one that is selected.
    let last = app.after(.changed("town", to: .picked([column.values[2].id])), from: chosen).state
    try expect(app.picker(last).columns[0].selection, is: 2)
  }

  @Test func thatItsLinesHaveComeIsToldOnceAndAgainToWhoWaitedForThem() throws {
    let app = try page(towns + "\n- {button: Fetch, id: fetch, action: {reload: towns}}", values)
    var player = try SessionPlayer(app)
    func come(_ generation: Int) -> [String] {
      player.happen(.finished(ID("command", "towns:\(generation)"), .exited(status: 0, output: TextLines("Ulm\n"))))
    }
    expect(come(0), is: ["Town can be used now."])
    player.say("fetch")
    expect(come(1), is: [])
    player.say("fetch")
    expect(player.say("town"), is: ["Town, busy."])
    expect(come(2), is: ["Town can be used now."])
  }

  @Test func ofJSONTheValueOrTheIDIsHeld() throws {
    let app = try page(towns, "values: {town: '7'}\ncommands: {towns: {run: [ls], format: json}}")
    let output = #"[{"id":"7","title":"Ulm","subtitle":"Danube"},{"id":"8","value":"b","title":"Bern"}]"#
    let state = app.loaded(output, by: "towns")
    let column = try app.picker(state).columns[0]
    expect(column.selection, is: 0)
    expect(column.values[0].subtitle, is: "Danube")
    expect(column.values[1].title, is: "Bern")
    let chosen = app.after(.changed("town", to: .picked([column.values[1].id])), from: state).state
    expect(chosen.values["town"], is: .text("b"))
    try expect(app.picker(chosen).columns[0].selection, is: 1)
  }

  @Test func aCommandThatFailsDimsItAndSaysWhy() throws {
    let app = try page(towns, values)
    let state = app.after(.finished(ID("command", "towns:0"), .notStarted)).state
    let error = Message("document.command.notStarted", ["command": .text("Towns")])
    try expect(app.picker(state).availability, is: .dimmed(because: .message(error)))
  }

  @Test func theSelectionFollowsWhatIsSetAndWhatIsLoaded() throws {
    let app = try page(towns + "\n- {button: B, id: b, action: [{set: {town: Bonn}}, {reload: towns}]}", values)
    var state = app.after(.pressed("b"), from: app.loaded("Bern\nUlm\n", by: "towns")).state
    try expect(app.picker(state).availability, is: .busy)
    state = app.loaded("Ulm\nBonn\n", by: "towns", from: state)
    try expect(app.picker(state).columns[0].selection, is: 1)
    state = app.after(.pressed("b"), from: state).state
    try expectNil(app.picker(app.loaded("Ulm\n", by: "towns", from: state)).columns[0].selection)
  }

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
