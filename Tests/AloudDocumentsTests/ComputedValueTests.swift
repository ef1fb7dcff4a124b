import Aloud
import Expectations
import Testing

@testable import AloudDocuments

@Suite("Sums, limits by another field, and null, DOC-1")
struct ComputedValueTests {
  private static let order = """
    values: {tea: "2", milk: "0.1", cake: "", extras: "l", price: {product: ["{tea}", 2.5]}, total: {sum: ["{price}", "{milk}", 0.2, "{cake}", "{extras}"]}}
    """
  private static let elements = """
    - {stepper: Tea, value: tea, minimum: 0, maximum: 9}
    - {checkboxes: Extras, value: extras, options: [l, h]}
    """

  @Test("a sum and a product follow the numbers, and the number of options")
  func sums() throws {
    let app = try page(Self.elements, Self.order)
    expect(app.initialState.text("price"), is: "5")
    expect(app.initialState.text("total"), is: "6.3")
    let state = app.after(.changed("home.tea", to: .picked([ID("home.tea", "4")]))).state
    expect(state.text("total"), is: "11.3")
  }

  private static let trip = """
    - {date: Departure, value: departure}
    - {date: Return, value: return, minimum: "{departure}"}
    """

  @Test("a date's limit follows another, and a date that it leaves behind is not valid")
  func limits() throws {
    let app = try page(Self.trip, "values: {departure: 2026-12-01, return: 2026-12-05}")
    func back(_ state: DocumentState) throws -> DatePicker {
      guard case .datePicker(let picker) = app.elements(state)[1] else { throw Missing() }
      return picker
    }
    let first = try back(app.initialState)
    expect(first.minimum?.day == first.value.map { Day($0.day.number - 4) } && first.validity == .valid)
    let later = DateTime(day: Day((first.value?.day.number ?? 0) + 1))
    let state = app.after(.changed("home.departure", to: .moment(later))).state
    try expect(back(state).validity != .valid)
    let none = app.after(.changed("home.departure", to: .moment(nil)), from: state).state
    try expect(back(none).minimum == nil && back(none).validity == .valid)
  }

  @Test("null is an empty text, wherever a text may be empty")
  func null() throws {
    let app = try page(
      """
      - {popup: Host, value: host, options: [{option: None, value: null}, {option: Ours, value: x}]}
      - {text: Shown., hidden when: {not: {value: host, equals: null}}}
      - {text: Shown too., hidden when: {not: {value: host, one of: [null, y]}}}
      - {button: Go, action: {run: [echo, null], environment: {A: ~}}}
      """, "values: {host: null}")
    expect(app.elements().count, is: 4)
    guard case .run(_, let invocation)? = app.after(.pressed("home.go")).effects.first else { throw Missing() }
    expect(invocation.arguments == ["echo", ""] && invocation.environment == ["A": ""])
  }
}
