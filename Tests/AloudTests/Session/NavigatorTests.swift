import Expectations
import TestSupport
import Testing

@testable import Aloud

/// TAB-1, TAB-2: where the user is, as a pure value.
struct NavigatorTests {
  private func tabs(_ ids: String...) -> [Tab] {
    ids.map { Tab(.verbatim($0), id: ID($0), screen: Screen(.verbatim($0), id: ID($0), elements: [])) }
  }

  @Test("tabs that come, go and change their order keep their stacks, and the selected one stays selected")
  func follow() {
    var navigator = Navigator(Interface("App", tabs: tabs("a", "b", "c")))
    navigator.select(tab: 1)
    navigator.push("detail", holding: [:])
    navigator.follow(tabs("new", "c", "b", "a"))
    expect(navigator.selectedTab, is: 2)
    expect(navigator.path, is: ["b", "b", "detail"])
    expect(navigator.tabs.map(\.id), is: ["new", "c", "b", "a"])
  }

  @Test("where the selected tab has gone, the one in its place is selected") func gone() {
    var navigator = Navigator(Interface("App", tabs: tabs("a", "b")))
    navigator.select(tab: 1)
    navigator.follow(tabs("a"))
    expect(navigator.path, is: ["a", "a"])
  }

  @Test("going back to a screen drops what stood over it; there is always one") func back() {
    var navigator = Navigator(Interface("App", tabs: tabs("a")))
    for id in ["x", "y", "z"] { navigator.push(ID(id), holding: [:]) }
    navigator.goBack(to: 1)
    expect(navigator.path, is: ["a", "a", "x"])
    navigator.goBack(to: 9)
    navigator.goBack(to: -1)
    expect(navigator.path, is: ["a", "a", "x"])
  }

  @Test("an app whose tabs come and go while it runs is followed by its session") func session() throws {
    struct Growing: App {
      var initialState: Int { 1 }
      func interface(for state: Int) -> Interface {
        let add = Element.button(Button("Add", id: "add")), remove = Element.button(Button("Remove", id: "remove"))
        return Interface(
          "Growing",
          tabs: (0..<max(0, state)).reversed().map { index in
            let title = LocalizedText.verbatim("Tab \(index)")
            return Tab(
              title, id: ID("tab", "\(index)"),
              screen: Screen(title, id: ID("tab", "\(index)"), elements: [add, remove]))
          })
      }
      func update(_ state: inout Int, _ event: Event) -> [Effect] {
        if event == .pressed("add") { state += 1 }
        if event == .pressed("remove") { state -= 1 }
        return []
      }
    }
    var player = try SessionPlayer(of: Growing())
    player.say("add", "add")
    expect(player.say("where am I").first, is: "Tab 0, tab, 3 of 3.")
    expect(player.say("tab 1").first, is: "Tab 2, tab, selected, 1 of 3. 2 items.")
    player.say("remove")
    expect(player.say("where am I").first, is: "Tab 1, tab, 1 of 2. 2 items.")
    player.say("remove", "remove", "remove")
    expect(player.say("where am I").first, is: "Tab 0.")
  }
}
