import Aloud
import Testing

@testable import AloudDocuments

/// Pickers of colors, from YAML to the tree and back.
@Suite struct ColorTests {
  private let paint = "- {color: Paint, id: paint, value: paint, opacity: yes, placeholder: bare, dimmed: Dry first.}"

  @Test func aColorPickerWithEverything() throws {
    let app = try page(paint, "values: {paint: '#006666'}")
    var picker = ColorPicker("Paint", id: "paint", value: Color(red: 0, green: 102, blue: 102))
    picker.hasOpacity = true
    picker.placeholder = "bare"
    picker.availability = .dimmed(because: "Dry first.")
    #expect(app.elements() == [.colorPicker(picker)])
  }

  @Test func aChoiceIsHeldInHexDigitsAndToldAsAColor() throws {
    let app = try page(paint + "\n- {text: '{paint}', id: t}", "values: {paint: ''}")
    let color = Color(red: 255, green: 0, blue: 0, opacity: 50)
    let chosen = app.after(.changed("paint", to: .color(color))).state
    #expect(chosen.values["paint"] == .text("#ff000080"))
    #expect(app.elements(chosen)[1].words == .message("plain", ["value": .color(color)]))
    guard case .colorPicker(let picker) = app.elements(chosen)[0] else { throw Missing() }
    #expect(picker.value == color)
    #expect(app.after(.changed("paint", to: .color(nil)), from: chosen).state.values["paint"] == .text(""))
  }

  @Test func aMomentIsNoColor() throws {
    let app = try page(paint, "values: {paint: ''}")
    #expect(app.after(.changed("paint", to: .moment(nil))).effects == [])
    #expect(app.after(.changed("paint", to: .moment(DateTime(day: Day(0))))).state == app.initialState)
  }
}
