@testable import Aloud
@testable import AloudReminders

/// What takes more steps than a walk goes by itself, each from a fresh start.
extension AppWalk {
  /// Tries each thing on the first screen, with a file that can't be used, or one that has not come yet.
  mutating func lookAround(_ file: FileResult?) {
    let moment = begun(file)
    for line in PossibleLines(moment.session).all {
      var next = moment
      hear(&next) { try $0.take(line) }
      hear(&next) { try $0.take("1") }
    }
  }

  /// Changes a reminder, which can't be saved at first.
  mutating func changeSomething(failing error: FileError) {
    var moment = begun()
    moment.saveError = error
    let lines = PossibleLines(moment.session)
    for line in ["1", "1", "1", lines.word("undo"), lines.word("back"), lines.word("first"), lines.word("read"), "1"] {
      hear(&moment) { try $0.take(line) }
    }
    moment.saveError = nil
    hear(&moment) { try $0.take("1") }
  }

  /// Puts more into the basket than one parcel holds.
  mutating func fillTheBasket() {
    var moment = begun()
    let lines = PossibleLines(moment.session)
    let more = [lines.word("more").replacing("{object}", with: "4"), "2"]
    // The third tab; five at a time, four times; checking out.
    for line in [lines.word("nextTab"), lines.word("nextTab")] + more + more + more + more + ["10"] {
      hear(&moment) { try $0.take(line) }
    }
  }

  /// Plans a way without steps to where there is none.
  mutating func planWithoutSteps() {
    var moment = begun()
    let lines = PossibleLines(moment.session)
    // The second tab, a new itinerary; its destination, the harbour; its options, without steps; what stands against it.
    for line in [lines.word("nextTab"), "3", "2", "5", "4", "1", lines.word("read")] {
      hear(&moment) { try $0.take(line) }
    }
  }

  /// Plans a way with a departure and rests, and listens to it.
  mutating func planWithRest() {
    var moment = begun()
    let lines = PossibleLines(moment.session)
    // The second tab, a new itinerary; its departure, tomorrow, and its month read.
    let departure = ["3", lines.word("next"), lines.word("done"), "3", lines.word("read"), lines.word("done")]
    // The rests in its options, a short one, and then a long one.
    let rest = [lines.title("app.routes.rest"), lines.word("next"), "3", lines.word("done")]
    // The summary and its name; saved, and opened.
    for line in [lines.word("nextTab"), "3"] + departure + ["4", "2"] + rest + ["3", "6", PossibleLines.name, "7", "3"]
    {
      hear(&moment) { try $0.take(line) }
    }
  }

  /// Quits with a picker open that holds something new.
  mutating func quitWithSomethingOpen() {
    var moment = begun()
    let lines = PossibleLines(moment.session)
    // The second tab, a new itinerary; its departure, another than it was.
    for line in [lines.word("nextTab"), "3", "3", lines.word("next"), lines.word("quit"), lines.word("help")] {
      hear(&moment) { try $0.take(line) }
    }
  }

  /// Selects reminders of a list, reads and leaves them, and does each act to some.
  mutating func selectReminders() {
    var moment = begun()
    let lines = PossibleLines(moment.session)
    let select = lines.word("choose"), deselect = lines.word("deselect")
    func naming(_ phrase: String, _ object: String) -> String { phrase.replacing("{object}", with: object) }
    let reading = [
      "1", "", lines.word("help"), lines.word("edit"), lines.word("selection"), "1", "1", lines.word("help"),
    ]
    let wrong = [naming(select, "3-1"), naming(select, "4"), naming(deselect, "2"), naming(select, "3-4")]
    let leaving = [lines.word("selectAll"), lines.word("selection"), lines.word("done"), lines.word("edit")]
    let marking = ["1", "2", lines.title("app.reminders.markDone"), lines.word("done"), lines.word("undo")]
    let moving = [
      lines.word("edit"), lines.word("cancel"), lines.word("selectAll"), lines.title("app.reminders.move"), "1",
      lines.word("cancel"), lines.word("undo"),
    ]
    for line in reading + wrong + leaving + marking + moving { hear(&moment) { try $0.take(line) } }
    for line in [lines.word("selectAll"), lines.title("app.reminders.delete")] { hear(&moment) { try $0.take(line) } }
    for line in PossibleLines(moment.session).all {
      var next = moment
      hear(&next) { try $0.take(line) }
    }
  }

  /// Writes the notes of a reminder in several lines, changes them by their words, and listens to them.
  mutating func editNotes() {
    var moment = begun()
    let lines = PossibleLines(moment.session)
    let name = PossibleLines.name, other = PossibleLines.otherNames
    func naming(_ command: AnyCommand, _ object: String) -> String {
      lines.word(command).replacing("{object}", with: object)
    }
    func replacing(_ old: String, _ all: AnyCommand = "replace") -> String {
      let parts = moment.session.locale.wording.alternatives("edit.with")
      let with = (parts.own + parts.english).first ?? ""
      return naming(all, with.replacing("{old}", with: old).replacing("{new}", with: other[0]))
    }
    let empty = [lines.title("app.reminders.reminderTitle"), lines.word("cancel"), lines.word("nextWord")]
    let writing = [lines.title("app.reminders.notes"), name, name + ".", "", "..", name + " " + name, other[1]]
    let hearing =
      (["read", "nextCharacter", "firstLine", "previousLine", "lastLine", "nextLine", "help"] as [AnyCommand]).map(
        lines.word)
    let changing =
      [
        replacing(name), replacing(name, "replaceAll"), replacing(other[1]), replacing(other[2]),
        naming("insert", name),
      ]
      + [naming("textLine", "9")]
      + (["undo", "undo", "redo", "selectLine", "cut", "cut", "paste", "deleteWord", "clear", "undo"] as [AnyCommand])
      .map(lines.word)
    // Quitting asks about what is not kept yet.
    let quitting = ["quit"].map(lines.word) + [lines.title("discard.keep")]
    for line in ["1", "4"] + empty + writing + hearing + changing + quitting + [
      ".", lines.word("nextWord"), lines.word("last"),
    ] {
      hear(&moment) { try $0.take(line) }
    }
    // The secret of the shop, once there is one.
    var secret = begun()
    for line in [lines.word("nextTab"), lines.word("nextTab"), lines.title("app.shop.giftCode"), name] {
      hear(&secret) { try $0.take(line) }
    }
    for line in [lines.title("app.shop.giftCode"), lines.word("read")] { hear(&secret) { try $0.take(line) } }
  }

  /// Starts the timer, listens to what is left in the last minute, and to its end.
  mutating func runTimer() {
    var moment = begun()
    for line in ["6", "2"] { hear(&moment) { try $0.take(line) } }
    hear(&moment) { try $0.pass(seconds: 290) }
    hear(&moment) { try $0.take("1") }
    hear(&moment) { try $0.pass(seconds: 10) }
  }
}
