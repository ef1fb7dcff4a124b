@testable import Aloud

/// One element of each kind, under the id "it" and called "It" where a kind has these.
enum SampleElements {
  static let menu = Menu([.item(MenuItem("Day", id: "day")), .item(MenuItem("Night", id: "night"))])
  static let inside: [Element] = [.textField(TextField("Inside", id: "inside", value: "x"))]
  static let radioGroup = RadioGroup(
    "It", id: "it", selection: "day", buttons: [RadioButton("Day", id: "day"), RadioButton("Night", id: "night")])

  static let all: [Element] = [
    .text(TextBlock("It", id: "it")), .picture(Picture("It", id: "it", name: "it.png")), .heading(Heading("It")),
    .group(Group("It", elements: inside)), .row(Row("It", id: "it", action: .push("screen"))),
    .rows(Rows(id: "it", count: 2) { Row("One", id: ID("one", String($0))) }), .button(Button("It", id: "it")),
    .toggle(Toggle("It", id: "it", isOn: false)), .link(Link("It", id: "it")),
    .disclosure(Disclosure("It", id: "it", isExpanded: true, elements: inside)), .radioGroup(radioGroup),
    .popUpButton(PopUpButton("It", id: "it", selection: "day", menu: menu)),
    .pullDownButton(PullDownButton("It", id: "it", menu: menu)), .textField(TextField("It", id: "it", value: "")),
    .comboBox(ComboBox("It", id: "it", value: "", suggestions: ["Day", "Night"])),
    .picker(.stepper("It", id: "it", value: 2, in: 0...5)), .datePicker(DatePicker("It", id: "it")),
    .colorPicker(ColorPicker("It", id: "it")), .progress(ProgressIndicator("It", id: "it", percent: 40)),
  ]

  /// The kinds that are so, by the names of their cases.
  static func kinds(where isSo: (any Control) -> Bool) -> [String] { all.filter { isSo($0.control) }.map(\.kind) }
}

extension Element {
  /// The name of its case.
  var kind: String { Mirror(reflecting: self).children.first?.label ?? "" }
}
