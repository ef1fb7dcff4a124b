import Expectations
import Testing

@testable import Aloud

/// MENU-4: what is chosen among what a control offers.
struct ChoiceTests {
  private let menu = SampleElements.menu

  @Test("what is chosen is told by its id and its title") func chosen() {
    let day = Choice.chosen("day", title: "Day")
    expect(PopUpButton("It", id: "it", selection: "day", menu: menu).choice, is: day)
    expect(PullDownButton("It", id: "it", menu: Menu(menu.elements, selection: "day")).choice, is: day)
    expect(SampleElements.radioGroup.choice, is: day)
  }

  @Test("what is to be chosen and not offered is lost") func lost() {
    var group = SampleElements.radioGroup
    group.selection = "dusk"
    expect(group.choice, is: .lost)
    expect(PopUpButton("It", id: "it", selection: "dusk", menu: menu).choice, is: .lost)
    expect(PullDownButton("It", id: "it", menu: Menu(menu.elements, selection: "dusk")).choice, is: .lost)
    expect(group.element.isFollowed)
  }

  @Test("nothing is lost where nothing is to be chosen") func none() {
    var group = SampleElements.radioGroup
    group.selection = nil
    expectNil(group.choice)
    expectNil(PullDownButton("It", id: "it", menu: menu).choice)
    expect(SampleElements.kinds { $0.choice != nil }, is: ["radioGroup", "popUpButton"])
  }

  @Test("what is offered is what can be chosen") func offered() {
    expect(SampleElements.kinds { $0.offers("night") }, is: ["radioGroup", "popUpButton", "pullDownButton"])
    expect(SampleElements.kinds { $0.offers("dusk") }, is: [])
  }
}
