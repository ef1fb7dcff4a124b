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

  @Test func aFieldMayBeRequiredAndSecure() throws {
    let app = try page(
      "- {field: Key, id: key, value: key, required: yes, secure: yes, placeholder: None yet}", "values: {key: x}")
    var field = TextField("Key", id: "key", value: "x")
    field.isRequired = true
    field.isSecure = true
    field.placeholder = "None yet"
    expect(app.elements(), is: [.textField(field)])
  }

  @Test func textsAreTaggedWithTheLanguageAndValuesAreNot() throws {
    let app = try page("- {text: Hallo, id: a}\n- {text: '{who}', id: b}", "language: de\nvalues: {who: Ann}")
    expect(
      app.elements(),
      is: [
        .text(TextBlock(.tagged("Hallo", language: "de"), id: "a")), .text(TextBlock(.verbatim("Ann"), id: "b")),
      ])
  }

  @Test func aScreenHasShortForms() throws {
    let app = try page(
      "- {text: Here.}",
      """
      values: {photo: ""}
      screens: [{id: photo, title: A photograph, short title: Photo, short subtitle: "{photo}", elements: []}]
      """)
    var state = app.initialState
    state.set("photo", to: .text("face.png"))
    let screen = try #require(app.screen("photo", for: state))
    expect((screen.shortTitle, screen.shortSubtitle) == ("Photo", "face.png"))
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
