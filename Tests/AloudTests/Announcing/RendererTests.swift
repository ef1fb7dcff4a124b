import Expectations
import Testing

@testable import Aloud

/// SAY-1, SAY-4, SAY-5: the forms of an announcement.
struct RendererTests {
  /// One announcement with every fact there is.
  private var full: Announcement {
    var announcement = Announcement(.item)
    announcement.number = 3
    announcement.name = "Check Out"
    announcement.description = "two things"
    announcement.image = .message("image.shows", ["description": "a cart"])
    announcement.value = "19 coins"
    announcement.role = .button
    announcement.states = [.mainAction, .dimmed]
    announcement.reason = "an address is needed"
    announcement.position = Position(3, of: 6)
    announcement.sentences = ["It is late."]
    announcement.hint = Message("hint.place")
    return announcement
  }

  @Test("SAY-1: all facts, in the locale's order, roles and states in words") func printed() throws {
    expect(
      try Renderer().printed(full),
      is: "3. Check Out, 19 coins, two things, image of a cart, button, main action, dimmed: an address is needed, "
        + "3 of 6. It is late. Say a number, a name, or \"help\".")
  }

  @Test("SAY-1: no comma follows a sentence of the author's: the next fact begins another") func sentences() throws {
    let button = Button("Descale", id: "descale").subtitle("It takes ten minutes.").dimmed()
    try expect(Renderer().printed(Announcement(button)), is: "Descale, It takes ten minutes. Button, dimmed.")
    var sheet = Announcement(.question)
    sheet.name = "The coffee was not made."
    sheet.description = "The tank is empty."
    sheet.role = .actionSheet
    try expect(Renderer().printed(sheet), is: "The coffee was not made. The tank is empty.")
    var field = Announcement(TextField("Street", id: "street", value: "Main St.").invalid(for: "It is too short."))
    field.position = Position(1, of: 2)
    try expect(Renderer().printed(field), is: "Street, Main St., text field, not valid: It is too short. 1 of 2.")
  }

  @Test(
    "SAY-1: a name that ends itself gets no full stop more, and after a question or a call no comma follows",
    arguments: [
      ("en", "Delete it?", .sheet, "Delete it? Sheet."), ("en", "Stop!", .sheet, "Stop!, sheet."),
      ("en", "Etc.", .sheet, "Etc., sheet."), ("de", "Löschen?", .sheet, "Löschen? Dialog."),
      ("ar", "حذف؟", .sheet, "حذف؟ مربع حوار."), ("ja", "消しますか？", .sheet, "消しますか？ シート。"),
      ("en", "Installed.", .alert, "Installed. Alert."), ("en", "Delivery", .alert, "Delivery, alert."),
      ("en", "Really?", nil, "Really?"), ("en", "Stop!", nil, "Stop!"), ("en", "And so on…", nil, "And so on…"),
      ("en", "Sure.", nil, "Sure."),
    ] as [(String, String, Role?, String)])
  func ends(_ locale: String, _ name: String, _ role: Role?, _ said: String) throws {
    var announcement = Announcement(role == .alert ? .question : role == nil ? .item : .place)
    (announcement.name, announcement.role) = (.verbatim(name), role)
    try expect(Renderer(locale).printed(announcement), is: said)
  }

  @Test("SAY-1: a name that ends with a mark is set apart from what it holds") func setsApart() throws {
    var announcement = Announcement(.item)
    (announcement.name, announcement.value, announcement.role) = ("Yahoo!", "C++", .textField)
    try expect(Renderer().printed(announcement), is: "Yahoo!, C++, text field.")
  }

  @Test("SAY-1: a sentence that asks about a question asks once") func asksOnce() throws {
    let question = Announcement(.question, .message("discard.question", ["sheet": "Delete it?"]))
    expect(
      try Renderer().printed(question),
      is: "Discard what you entered in Delete it? Say \"discard\" or \"keep editing\".")
  }

  @Test("SAY-4: braille has the same facts, shortly") func braille() throws {
    expect(
      try Renderer().braille(full),
      is: "3 Check Out 19 coins mact dim an address is needed btn 3/6 two things image of a cart It is late. "
        + "Say a number, a name, or \"help\".")
  }

  @Test("SAY-5: low verbosity leaves out roles of items, positions and images, in every form") func low() throws {
    let renderer = try Renderer(verbosity: .low)
    var announcement = full
    announcement.sentences = []
    announcement.hint = nil
    expect(
      renderer.printed(announcement),
      is: "3. Check Out, 19 coins, two things, main action, dimmed: an address is needed.")
    expect(renderer.braille(announcement), is: "3 Check Out 19 coins mact dim an address is needed two things")
    expect(renderer.utterance(announcement).plainText, is: renderer.printed(announcement))
  }

  @Test("SAY-5: that a field is secret is said at low verbosity too") func lowSecret() throws {
    var announcement = Announcement(.item)
    (announcement.number, announcement.name, announcement.role) = (3, "PIN", .secureField)
    try expect(Renderer(verbosity: .low).printed(announcement), is: "3. PIN, secret text field.")
  }

  @Test("SAY-5: what a place is, is said at low verbosity too") func lowPlace() throws {
    var announcement = Announcement(.place)
    announcement.name = "New"
    announcement.role = .sheet
    try expect(Renderer(verbosity: .low).printed(announcement), is: "New, sheet.")
    try expect(Renderer(verbosity: .low).braille(announcement), is: "New sht")
  }

  @Test("a fact with nothing in it leaves no trace") func emptyFacts() throws {
    var announcement = Announcement(.item)
    announcement.number = 2
    announcement.name = "Milk"
    announcement.description = ""
    announcement.value = ""
    announcement.states = [.opensScreen]
    try expect(Renderer().printed(announcement), is: "2. Milk, opens a screen.")
    try expect(Renderer().braille(announcement), is: "2 Milk opscr")
  }

  @Test("a thing without a name still has its number") func nameless() throws {
    var announcement = Announcement(.item)
    announcement.number = 2
    announcement.name = ""
    let renderer = try Renderer()
    expect(renderer.printed(announcement).contains("2"))
    expect(renderer.utterance(announcement).plainText.contains("2"))
    expect(renderer.braille(announcement).contains("2"))
  }

  @Test("SAY-1: each role and each state that is told is told in words, in print, in speech and in braille")
  func words() throws {
    // That a thing has a menu is said only where much is.
    let renderer = try Renderer(verbosity: .high)
    for state in AnnouncedState.allCases {
      var announcement = Announcement(.item)
      announcement.name = "Thing"
      announcement.states = [state]
      expect(renderer.printed(announcement) != "Thing.", "\(state)")
      expect(renderer.printed(announcement).contains { $0.isLetter })
      expect(renderer.utterance(announcement).plainText, is: renderer.printed(announcement))
      expect(renderer.braille(announcement) != "Thing", "\(state)")
    }
    for role in Role.allCases {
      var announcement = Announcement(.item)
      announcement.name = "Thing"
      announcement.role = role
      expect((renderer.printed(announcement) == "Thing."), is: (renderer.braille(announcement) == "Thing"), "\(role)")
    }
  }

  @Test("PLACE-3: numbers are in the locale's digits in every form") func digits() throws {
    var announcement = Announcement(.item)
    announcement.number = 3
    announcement.name = "س"
    announcement.position = Position(3, of: 12)
    let renderer = try Renderer("ar-EG")
    for form in [
      renderer.printed(announcement), renderer.braille(announcement), renderer.utterance(announcement).plainText,
    ] {
      expect(form.contains("٣"))
      expect(form.contains("١٢"))
      expect(!form.contains("3"))
    }
  }
}
