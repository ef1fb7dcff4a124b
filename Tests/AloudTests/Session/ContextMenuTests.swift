import AloudTesting
import Testing

@testable import Aloud

/// MENU-6: context menus.
private struct Album: App {
  var initialState: [Event] { [] }

  func interface(for state: [Event]) -> Interface {
    Interface("Album") {
      Tab("Album", id: "album") {
        Picture("A harbour at dusk", id: "harbour", name: "harbour").contextMenu {
          MenuItem("Print", id: "print")
        }
        TextBlock("The ferry leaves at nine.", id: "ferry").contextMenu(preview: "The last one of the day.") {
        } suggested: {
          MenuItem("Set an alarm", id: "setAlarm")
        }
        Row("Boats", id: "boats", action: .send).image("boat", description: "two boats")
          .contextMenu(preview: "Boats: 12 pictures of last summer.") {
            MenuItem("Share", id: "share")
          } suggested: {
            MenuItem("Sort by day", id: "sortByDay")
          }
        Button("Import", id: "import")
        Toggle("Favourites only", id: "favourites", isOn: false)
        PopUpButton("Size", id: "size", selection: "large") {
          MenuItem("Small", id: "small")
          MenuItem("Large", id: "large")
        }
        Element.rows(
          Rows(id: "shots", count: 3) { index in
            Row(.verbatim("Shot \(index + 1)"), id: ID("shot", String(index))).contextMenu(preview: "In colour.") {
              MenuItem("Delete", id: ID("delete", String(index))).destructive()
              if index == 2 { MenuItem("Copy", id: ID("copyShot", String(index))) }
            }
          })
      }
    }
  }

  func update(_ state: inout [Event], _ event: Event) -> [Effect] {
    switch event {
    case .pressed, .changed: state.append(event)
    default: break
    }
    return []
  }
}

struct ContextMenuTests {
  @Test("MENU-6: the preview first, then the menu, then what the app and Aloud suggest") func onARow() throws {
    var visit = try SessionPlayer(of: Album())
    visit.expect(
      "actions for 3", says: "Boats: 12 pictures of last summer.", "Boats, menu. 5 items.", "1. Share.",
      "Suggested, heading.",
      "2. Sort by day.", "3. Read in full.", "4. Spell the name.", "5. Copy.")
    visit.expect("sort", says: "Sort by day: done.")
    #expect(visit.say("more on boats").first == "Boats, menu. 2 items.")
    visit.expect("share", says: "Share: done.")
    #expect(visit.session.state == [.pressed("sortByDay"), .pressed("share")])
  }

  @Test("MENU-6: a picture and a text have one, by a part of what they say") func onPicturesAndText() throws {
    var visit = try SessionPlayer(of: Album())
    visit.expect("first", says: "A harbour at dusk, image, menu, 1 of 9.")
    #expect(visit.say("actions for harbour").prefix(2) == ["A harbour at dusk, menu. 4 items.", "1. Print."])
    visit.expect("print", says: "Print: done.")
    visit.expect(
      "actions for the ferry", says: "The last one of the day.", "Text, menu. 4 items.", "1. Set an alarm.",
      "2. Read in full.",
      "3. Spell the name.", "4. Copy.")
  }

  @Test("MENU-6: what was read last, also where it has no menu of its own") func ofWhatWasRead() throws {
    var visit = try SessionPlayer(of: Album())
    visit.expect("context menu", says: "Nothing has been read here yet. Say \"actions for\" and a number.")
    _ = visit.say("first")
    for _ in 0..<3 { _ = visit.say("next") }
    visit.expect("context menu", says: "Import, menu. 2 items.", "1. Read in full.", "2. Spell the name.")
    visit.expect("context menu", says: "There is no menu here. The menu Import is open. \"Back\" leaves it.")
    visit.expect("actions for 1", says: "Read in full has no menu. The menu Import is open. \"Back\" leaves it.")
    visit.expect("back", says: "Nothing chosen.", "Import, button, 4 of 9.")
    visit.expect("more on import", says: "Import has no menu.")
    #expect(visit.session.state.isEmpty)
  }

  @Test("MENU-6: \"read in full\" leaves nothing out, however little is said otherwise; \"spell\" spells")
  func suggested()
    throws
  {
    var visit = try SessionPlayer(of: Album()) { $0.verbosity = .low }
    _ = visit.say("actions for boats")
    visit.expect("read in full", says: "Boats, image of two boats, menu, 3 of 9.")
    _ = visit.say("actions for import")
    visit.expect("spell", says: "I m p o r t.")
    #expect(visit.session.state.isEmpty)
  }

  @Test(
    "MENU-6, EDIT-2: the text of a row, a text or a picture is copied as any other, unless the app copies it itself",
    arguments: [
      ("boats", "Boats"), ("ferry", "The ferry leaves at nine."), ("harbour", "A harbour at dusk"), ("8", "Shot 2"),
    ])
  func copies(_ thing: String, _ text: String) throws {
    var visit = try SessionPlayer(of: Album())
    _ = visit.say("actions for \(thing)")
    visit.expect("copy", says: "Copied: \(text)" + (text.last == "." ? "" : "."))
    #expect(visit.requests == [.copy(text)])
    #expect(visit.session.clipboard == SearchQuery(text: text))
    #expect(visit.session.state.isEmpty)
  }

  @Test("MENU-6: what the app copies itself is not offered twice") func ownCopy() throws {
    var visit = try SessionPlayer(of: Album())
    let menu = visit.say("actions for 9")
    #expect(menu.count { $0.contains("Copy") } == 1)
    visit.expect("copy", says: "Copy: done.")
    #expect(visit.session.state == [.pressed(ID("copyShot", "2"))])
    #expect(visit.session.clipboard == nil)
  }

  @Test("MENU-6: provided rows and toggles have one, and what destroys asks") func onOthers() throws {
    var visit = try SessionPlayer(of: Album())
    #expect(
      visit.say("actions for 8").prefix(3) == ["In colour.", "Shot 2, menu. 4 items.", "1. Delete, destructive."])
    #expect(visit.say("delete").first?.hasPrefix("Really: Delete, Shot 2?") == true)
    visit.expect("confirm delete shot 2", says: "Delete: done.")
    #expect(visit.session.state == [.pressed(ID("delete", "1"))])
    #expect(visit.say("actions for favourites").first == "Favourites only, menu. 2 items.")
    _ = visit.say("back")
    #expect(visit.say("actions for size").prefix(3) == ["Size, menu. 4 items.", "1. Small.", "2. Large, selected."])
    _ = visit.say("small")
    #expect(visit.session.state.last == .changed("size", to: .choice("small")))
  }
}
