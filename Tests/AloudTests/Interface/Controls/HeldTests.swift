import Expectations
import Testing

@testable import Aloud

/// What controls hold, and what is missing in them.
struct HeldTests {
  @Test("what can be filled in holds a value, and nothing else does") func held() {
    expect(
      SampleElements.kinds { $0.held != nil },
      is: [
        "toggle", "radioGroup", "popUpButton", "textField", "comboBox", "picker", "datePicker", "colorPicker",
      ])
    expect(TextField("It", id: "it", value: "a").held, is: .text("a"))
    expect(Toggle("It", id: "it", isOn: true).held, is: .isOn(true))
    expect(SampleElements.radioGroup.held, is: .picked(["day"]))
    expect(PopUpButton("It", id: "it", selection: "day", menu: SampleElements.menu).held, is: .choice("day"))
    expect(Picker.stepper("It", id: "it", value: 2, in: 0...5).held, is: .picked([ID("it", "2")]))
    expect(DatePicker("It", id: "it").held, is: .moment(nil))
    expect(ColorPicker("It", id: "it", value: .black).held, is: .color(.black))
  }

  @Test("SHEET-1: what is required is missing while it holds nothing, or only spaces") func missing() {
    expect(TextField("It", id: "it", value: " \n").required().missing, is: "It")
    expectNil(TextField("It", id: "it", value: "a").required().missing)
    expectNil(TextField("It", id: "it", value: "").missing)
    expect(DatePicker("It", id: "it").required().missing, is: "It")
    expectNil(DatePicker("It", id: "it", value: DateTime(day: Day(0))).required().missing)
    expect(SampleElements.kinds { $0.missing != nil }, is: [])
  }

  @Test("SHEET-1: what groups and collapsed disclosures hold counts too") func hidden() {
    let name = TextField("Name", id: "name", value: "").required()
    let day = DatePicker("Day", id: "day").required()
    let more = Disclosure("More", id: "more", isExpanded: false) { Group { name } }
    let elements: [Element] = [.group(Group("Who", elements: [more.element, day.element])), name.element]
    expect(elements.leaves.map(\.id), is: ["more", "name", "day", "name"])
    expect(elements.values, is: ["name": .text(""), "day": .moment(nil)])
    expect(elements.missing, is: ["Name", "Day"])
  }
}
