import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// Every control, from YAML to the tree.
@Suite struct ElementTests {
  @Test func textHeadingAndGroup() throws {
    let app = try page(
      """
      - text: Hello {who}
        live: on
      - heading: People
      - group: Near
        elements: [{text: Ann, id: ann}]
      - group:
        elements: []
      """, "values: {who: Bob}")
    var text = TextBlock("Hello Bob", id: "home.text")
    text.isLive = true
    expect(
      app.elements(),
      is: [
        .text(text), .heading(Heading("People")), .group(Group("Near", elements: [.text(TextBlock("Ann", id: "ann"))])),
        .group(Group(nil, elements: [])),
      ])
  }

  @Test func aButtonWithEverything() throws {
    let app = try page(
      """
      - button: Delete all
        id: wipe
        style: filled
        role: destructive
        size: mini
        subtitle: At once
        live: yes
        image: {name: bin, description: A bin, placement: top}
        dimmed: Nothing there.
        confirmation: {question: Delete?, loss: All of it., phrase: delete all, keep: leave}
        menu: [{item: Why, id: why}]
        action: {push: there}
      """, "screens: [{id: there, title: There, elements: []}]")
    var button = Button("Delete all", id: "wipe", action: .push("there"))
    button.style = .filled
    button.role = .destructive
    button.size = .mini
    button.subtitle = "At once"
    button.isLive = true
    button.image = Image("bin", description: "A bin", placement: .top)
    button.availability = .dimmed(because: "Nothing there.")
    button.confirmation = Confirmation("Delete?", loss: "All of it.", phrase: "delete all", keep: "leave")
    button.menu = Menu([.item(MenuItem("Why", id: "why"))])
    expect(app.elements(), is: [.button(button)])
  }

  @Test func aButtonIsDimmedOrHiddenByAValue() throws {
    let app = try page(
      """
      - {button: Go, id: go, dimmed: Name first., dimmed when: {value: name, is: empty}}
      - {button: Clear, id: clear, hidden when: {value: name, equals: ""}}
      - {field: Name, id: name, value: name}
      """, "values: {name: ''}")
    var go = Button("Go", id: "go")
    go.availability = .dimmed(because: "Name first.")
    expect(app.elements().prefix(2), is: [.button(go), .textField(TextField("Name", id: "name", value: ""))])
    let named = app.after(.changed("name", to: .text("Ann"))).state
    expect(app.elements(named).prefix(2), is: [.button(Button("Go", id: "go")), .button(Button("Clear", id: "clear"))])
  }

  @Test func aToggleHoldsItsValue() throws {
    let app = try page("- {toggle: Live, id: live, value: on air, subtitle: Now}", "values: {on air: off}")
    var toggle = Toggle("Live", id: "live", isOn: false)
    toggle.subtitle = "Now"
    expect(app.elements(), is: [.toggle(toggle)])
    toggle.isOn = true
    expect(app.elements(app.after(.changed("live", to: .isOn(true))).state), is: [.toggle(toggle)])
  }

  @Test func aPopUpHoldsOneOfItsOptions() throws {
    let app = try page(
      "- {popup: Size, id: size, value: size, options: [{option: Small, value: s}, {option: Large, value: l}]}",
      "values: {size: l}")
    guard case .popUpButton(let button) = app.elements()[0] else { throw Missing() }
    expect(button.value, is: "Large")
    expect(button.menu.allItems.map(\.title), is: ["Small", "Large"])
    let small = button.menu.allItems[0].id
    let state = app.after(.changed("size", to: .choice(small))).state
    expect(state.values["size"], is: .text("s"))
    guard case .popUpButton(let changed) = app.elements(state)[0] else { throw Missing() }
    expect(changed.value, is: "Small")
  }

  @Test func aMenuWithItemsSubmenusAndSections() throws {
    let app = try page(
      """
      - menu: More
        id: more
        items:
          - {item: Share, id: share, subtitle: By post, state: mixed, image: {name: box}}
          - separator
          - section: Danger
            items:
              - {item: Delete, id: delete, destructive: yes, dimmed: yes, hidden: yes}
          - submenu: Move to
            id: move
            items: [{item: Top, id: top, on when: {value: top, is: on}, hidden when: {value: top, is: off}}]
      """, "values: {top: off}")
    var share = MenuItem("Share", id: "share")
    share.subtitle = "By post"
    share.state = .mixed
    share.image = Image("box")
    var delete = MenuItem("Delete", id: "delete")
    delete.isDestructive = true
    delete.availability = .dimmed
    delete.isHidden = true
    var top = MenuItem("Top", id: "top")
    top.state = .off
    top.isHidden = true
    let menu = Menu([
      .item(share), .separator, .section(title: "Danger", [.item(delete)]),
      .submenu(Submenu("Move to", id: "move", menu: Menu([.item(top)]))),
    ])
    expect(app.elements(), is: [.pullDownButton(PullDownButton("More", id: "more", menu: menu))])
  }

