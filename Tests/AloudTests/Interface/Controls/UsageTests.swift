import Expectations
import Testing

@testable import Aloud

/// What using a control means.
struct UsageTests {
  private let question = Confirmation("Format A?", phrase: "format a")

  @Test("what there is to read is said, and the rest is used") func read() {
    expect(
      SampleElements.kinds { $0.usage == .read },
      is: [
        "text", "picture", "heading", "group", "rows", "radioGroup", "progress",
      ])
    expect(Row("It", id: "it").usage, is: .read)
  }

  @Test("what acts does what its author says") func pressed() {
    expect(Row("It", id: "it", action: .push("a")).usage, is: .press(.push("a"), asking: nil))
    expect(Link("It", id: "it", action: .present("a")).usage, is: .press(.present("a"), asking: nil))
    expect(Button("It", id: "it").usage, is: .press(.send, asking: nil))
  }

  @Test("ASK-6: the author's own question is asked, whatever the role", arguments: Button.Role.allCases)
  func ownQuestion(_ role: Button.Role) {
    var button = Button("A", id: "a").role(role)
    button.confirmation = question
    expect(button.usage, is: .press(.send, asking: .asWritten(question)))
    var item = MenuItem("A", id: "a")
    item.confirmation = question
    expect(item.asking, is: .asWritten(question))
  }

  @Test("ASK-1: what destroys without a question of its own asks a general one") func generalQuestion() {
    expect(Button("A", id: "a").destructive().usage, is: .press(.send, asking: .generally))
    expect(MenuItem("A", id: "a").destructive().asking, is: .generally)
    expectNil(MenuItem("A", id: "a").asking)
  }

  @Test("BTN-3: what is mixed is turned on, else a toggle turns round") func toggled() {
    expect(Toggle("It", id: "it", isOn: true).usage, is: .set(.isOn(false)))
    expect(Toggle("It", id: "it", isOn: false).usage, is: .set(.isOn(true)))
    expect(Toggle("It", id: "it", isOn: true).mixed().usage, is: .set(.isOn(true)))
    expect(Disclosure("It", id: "it", isExpanded: true, elements: []).usage, is: .set(.isOn(false)))
  }

  @Test("the others open what they are for") func opened() {
    let field = TextField("It", id: "it", value: "a")
    expect(field.usage, is: .enterText(field))
    expect(SampleElements.kinds { $0.usage == .openMenu }, is: ["popUpButton", "pullDownButton"])
    let (dates, colors) = (DatePicker("It", id: "it"), ColorPicker("It", id: "it"))
    let numbers = Picker.stepper("It", id: "it", value: 1, in: 0...3)
    expect(dates.usage, is: .pick(.moments(dates)))
    expect(colors.usage, is: .pick(.colors(colors)))
    expect(numbers.usage, is: .pick(.values(numbers)))
  }
}
