import Testing

@testable import Aloud

/// What controls hold, and what is missing in them.
struct HeldTests {
  @Test("what can be filled in holds a value, and nothing else does") func held() {
    #expect(
      SampleElements.kinds { $0.held != nil } == [
        "toggle", "radioGroup", "popUpButton", "textField", "comboBox", "picker", "datePicker", "colorPicker",
      ])
    #expect(TextField("It", id: "it", value: "a").held == .text("a"))
    #expect(Toggle("It", id: "it", isOn: true).held == .isOn(true))
    #expect(SampleElements.radioGroup.held == .picked(["day"]))
    #expect(PopUpButton("It", id: "it", selection: "day", menu: SampleElements.menu).held == .choice("day"))
    #expect(Picker.stepper("It", id: "it", value: 2, in: 0...5).held == .picked([ID("it", "2")]))
    #expect(DatePicker("It", id: "it").held == .moment(nil))
    #expect(ColorPicker("It", id: "it", value: .black).held == .color(.black))
  }

  @Test("SHEET-1: what is required is missing while it holds nothing, or only spaces") func missing() {
    #expect(TextField("It", id: "it", value: " \n").required().missing == "It")
    #expect(TextField("It", id: "it", value: "a").required().missing == nil)
    #expect(TextField("It", id: "it", value: "").missing == nil)
    #expect(DatePicker("It", id: "it").required().missing == "It")
    #expect(DatePicker("It", id: "it", value: DateTime(day: Day(0))).required().missing == nil)
    #expect(SampleElements.kinds { $0.missing != nil } == [])
  }

  @Test("SHEET-1: what groups and collapsed disclosures hold counts too") func hidden() {
    let name = TextField("Name", id: "name", value: "").required()
    let day = DatePicker("Day", id: "day").required()
    let more = Disclosure("More", id: "more", isExpanded: false) { Group { name } }
    let elements: [Element] = [.group(Group("Who", elements: [more.element, day.element])), name.element]
    #expect(elements.leaves.map(\.id) == ["more", "name", "day", "name"])
    #expect(elements.values == ["name": .text(""), "day": .moment(nil)])
    #expect(elements.missing == ["Name", "Day"])
  }
}
