import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// Sheets in steps, what is done when they are left, and short titles.
@Suite struct StepTests {
  private func task(_ sheet: String = "", action: String = "dismiss") throws -> DocumentApp {
    try page("- {button: New, id: new, action: {present: task}}", text(sheet, action: action))
  }

  private func text(_ sheet: String, action: String = "dismiss") -> String {
    """
    values: {name: Ann, photo: "", place: here, told: ""}
    screens:
    - {id: photo, title: A photograph, short title: Photo, subtitle: New, short subtitle: "{photo}", elements: [{field: File, id: file, value: photo}]}
    - {id: place, title: Place, elements: []}
    sheets:
    - id: task
      title: A task
      short title: Task
      subtitle: Of three steps
      search: {title: Find, id: find}
      selection: [{item: Copy, id: copy}]
      elements: [{field: Name, id: name, value: name}, {row: One, id: one}]
      preferred action: {button: Send, id: send, action: \(action)}
      \(sheet)
    """
  }

  @Test func aSheetHasSteps() throws {
    let app = try task("steps: [{step: photo}, {step: place, dimmed: Closed., dimmed when: {value: place, is: empty}}]")
    let sheet = try #require(app.sheet("task", for: app.initialState))
    expect(sheet.steps, is: [SheetStep("photo"), SheetStep("place")])
    var closed = app.initialState
    closed.set("place", to: .text(""))
    expect(app.sheet("task", for: closed)?.steps.last, is: SheetStep("place").dimmed(because: "Closed."))
  }

  @Test func whatWasEnteredOnAStepGoesBackWithTheSheet() throws {
    let app = try task("steps: [{step: photo}]")
    let entered = app.after(.changed("file", to: .text("face.png"))).state
    expect(entered.values["photo"], is: .text("face.png"))
    expect(app.sheet("task", for: entered)?.isEdited, is: true)
    expect(app.after(.sheet("task", .did), from: entered).state.values["photo"], is: .text(""))
  }

  @Test func aSheetIsAScreenWithASearchAndRowsToSelect() throws {
    let app = try task()
    let sheet = try #require(app.sheet("task", for: app.initialState))
    expect((sheet.content.shortTitle, sheet.subtitle) == ("Task", "Of three steps"))
    expect(sheet.content.search?.id, is: "find")
    expect(sheet.content.selection?.acts.elements.count, is: 1)
    let found = app.after(.changed("find", to: .text("one"))).state
    expect(app.sheet("task", for: found)?.elements.count, is: 1)
  }

  @Test func aScreenHasShortForms() throws {
    let app = try task()
    var state = app.initialState
    state.set("photo", to: .text("face.png"))
    let screen = try #require(app.screen("photo", for: state))
    expect((screen.shortTitle, screen.shortSubtitle) == ("Photo", "face.png"))
  }

  @Test(
    "SHEET-3: each step of a dismissal does its own actions",
    arguments: [
      ("dismissal asked", Event.Dismissal.should), ("dismissal attempted", .didAttempt), ("before dismissal", .will),
      ("after dismissal", .did),
    ])
  func dismissal(_ key: String, _ step: Event.Dismissal) throws {
    let app = try task("\(key): [{set: {told: yes}}, {say: Now.}]")
    for other in Event.Dismissal.allCases {
      let left = app.after(.sheet("task", other))
      expect(left.effects, is: (other == step ? [.say("Now.")] : []))
      expect(left.state.values["told"], is: .text(other == step ? "yes" : ""))
    }
  }

  @Test("SHEET-3: before it goes, what was entered is there; afterwards it has gone back") func order() throws {
    let app = try task("before dismissal: {say: '{name}'}\n  after dismissal: {say: '{name}'}")
    let entered = app.after(.changed("name", to: .text("Bo"))).state
    expect(app.after(.sheet("task", .will), from: entered).effects, is: [.say("Bo")])
    expect(app.after(.sheet("task", .did), from: entered).effects, is: [.say("Ann")])
  }

  @Test("SHEET-3: a sheet on its way out dismisses no other and pushes nothing") func orphan() throws {
    let app = try task("before dismissal: dismiss\n  after dismissal: [dismiss, back, {push: place}]")
    expect(app.after(.sheet("task", .will)).effects, is: [])
    expect(app.after(.sheet("task", .did)).effects, is: [])
  }
}
