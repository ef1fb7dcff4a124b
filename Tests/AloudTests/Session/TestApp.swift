import Synchronization
import AloudTesting
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
    Interface(
      "Test App",
      tabs: [
        Tab("Home", id: "home", screen: home(state)),
        Tab("Numbers", id: "numbers", screen: Screen("Numbers", id: "numbers", elements: [.rows(rows(state))])),
        Tab("Extras", id: "extras", screen: extras(state)),
      ])
  }

  private func rows(_ state: State) -> Rows {
    let counter = counter
    return Rows(id: "rows", count: state.rowCount, revision: state.rowRevision) { index in
      counter?.note(index)
      return Row(.verbatim("Line \(index + 1)"), id: ID("line", String(index)), action: .send)
    }
  }

  private func home(_ state: State) -> Screen {
    var elements: [Element] = state.lists.enumerated().map { index, name in
      var row = Row(.verbatim(name), id: ID("list", name), action: .push("detail"))
      if state.isMenuThere { row.menu = listMenu(name) }
      return .row(row)
    }
    elements.append(.button(Button("New list", id: "newList", action: .present("sheet"))))
    elements.append(.toggle(Toggle("In stock only", id: "stock", isOn: state.isStockOnly)))
    elements.append(.popUpButton(PopUpButton("Sort by", id: "sort", selection: state.sort, menu: sortMenu)))
    var status = TextBlock(.verbatim(state.status), id: "status")
    status.isLive = true
    elements.append(.text(status))
    return Screen("Lists", id: "home", elements: elements)
  }

  private func listMenu(_ name: String) -> Menu {
    var delete = MenuItem("Delete list", id: ID("delete", name))
    delete.isDestructive = true
    delete.confirmation = Confirmation(
      .verbatim("Delete the list \(name)?"), loss: "3 reminders will be lost.", phrase: .verbatim("delete \(name)"))
    var hidden = MenuItem("Hidden", id: "hidden")
    hidden.isHidden = true
    var checked = MenuItem("Pinned", id: "pinned")
    checked.state = .mixed
    return Menu([
      .item(MenuItem("Rename", id: "rename")), .item(hidden), .item(checked),
      .submenu(Submenu("Share", id: "share", menu: Menu([.item(MenuItem("By mail", id: "mail"))]))), .separator,
      .item(delete),
    ])
  }

  private var sortMenu: Menu {
    Menu([
      .item(MenuItem("Date", id: "date")), .item(MenuItem("Name", id: "name")),
      .submenu(
        Submenu(
          "Other", id: "other",
          menu: Menu([.item(MenuItem("Colour", id: "colour")), .item(MenuItem("Size", id: "size"))]))),
    ])
  }

  private func extras(_ state: State) -> Screen {
    var erase = Button("Erase all", id: "erase")
    erase.role = .destructive
    if state.isEraseDimmed { erase.availability = .dimmed(because: "it is locked") }
    var dimmed = Button("Print", id: "print")
    dimmed.availability = .dimmed(because: "no printer is there")
    var pay = Button("Check Out", id: "pay")
    pay.style = .filled
    pay.subtitle = "all in the basket"
    pay.image = Image("cart", description: "a cart")
    pay.availability = state.isBusy ? .busy : .enabled
    var withMenu = Button("Share", id: "shareButton")
    withMenu.menu = Menu([.item(MenuItem("Copy", id: "copy"))])
    return Screen(
      "Extras", id: "extras",
      elements: [.heading(Heading("Acts"))] + (state.isEraseThere ? [.button(erase)] : []) + [
        .button(dimmed), .button(pay), .button(withMenu),
        .pullDownButton(PullDownButton("Actions", id: "actions", menu: Menu([.item(MenuItem("Act", id: "act"))]))),
        .pullDownButton(PullDownButton("Nothing", id: "nothing", menu: Menu([]))),
        .button(Button("Back", id: "backButton")), .group(Group(elements: [.button(Button("Ask", id: "ask"))])),
        .textField(TextField("Note", id: "note", value: state.note)),
        .button(Button("Wrap up", id: "wrap")), .row(Row("Only read", id: "read")),
      ])
  }

  func screen(_ id: ID, for state: State) -> Screen? {
    switch id {
    case "detail" where state.isDetailThere:
      var screen = Screen(
        "Details", id: "detail",
        elements: [
          .button(Button("Deeper", id: "deeper", action: .push("deep"))), .button(Button("Wrap up", id: "wrap")),
        ])
      screen.subtitle = "all about it"
      return screen
    case "deep" where state.isDetailThere:
      return Screen("Depths", id: "deep", elements: [.text(TextBlock("Only text."))])
    case "step":
      return Screen(
        "Second step", id: "step", elements: [.textField(TextField("Secret", id: "secretCopy", value: state.secret))])
    default: return nil
    }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    guard state.isSheetThere else { return nil }
    switch id {
    case "sheet":
      var title = TextField("Title", id: "title", value: state.draft)
      title.isRequired = true
      var secret = TextField("Secret", id: "secret", value: state.secret)
      secret.isSecure = true
      var sheet = Sheet(
        "New list", id: "sheet",
        elements: [
          .textField(title), .textField(secret), .button(Button("More", id: "moreSteps", action: .push("step"))),
        ])
      sheet.preferredAction = Button("Add", id: "add")
      if state.isSheetForbidden { sheet.dismissal = .forbidden(because: "It is still saving.") }
      return sheet
    case "info": return Sheet("About", id: "info", elements: [.text(TextBlock("Version 1."))])
    default: return nil
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
