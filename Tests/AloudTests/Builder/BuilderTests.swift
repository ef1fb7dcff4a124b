import Aloud
import Expectations
import Testing

@Suite("An app written as its own outline")
struct BuilderTests {
  @Test func givesTheTreeThatIsWrittenOutByHand() {
    expect(NotesOutline().interface, is: interfaceByHand)
  }

  @Test func leavesOutWhatAConditionExcludes() {
    var outline = NotesOutline()
    outline.notes = []
    let ids = outline.interface.tabs[0].screen.elements.map(\.id)
    expect(ids, is: [nil, "none", "new", "more"])
    expect(NotesOutline().interface.tabs[0].screen.elements.compactMap(\.id).contains("none"), is: false)
  }

  @Test func takesTheOtherBranchAndDimsForAReason() {
    let locked = NotesOutline(isLocked: true)
    var button = Button("New note", id: "new", action: .present("new"))
    button.style = .filled
    button.image = Image("pen", description: "a pen")
    button.availability = .dimmed(because: "the notes are locked")
    expect(locked.interface.tabs[0].screen.elements.contains(.button(button)))
    expect(locked.sheet.dismissal, is: .forbidden(because: "it is being saved"))
  }

  @Test func buildsASheetWithItsPreferredAction() {
    var title = TextField("Title", id: "title", value: "")
    title.isRequired = true
    var sheet = Sheet("New note", id: "new", elements: [.textField(title)])
    sheet.preferredAction = Button("Add", id: "add")
    expect(NotesOutline().sheet, is: sheet)
  }

  @Test func aModifierChangesACopyAlone() {
    let plain = Button("Go", id: "go")
    let busy = plain.busy().destructive()
    expect(plain.availability == .enabled && plain.role == .normal)
    expect(busy.availability == .busy && busy.role == .destructive)
    expect(plain.dimmed(for: nil), is: plain)
  }

  private var interfaceByHand: Interface {
    Interface(
      "Notes",
      tabs: [
        Tab("Notes", id: "notes", screen: Screen("Notes", id: "notes", elements: notesByHand)),
        Tab("Settings", id: "settings", screen: Screen("Settings", id: "settings", elements: settingsByHand)),
      ])
  }

  private var notesByHand: [Element] {
    var new = Button("New note", id: "new", action: .present("new"))
    new.style = .filled
    new.image = Image("pen", description: "a pen")
    var byName = MenuItem("By name", id: "byName")
    byName.state = .on
    var byDate = MenuItem("By date", id: "byDate")
    byDate.state = .off
    var copy = MenuItem("Copy", id: "copy")
    copy.isHidden = true
    let share = Submenu("Share", id: "share", menu: Menu([.item(copy)]))
    let menu = Menu([.section(title: "Order", [.item(byName), .item(byDate)]), .separator, .submenu(share)])
    return [
      .heading(Heading("All notes")), .row(row("Plans", "0")), .row(row("Recipes", "1")), .button(new),
      .pullDownButton(PullDownButton("More", id: "more", menu: menu)),
    ]
  }

  private func row(_ title: String, _ item: String) -> Row {
    var confirmation = Confirmation("Delete the note?", phrase: "delete it")
    confirmation.kept = "Nothing deleted."
    var delete = MenuItem("Delete", id: ID("delete", item))
    delete.isDestructive = true
    delete.confirmation = confirmation
    var row = Row(.verbatim(title), id: ID("note", item), action: .push(ID("note", item)))
    row.subtitle = "on this computer"
    row.value = "short"
    row.isLive = true
    row.menu = Menu([.item(delete)])
    return row
  }

  private var settingsByHand: [Element] {
    var lock = Toggle("Lock", id: "lock", isOn: false)
    lock.subtitle = "all notes"
    let sizes = Menu(
      [.item(MenuItem("Small", id: ID("size", "small"))), .item(MenuItem("Large", id: ID("size", "large")))],
      selection: ID("size", "small"))
    var password = TextField("Password", id: "password", value: "")
    password.isSecure = true
    password.isRequired = true
    password.placeholder = "none"
    return [
      .group(
        Group(elements: [
          .toggle(lock),
          .popUpButton(PopUpButton("Size", id: "size", selection: ID("size", "small"), menu: sizes)),
          .textField(password),
        ])),
      .progress(ProgressIndicator("Copying", id: "copying", percent: 50)),
    ]
  }
}
