import Aloud
import Expectations
import TestSupport
import Testing

@testable import AloudDocuments

/// What a disclosure holds is checked and looked through as what a group holds.
@Suite struct DisclosureTests {
  private static let holders = [
    "- group: G\n  elements:", "- disclosure: D\n  value: shown\n  elements:",
    "- disclosure: D\n  value: shown\n  elements:\n  - group: G\n    elements:",
    "- group: G\n  elements:\n  - disclosure: D\n    value: shown\n    elements:",
  ]

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
