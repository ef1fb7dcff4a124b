import Aloud
import Expectations
import Testing

struct MenuTreeTests {
  @Test("MENU-4: the items of the whole subtree, without hidden ones, in order") func allItems() {
    var hidden = MenuItem("Hidden", id: "hidden")
    hidden.isHidden = true
    let menu = Menu([
      .item(MenuItem("A", id: "a")), .separator, .item(hidden),
      .section(title: "S", [.item(MenuItem("B", id: "b"))]),
      .submenu(
        Submenu(
          "Sub", id: "sub",
          menu: Menu([.submenu(Submenu("Deep", id: "deep", menu: Menu([.item(MenuItem("C", id: "c"))])))]))),
    ])
    expect(menu.allItems.map(\.id), is: ["a", "b", "c"])
    expect(menu.item("c")?.title, is: "C")
    expectNil(menu.item("hidden"))
  }

  @Test("BTN-4: a pop-up button's value is the selected item's title, wherever in the menu it is") func value() {
    let menu = Menu([.submenu(Submenu("Sub", id: "sub", menu: Menu([.item(MenuItem("C", id: "c"))])))])
    expect(PopUpButton("P", id: "p", selection: "c", menu: menu).value, is: "C")
    expectNil(PopUpButton("P", id: "p", selection: "gone", menu: menu).value)
  }

  @Test("a share is between 0 and 100") func percent() {
    expect(ProgressIndicator("P", id: "p", percent: 200).percent, is: 100)
    expect(ProgressIndicator("P", id: "p", percent: -1).percent, is: 0)
    expectNil(ProgressIndicator("P", id: "p", percent: nil).percent)
  }
}
