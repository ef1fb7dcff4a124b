import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

/// What belongs together, and what is told of it on the way.
struct GroupTests {
  private static let elements = """
    - {link: Before}
    - group: Way
      role: navigation
      elements:
        - {group: , role: list, elements: [{link: Home}, {link: Here, current: on}]}
    - group: Fillings
      elements:
        - {toggle: All, value: all, style: checkBox, mixed when: {value: some, is: filled}}
        - {toggle: Salad, value: salad, style: checkBox}
    - radio: Crust
      value: crust
      options: [{option: Thin}, {option: Thick}]
    - {stepper: Guests, value: guests, minimum: 2, maximum: 8, step: 2}
    - {slider: Heat, value: heat, minimum: 0, maximum: 100, step: 10}
    - disclosure: What if?
      value: shown
      elements: [{text: Nothing.}]
    - {field: Name, value: name, invalid: It is empty., invalid when: {value: name, is: empty}}
    """
  private static let values = """
    values: {all: off, some: "", salad: off, crust: "", guests: "4", heat: "30", shown: off, name: ""}
    """

  /// What is announced to the last of `lines`.
  private func said(_ lines: String..., values: String = values) throws -> [String] {
    var player = try SessionPlayer(page(Self.elements, values))
    return player.say(lines)
  }

  @Test("SAY-3: on the way in a group says what it is, and on the way out that it has ended") func boundaries() throws {
    try expect(said("first", "next"), is: ["Way, navigation.", "List. 2 items.", "Home, link, 2 of 11."])
    try expect(said("3", "next"), is: ["Out of Way.", "Fillings, group.", "All, check box, not checked, 4 of 11."])
    try expect(said("home", "previous"), is: ["Out of Way.", "Before, link, 1 of 11."])
    try expect(said("home", "next"), is: ["Here, link, current page, 3 of 11."])
  }

  @Test("SAY-3: where am I tells the groups and all of the thing") func whereAmI() throws {
    try expect(said("salad", "where am i"), is: ["Home.", "Fillings, group.", "Salad, check box, checked, 5 of 11."])
  }

  @Test("BTN-3: a check box that stands for several is partly checked, and a press checks it") func mixed() throws {
    let some = Self.values.replacing("some: \"\"", with: "some: \"1\"")
    try expect(said("first", "4", "where am i", values: some).last, is: "All, check box, partially checked, 4 of 11.")
    try expect(said("salad"), is: ["Checked."])
    try expect(said("salad", "salad"), is: ["Not checked."])
  }

  @Test("a link to the page that the user is on says that it is that") func currentLink() throws {
    try expect(said("here"), is: ["Here, current page."])
  }

  @Test("MENU-4: of radio buttons one is checked; they are counted among each other") func radio() throws {
    try expect(said("thick"), is: ["Checked."])
    try expect(said("thick", "thick"), is: ["Checked."])
    try expect(said("thick", "previous"), is: ["Thin, radio button, not checked, 1 of 2."])
    try expect(said("thick", "thin", "next"), is: ["Thick, radio button, not checked, 2 of 2."])
  }

  @Test("PICK-1: a stepper and a slider go by steps between their limits, which are told") func numbers() throws {
    try expect(said("guests").first, is: "Guests, 4, from 2 to 8, stepper.")
    try expect(said("guests", "6"), is: ["Guests, 6."])
    try expect(said("guests", "six"), is: ["Guests, 6."])
    try expect(said("guests", "-3"), is: ["A number from 2 to 8 is needed."])
    try expect(said("guests", "9"), is: ["A number from 2 to 8 is needed."])
    try expect(said("guests", "next"), is: ["6."])
    try expect(said("heat", "more 3"), is: ["60."])
    let nine = Self.values.replacing("guests: \"4\"", with: "guests: \"9\"")
    let invalid = "Guests, 9, from 2 to 8, stepper, not valid: A number from 2 to 8 is needed, 8 of 11."
    try expect(said("thick", "next", values: nine), is: ["Out of Crust.", invalid])
  }

  @Test("a disclosure shows what it holds, and says so; a name that ends a sentence needs no full stop")
  func disclosure() throws {
    try expect(said("what if"), is: ["Expanded."])
    try expect(said("what if", "next"), is: ["Nothing."])
    try expect(said("what if", "next", "next").first, is: "Out of What if?")
    try expect(said("what if", "what if"), is: ["Collapsed."])
  }

  @Test("a field that is not valid says why") func validity() throws {
    try expect(said("last"), is: ["Name, text field, empty, not valid: It is empty. 11 of 11."])
    try expect(said("name", "Ann", "last"), is: ["Name, Ann, text field, 11 of 11."])
  }

  @Test("limits the wrong way round and what is no number are errors with their place") func errors() {
    expect(
      AloudDocumentsTests.problems(
        pageText(
          "- {stepper: A, value: a, minimum: 8, maximum: 1}\n- {slider: B, value: b, minimum: 1, maximum: 8}",
          "values: {a: \"2\", b: x}")
      ), is: ["“” is no number", "“”,, is after “”,"])
  }
}

/// What a disclosure holds is checked and looked through as what a group holds.
@Suite struct DisclosureTests {
  private static let holders = [
    "- group: G\n  elements:", "- disclosure: D\n  value: shown\n  elements:",
    "- disclosure: D\n  value: shown\n  elements:\n  - group: G\n    elements:",
    "- group: G\n  elements:\n  - disclosure: D\n    value: shown\n    elements:",
  ]

  @Test(arguments: holders) func aPickerInItIsChecked(_ holder: String) {
    let text = pageText("\(holder) [{date: Due, value: due}]", "values: {due: soon, shown: off}")
    expect(errors(text), is: ["2:15 “” is no date"])
    let other = pageText(
      "\(holder) [{date: Due, value: due}]\n- {color: Paint, value: due}", "values: {due: '', shown: off}")
    expect(problems(other), is: ["Another picker makes something else of “”"])
  }

  @Test(arguments: holders) func whatAPickerInItHoldsIsToldAsThat(_ holder: String) throws {
    let app = try page(
      "- {text: '{due}'}\n\(holder) [{date: Due, value: due}]", "values: {due: 2026-11-27, shown: off}")
    guard case .text(let block) = app.elements().first, case .message = block.text else { throw Missing() }
  }

  @Test(arguments: holders) func rowsInItAreFound(_ holder: String) throws {
    let app = try app(
      """
      app: Test
      values: {shown: off}
      tabs:
      - title: Food
        search: {title: Find food, id: find}
        elements:
      \(holder.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")) [{row: Milk}, {row: Bread}]
      """)
    let state = app.after(.changed("find", to: .text("milk"))).state
    let titles = app.elements(state).map { element -> LocalizedText? in
      if case .row(let row) = element { row.title } else { nil }
    }
    expect(titles, is: ["Milk"])
  }
}
