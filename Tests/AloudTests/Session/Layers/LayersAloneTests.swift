import Testing

@testable import Aloud

/// Each layer takes lines and says what should come of them, without a session: the walls between them stand.
struct LayersAloneTests {
  private let rows: [Element] = [
    .row(Row("Milk", id: "milk", action: .send)), .row(Row("Mail", id: "mail", action: .send)),
    .button(Button("Send", id: "send")),
  ]

  @Test("a screen takes a number, a name and a command, and passes on what is none") func screen() throws {
    let around = try surroundings(of: rows)
    var screen = ScreenLayer(place: around.place)
    guard case .use(let line, _)? = screen.take(around.heard("2"), in: around)?.steps.first else {
      Issue.record("2 uses nothing")
      return
    }
    #expect(line == 1)
    #expect(try screen.take(around.heard("next"), in: around)?.said == ["Milk, 1 of 3."])
    #expect(screen.place.bookmark.focus == 0)
    #expect(screen.take(around.heard("xyz"), in: around) == nil)
  }

  @Test("LOOP-8: a choice is answered by a number, an ordinal or a word, and passes on what is no answer") func choice()
    throws
  {
    let around = try surroundings(of: rows)
    let choice = ChoiceLayer(candidates: [.line(0), .line(1)])
    for answer in ["2", "the second", "mail", "the mail one"] {
      let steps = try #require(choice.take(around.heard(answer), in: around)).steps
      guard case .closeFront = steps[0], case .use(1, _) = steps[1] else {
        Issue.record("\(answer) is no answer")
        continue
      }
    }
    #expect(choice.take(around.heard("send"), in: around) == nil)
    #expect(choice.take(around.heard("louder"), in: around)?.isHarmless == true)
    let said = try choice.take(around.heard("9"), in: around)?.said
    #expect(said == ["There is no 9. There are 2 items here.", "2 things match. Which one?"])
  }

  @Test("ASK-2: a confirmation is confirmed by its phrase alone") func confirmation() throws {
    let around = try surroundings(of: rows)
    let asked = Line("send")
    let question = ConfirmationLayer(
      Confirmation("Send all?", phrase: "send it all"), before: Outcome(.act(Act(.pressed("send"), on: "send"))),
      to: "send", title: "Send", asked: asked,
      around.wording)
    #expect(question.take(around.heard("send it all"), in: around)?.events == [.pressed("send")])
    for line in ["yes", "1", "", "send", "send it"] {
      #expect(question.take(around.heard(line), in: around)?.events == [], "\(line)")
    }
  }

  @Test("EDIT-2: a filled field asks before a line that begins as a command replaces what it holds") func entry() throws
  {
    let field = TextField("Title", id: "title", value: "Milk")
    let around = try surroundings(of: [.textField(field)])
    var entry = EntryLayer(field)
    #expect(
      try entry.take(around.heard("cut the cake"), in: around)?.said
        == ["Replace what Title holds with “cut the cake”? Say yes or no."])
    #expect(entry.take(around.heard("yes"), in: around)?.events == [.changed("title", to: .text("cut the cake"))])
    #expect(try entry.take(around.heard("spell check"), in: around)?.said.count == 1)
    #expect(entry.take(around.heard("no"), in: around)?.events == [])
    #expect(entry.take(around.heard("Bread"), in: around)?.events == [.changed("title", to: .text("Bread"))])
    var empty = EntryLayer(TextField("Title", id: "title", value: ""))
    let open = try surroundings(of: [.textField(TextField("Title", id: "title", value: ""))])
    #expect(empty.take(open.heard("cut the cake"), in: open)?.events == [.changed("title", to: .text("cut the cake"))])
  }

  @Test("MENU-3: a menu is left with nothing applied") func menu() throws {
    let menu = Menu([.item(MenuItem("Rename", id: "rename")), .item(MenuItem("Share", id: "share"))])
    let around = try surroundings(of: [.pullDownButton(PullDownButton("More", id: "more", menu: menu))])
    var layer = MenuLayer(.element("more"))
    let open = around.showing(try #require(layer.shown(over: around)))
    #expect(try layer.take(open.heard("first"), in: open)?.said == ["Rename, 1 of 2."])
    #expect(layer.take(open.heard("cancel"), in: open)?.events == [])
    #expect(layer.use(lineAt: 1, asked: Line("2"), in: open).events == [.pressed("share")])
  }

  @Test("EDIT-1: selecting changes the place alone, and tells the app nothing") func selection() throws {
    let acts = Menu([.item(MenuItem("Done", id: "done"))])
    var around = try surroundings(of: rows, selecting: acts)
    var place = around.place
    _ = SelectionCommands(around: around).perform(.edit, &place)
    around = LineContext(
      View(base: around.base, frame: around.frame), place: place, user: around.user, clipboard: nil, now: around.now,
      isCovered: false)
    let outcome = Using(around: around).use(around.entries[1], onLine: 1, asked: Line("2"), &place)
    #expect(try outcome.said == ["Mail, selected."])
    #expect(outcome.events == [])
    #expect(place.selected?.count == 1)
  }
}
