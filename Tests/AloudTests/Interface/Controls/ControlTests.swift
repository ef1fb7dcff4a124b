import Expectations
import Testing

@testable import Aloud

/// What all kinds of elements answer, kind by kind.
struct ControlTests {
  @Test("an element is the same again, made of the control that it is", arguments: SampleElements.all)
  func element(_ element: Element) {
    expect(element.control.element, is: element)
    expect(element.id, is: element.control.identity)
    expect(element.label, is: element.control.label)
    expect(element.isNumbered, is: element.control.isNumbered)
    expect(element.isFollowed, is: element.control.isFollowed)
    expect(element.contents, is: element.control.contents)
  }

  @Test("what is said of it begins with what it is called by", arguments: SampleElements.all)
  func label(_ element: Element) {
    expect(Announcement(element).name, is: element.label)
    expect(element.label, is: (element.kind == "rows" ? nil : "It"))
  }

  @Test("headings and groups have no id") func identity() {
    expect(SampleElements.kinds { $0.identity == nil }, is: ["heading", "group"])
  }

  @Test("what is only read or told on the way has no number") func numbers() {
    expect(
      SampleElements.kinds { !$0.isNumbered }, is: ["text", "picture", "heading", "group", "radioGroup", "progress"])
  }

  @Test("BTN-5: of itself only progress is announced as it changes") func live() {
    expect(SampleElements.kinds { $0.facts.isLive }, is: ["progress"])
    expect(Button("It", id: "it").live().element.isFollowed)
    expect(!Button("It", id: "it").element.isFollowed)
  }

  @Test("EDIT-1: rows and toggles can be selected, unless they are left out") func selected() {
    expect(SampleElements.kinds { $0.canBeSelected }, is: ["row", "toggle"])
    let selection = ListSelection(acts: Menu([]), excluding: ["it"])
    expect(SampleElements.all.allSatisfy { !selection.includes($0) })
  }

  @Test("MENU-6: rows, texts and pictures are there to be read") func readingMatter() {
    expect(SampleElements.kinds { $0.isReadingMatter }, is: ["text", "picture", "row"])
  }

  @Test("MENU-6: the menu of a text is not called by the whole text") func menuTitle() {
    expect(TextBlock("Long", id: "it").menuTitle, is: .message("menu.ofText"))
    expect(Row("Milk", id: "it").menuTitle, is: "Milk")
  }

  @Test("BTN-4: a button that opens a menu has it for its own, with what is selected in it") func menus() {
    expect(SampleElements.kinds { $0.opensOwnMenu }, is: ["popUpButton", "pullDownButton"])
    expect(PopUpButton("It", id: "it", selection: "night", menu: SampleElements.menu).ownMenu?.selection, is: "night")
    let menu = SampleElements.menu
    let withMenus: [any Control] = [
      Row("It", id: "it").menu { menu.elements }, Button("It", id: "it").menu { menu.elements },
      Toggle("It", id: "it", isOn: true).menu { menu.elements }, TextBlock("It").menu { menu.elements },
      Picture("It", id: "it", name: "it").menu { menu.elements },
    ]
    expect(withMenus.allSatisfy { $0.ownMenu == menu && !$0.opensOwnMenu })
  }

  @Test("SET-2: progress is how far it has got, and no other control has got anywhere") func progress() {
    func progress(_ percent: Int?) -> Int? { ProgressIndicator("It", id: "it", percent: percent).progress }
    expect([-1, 0, 49, 100, 101].map(progress), is: [0, 0, 49, 100, 100])
    expectNil(progress(nil))
    expect(SampleElements.kinds { $0.progress != nil }, is: ["progress"])
  }

  @Test("BTN-5: only the values of a list may still be on their way") func awaited() {
    let column = PickerColumn("It", id: "it", values: Rows(id: "it", count: 0) { _ in Row("", id: "") })
    expect(Picker("It", id: "it", columns: [column]).canAwaitValues)
    expect(!Picker.slider("It", id: "it", value: 1, in: 0...9).canAwaitValues)
    expect(SampleElements.kinds { $0.canAwaitValues }, is: [])
  }

  @Test("a picker that offers nothing says why") func errors() {
    let column = PickerColumn("It", id: "it", values: Rows(id: "it", count: 0) { _ in Row("", id: "") })
    expect(Picker("It", id: "it", columns: [column]).element.control.error != nil)
    expect(DatePicker("It", id: "it").interval(minutes: 7).element.control.error != nil)
    expect(SampleElements.kinds { $0.error != nil }, is: [])
  }
}