  @Test func aMenuWithASelectionHoldsItInAValue() throws {
    let app = try page(
      """
      - menu: Sort
        id: sort
        selection: order
        items: [{item: Name, id: byName}, {submenu: Dates, items: [{item: Newest, id: newest, value: new}]}]
      """, "values: {order: Name}")
    func selection(_ state: DocumentState) -> ID? {
      guard case .pullDownButton(let button) = app.elements(state)[0] else { return nil }
      return button.menu.selection
    }
    expect(selection(app.initialState), is: "byName")
    let chosen = app.after(.changed("sort", to: .choice("newest"))).state
    expect(chosen.values["order"], is: .text("new"))
    expect(selection(chosen), is: "newest")
    expect(app.after(.pressed("newest")).state.values["order"], is: .text("new"))
  }

  @Test("MENU-4: an item with a mark and a value of its own is one of what is selected") func aMarkAndAValue() throws {
    let app = try page(
      """
      - menu: Station
        id: station
        selection: station
        items:
        - {item: Jazz, id: jazz}
        - {item: Loud, value: loudly, id: loud, on when: {value: loud, is: on}, action: {toggle: loud}}
      """, "values: {station: Jazz, loud: off}")
    let chosen = app.after(.changed("station", to: .choice("loud")))
    expect(chosen.state.values, is: ["station": .text("loudly"), "loud": .isOn(true)])
  }

  @Test func aSubmenuMayHaveASelectionOfItsOwn() throws {
    let app = try page(
      """
      - menu: View
        id: view
        items:
          - {submenu: Sort, id: sort, selection: order, items: [{item: Newest, id: newest, action: {say: Sorted}}]}
      """, "values: {order: ''}")
    let chosen = app.after(.changed("view", to: .choice("newest")))
    expect(chosen.state.values["order"], is: .text("Newest"))
    expect(chosen.effects, is: [.say("Sorted")])
  }

  @Test func aMenuWithASelectionActsHoweverItsItemIsChosen() throws {
    let app = try page(
      "- {menu: Sort, id: sort, selection: order, action: {say: '{order}'}, items: [{item: Name, id: byName}]}",
      "values: {order: ''}")
    expect(app.after(.changed("sort", to: .choice("byName"))).effects, is: [.say("Name")])
    expect(app.after(.pressed("byName")).effects, is: [.say("Name")])
  }

  @Test func aFieldMayBeRequiredAndSecure() throws {
    let app = try page(
      "- {field: Key, id: key, value: key, required: yes, secure: yes, placeholder: None yet}", "values: {key: x}")
    var field = TextField("Key", id: "key", value: "x")
    field.isRequired = true
    field.isSecure = true
    field.placeholder = "None yet"
    expect(app.elements(), is: [.textField(field)])
  }

  @Test func progressIsANumberOrAValueThatHoldsOne() throws {
    let app = try page(
      "- {progress: Copying, id: a, percent: 30}\n- {progress: Reading, id: b, value: done}", "values: {done: '55 %'}")
    expect(
      app.elements(),
      is: [
        .progress(ProgressIndicator("Copying", id: "a", percent: 30)),
        .progress(ProgressIndicator("Reading", id: "b", percent: 55)),
      ])
  }

  @Test func aListOfRowsThatAreWrittenOut() throws {
    let app = try page("- {list: Towns, rows: [{row: Ulm, id: ulm, subtitle: Danube, value: '3'}]}")
    var row = Row("Ulm", id: "ulm")
    row.subtitle = "Danube"
    row.value = "3"
    expect(app.elements(), is: [.group(Group("Towns", role: .list) { row })])
  }

  @Test func textsAreTaggedWithTheLanguageAndValuesAreNot() throws {
    let app = try page("- {text: Hallo, id: a}\n- {text: '{who}', id: b}", "language: de\nvalues: {who: Ann}")
    expect(
      app.elements(),
      is: [
        .text(TextBlock(.tagged("Hallo", language: "de"), id: "a")), .text(TextBlock(.verbatim("Ann"), id: "b")),
      ])
  }

  @Test func idsComeFromPlaceAndTitleAndStayApart() throws {
    let app = try page("- button: Play it!\n- button: Play it\n- {button: Stop, id: stop}")
    let ids = app.elements().compactMap { element in if case .button(let button) = element { button.id } else { nil } }
    expect(ids, is: ["home.play-it", "home.play-it.2", "stop"])
  }
}

/// Everything that can be said has its words.
@Suite struct WordingTests {
  @Test func everyShapeAndKeyOfTheGrammarIsUsed() {
    expect(Set(ShapeName.allCases), is: Set(Grammar.shapes.keys))
    let used = Set(Grammar.shapes.values.flatMap { $0.keys.map(\.name) })
    expect(Set(KeyName.allCases).subtracting(used), is: [])
  }
}
