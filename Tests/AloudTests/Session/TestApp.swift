import Synchronization
import TestSupport
import Testing

@testable import Aloud

/// Counts how often provided rows were asked for.
final class RowCounter: Sendable {
  private let mutex = Mutex<[Int]>([])
  var provided: [Int] { mutex.withLock { $0 } }
  func note(_ index: Int) { mutex.withLock { $0.append(index) } }
  func forget() { mutex.withLock { $0 = [] } }
}

/// A small app that has everything the session's tests need.
struct TestApp: App {
  struct State: Sendable, Equatable {
    var lists = ["Groceries", "Work", "Workshop list"]
    var isStockOnly = false
    var sort: ID = "date"
    var draft = ""
    var secret = ""
    var note = ""
    var isSheetThere = true
    var isSheetForbidden = false
    var isDetailThere = true
    var isMenuThere = true
    var isBusy = false
    var isEraseThere = true
    var isEraseDimmed = false
    var status = "Idle"
    var ticks = 0
    var rowRevision = 0
    var rowCount = 1_000_000
    var events: [Event] = []
  }

  var counter: RowCounter?
  var initialEffects: [Effect] = []
  /// What the app asks for when a thing is pressed.
  var answers: [ID: [Effect]] = [:]

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Test App") {
      Tab("Home", id: "home", screen: home(state))
      Tab("Numbers", id: "numbers", screen: Screen("Numbers", id: "numbers") { rows(state) })
      Tab("Extras", id: "extras", screen: extras(state))
    }
  }

  private func rows(_ state: State) -> Rows {
    let counter = counter
    return Rows(id: "rows", count: state.rowCount, revision: state.rowRevision) { index in
      counter?.note(index)
      return Row(.verbatim("Line \(index + 1)"), id: ID("line", String(index)), action: .send)
    }
  }

  private func home(_ state: State) -> Screen {
    Screen("Lists", id: "home") {
      for name in state.lists {
        let row = Row(.verbatim(name), id: ID("list", name), action: .push("detail"))
        if state.isMenuThere { row.menu { listMenu(name) } } else { row }
      }
      Button("New list", id: "newList", action: .present("sheet"))
      Toggle("In stock only", id: "stock", isOn: state.isStockOnly)
      PopUpButton("Sort by", id: "sort", selection: state.sort, menu: sortMenu)
      TextBlock(.verbatim(state.status), id: "status").live()
    }
  }

  @MenuBuilder private func listMenu(_ name: String) -> [MenuElement] {
    MenuItem("Rename", id: "rename")
    MenuItem("Hidden", id: "hidden").hidden()
    MenuItem("Pinned", id: "pinned").state(.mixed)
    Submenu("Share", id: "share") { MenuItem("By mail", id: "mail") }
    Separator()
    MenuItem("Delete list", id: ID("delete", name)).destructive()
      .confirming(
        .verbatim("Delete the list \(name)?"), loss: "3 reminders will be lost.", phrase: .verbatim("delete \(name)"))
  }

  private var sortMenu: Menu {
    Menu {
      MenuItem("Date", id: "date")
      MenuItem("Name", id: "name")
      Submenu("Other", id: "other") {
        MenuItem("Colour", id: "colour")
        MenuItem("Size", id: "size")
      }
    }
  }

  private func extras(_ state: State) -> Screen {
    Screen("Extras", id: "extras") {
      Heading("Acts")
      if state.isEraseThere {
        Button("Erase all", id: "erase").role(.destructive).dimmed(if: state.isEraseDimmed, because: "it is locked")
      }
      Button("Print", id: "print").dimmed(because: "no printer is there")
      Button("Check Out", id: "pay").style(.filled).subtitle("all in the basket").image("cart", description: "a cart")
        .busy(if: state.isBusy)
      Button("Share", id: "shareButton").menu { MenuItem("Copy", id: "copy") }
      PullDownButton("Actions", id: "actions") { MenuItem("Act", id: "act") }
      PullDownButton("Nothing", id: "nothing") {}
      Button("Back", id: "backButton")
      Group { Button("Ask", id: "ask") }
      TextField("Note", id: "note", value: state.note)
      Button("Wrap up", id: "wrap")
      Row("Only read", id: "read")
    }
  }

  func screen(_ id: ID, for state: State) -> Screen? {
    switch id {
    case "detail" where state.isDetailThere:
      Screen("Details", id: id) {
        Button("Deeper", id: "deeper", action: .push("deep"))
        Button("Wrap up", id: "wrap")
      }
      .subtitle("all about it")
    case "deep" where state.isDetailThere: Screen("Depths", id: id) { TextBlock("Only text.") }
    case "step": Screen("Second step", id: id) { TextField("Secret", id: "secretCopy", value: state.secret) }
    default: nil
    }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    guard state.isSheetThere else { return nil }
    return switch id {
    case "sheet":
      Sheet("New list", id: id) {
        TextField("Title", id: "title", value: state.draft).required()
        TextField("Secret", id: "secret", value: state.secret).secure()
        Button("More", id: "moreSteps", action: .push("step"))
      }
      .preferredAction(Button("Add", id: "add"))
      .dismissalForbidden(if: state.isSheetForbidden, because: "It is still saving.")
    case "info": Sheet("About", id: id) { TextBlock("Version 1.") }
    default: nil
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .settings, .today: break
    default: state.events.append(event)
    }
    switch event {
    case .changed("stock", .isOn(let isOn)): state.isStockOnly = isOn
    case .changed("sort", .choice(let id)): state.sort = id
    case .changed("title", .text(let text)): state.draft = text
    case .changed("secret", .text(let text)): state.secret = text
    case .changed("note", .text(let text)):
      state.note = text
      return [.undoable("Change of the note")]
    case .pressed("add"):
      state.lists.append(state.draft)
      state.draft = ""
      return [.dismiss, .undoable("New list")]
    case .pressed(let id) where id.name == "delete":
      state.lists.removeAll { $0 == id.item }
      return [.say(.verbatim("\(id.item ?? "") deleted.")), .undoable(.verbatim("Delete \(id.item ?? "")"))]
    case .pressed("pay"): state.isBusy = true
    case .pressed("erase"):
      state.lists = []
      return [.say("All erased."), .undoable("Erase all")]
    case .pressed(let id): return answers[id] ?? []
    case .elapsed("tick"):
      state.ticks += 1
      state.status = "Tick \(state.ticks)"
    case .elapsed("detailGone"): state.isDetailThere = false
    case .elapsed("sheetGone"): state.isSheetThere = false
    case .elapsed("menuGone"): state.isMenuThere = false
    case .elapsed("eraseGone"): state.isEraseThere = false
    case .elapsed("eraseDimmed"): state.isEraseDimmed = true
    case .elapsed("listsGone"): state.lists = []
    case .elapsed("fewRows"): state.rowCount = 2
    case .elapsed("forbid"): state.isSheetForbidden = true
    case .sheet("sheet", .did): state.draft = ""
    default: break
    }
    return []
  }

  func restore(_ state: inout State, from other: State) {
    state.lists = other.lists
    state.note = other.note
  }
}

/// A session of the test app, played by lines.
typealias Player = SessionPlayer<TestApp>

extension SessionPlayer<TestApp> {
  init(_ app: TestApp = TestApp(), locale: String = "en", hints: Bool = false, verbosity: Verbosity = .medium) throws {
    try self.init(of: app) { settings in
      (settings.locale, settings.hints, settings.verbosity) = (locale, hints, verbosity)
    }
  }

  /// A session where these lines have been said.
  init(_ app: TestApp = TestApp(), after first: String, _ lines: String...) throws {
    try self.init(app)
    say([first] + lines)
  }

  var text: String { lines.joined(separator: "\n") }
  /// What the app was told, except of settings.
  var events: [Event] { session.state.events }
}
