import Expectations
import Testing

@testable import Aloud

/// Each layer takes lines and says what should come of them, without a session: the walls between them stand.
struct LayersAloneTests {
  private let rows: [Element] = [
    .row(Row("Milk", id: "milk", action: .send)), .row(Row("Mail", id: "mail", action: .send)),
    .button(Button("Send", id: "send")),
  ]

  @Test("a screen takes a number, a name and a command, and passes on what is none") func screen() throws {
    let context = try lineContext(of: rows)
    var screen = ScreenLayer(place: context.place)
    guard case .use(let line, _)? = screen.take(context.heard("2"), in: context)?.effects.first else {
      Issue.record("2 uses nothing")
      return
    }
    expect(line, is: 1)
    try expect(screen.take(context.heard("next"), in: context)?.said, is: ["Milk, 1 of 3."])
    expect(screen.place.focus.line, is: 0)
    expectNil(screen.take(context.heard("xyz"), in: context))
  }

  @Test("LOOP-8: a choice is answered by a number, an ordinal or a word, and passes on what is no answer") func choice()
    throws
  {
    let context = try lineContext(of: rows)
    let choice = ChoiceLayer(candidates: [.line(0), .line(1)])
    for answer in ["2", "the second", "mail", "the mail one"] {
      let effects = try #require(choice.take(context.heard(answer), in: context)).effects
      guard case .closeFront = effects[0], case .use(1, _) = effects[1] else {
        Issue.record("\(answer) is no answer")
        continue
      }
    }
    expectNil(choice.take(context.heard("send"), in: context))
    expect(choice.take(context.heard("louder"), in: context)?.isHarmless, is: true)
    let said = try choice.take(context.heard("9"), in: context)?.said
    expect(said, is: ["There is no 9. There are 2 items here.", "2 things match. Which one?"])
  }

  @Test("ASK-2: a confirmation is confirmed by its phrase alone") func confirmation() throws {
    let context = try lineContext(of: rows)
    let asked = Line("send")
    let question = ConfirmationLayer(
      Confirmation("Send all?", phrase: "send it all"), before: Outcome(.act(Act(.pressed("send"), on: "send"))),
      to: "send", title: "Send", asked: asked, context.wording
    ) { $0.base.entry("send", near: nil) }
    expect(question.take(context.heard("send it all"), in: context)?.events, is: [.pressed("send")])
    for line in ["yes", "1", "", "send", "send it"] {
      expect(question.take(context.heard(line), in: context)?.events, is: [], "\(line)")
    }
  }

  @Test("EDIT-2: a filled field asks before a line that begins as a command replaces what it holds") func entry() throws
  {
    let field = TextField("Title", id: "title", value: "Milk")
    let context = try lineContext(of: [.textField(field)])
    var entry = EntryLayer(field)
    expect(
      try entry.take(context.heard("cut the cake"), in: context)?.said,
      is: ["Replace what Title holds with “cut the cake”? Say yes or no."])
    expect(entry.take(context.heard("yes"), in: context)?.events, is: [.changed("title", to: .text("cut the cake"))])
    try expect(entry.take(context.heard("spell check"), in: context)?.said.count, is: 1)
    expect(entry.take(context.heard("no"), in: context)?.events, is: [])
    expect(entry.take(context.heard("Bread"), in: context)?.events, is: [.changed("title", to: .text("Bread"))])
    var empty = EntryLayer(TextField("Title", id: "title", value: ""))
    let open = try lineContext(of: [.textField(TextField("Title", id: "title", value: ""))])
    expect(empty.take(open.heard("cut the cake"), in: open)?.events, is: [.changed("title", to: .text("cut the cake"))])
  }

  @Test("MENU-3: a menu is left with nothing applied") func menu() throws {
    let menu = Menu([.item(MenuItem("Rename", id: "rename")), .item(MenuItem("Share", id: "share"))])
    let context = try lineContext(of: [.pullDownButton(PullDownButton("More", id: "more", menu: menu))])
    var layer = MenuLayer(.element("more"))
    let open = context.showing(try #require(layer.shown(over: context)))
    try expect(layer.take(open.heard("first"), in: open)?.said, is: ["Rename, 1 of 2."])
    expect(layer.take(open.heard("cancel"), in: open)?.events, is: [])
    expect(layer.use(lineAt: 1, asked: Line("2"), in: open).events, is: [.pressed("share")])
  }

  @Test("EDIT-1: selecting changes the place alone, and tells the app nothing") func selection() throws {
    let acts = Menu([.item(MenuItem("Done", id: "done"))])
    var context = try lineContext(of: rows, selecting: acts)
    var place = context.place
    _ = SelectionCommands(context: context).perform(.edit, &place)
    context = LineContext(
      View(base: context.base, frame: context.frame), place: place, user: context.user, clipboard: nil,
      now: context.now,
      isCovered: false)
    let outcome = Using(context: context).use(context.entries[1], onLine: 1, asked: Line("2"), &place)
    try expect(outcome.said, is: ["Mail, selected."])
    expect(outcome.events, is: [])
    expect(place.selected?.count, is: 1)
  }
}
