import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// MENU-6: context menus.
struct Album: App {
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
  @Test(
    "MENU-6, EDIT-2: the text of a row, a text or a picture is copied as any other, unless the app copies it itself",
    arguments: [
      ("boats", "Boats"), ("ferry", "The ferry leaves at nine."), ("harbour", "A harbour at dusk"), ("8", "Shot 2"),
    ])
  func copies(_ thing: String, _ text: String) throws {
    var visit = try SessionPlayer(of: Album())
    _ = visit.say("actions for \(thing)")
    visit.expect("copy", says: "Copied: \(text)" + (text.last == "." ? "" : "."))
    expect(visit.requests, is: [.copy(text)])
    expect(visit.session.clipboard, is: SearchQuery(text: text))
    expect(visit.session.state.isEmpty)
  }

  @Test("MENU-6: what the app copies itself is not offered twice") func ownCopy() throws {
    var visit = try SessionPlayer(of: Album())
    let menu = visit.say("actions for 9")
    expect(menu.count { $0.contains("Copy") }, is: 1)
    visit.expect("copy", says: "Copy: done.")
    expect(visit.session.state, is: [.pressed(ID("copyShot", "2"))])
    expectNil(visit.session.clipboard)
  }
}
