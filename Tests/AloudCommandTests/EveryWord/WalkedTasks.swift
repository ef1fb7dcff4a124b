@testable import Aloud
@testable import AloudCommand

/// What takes more steps than a walk goes by itself, each from a fresh start.
extension AppWalk {
  /// Tries each thing on the first screen, with a file that can't be used, or one that has not come yet.
  mutating func lookAround(_ file: WalkedFile?) {
    let moment = begun(file)
    for saying in PossibleSayings(moment.session).all {
      var next = moment
      say([saying, .typed("1")], &next)
    }
  }

  /// Changes a reminder, which can't be saved at first.
  mutating func changeSomething(failing problem: FileProblem) {
    var moment = begun()
    hear(&moment, .savingFails(problem))
    say(typing("1", "1", "1") + commands("undo", "back", "first", "read") + typing("1"), &moment)
    hear(&moment, .savingFails(nil))
    say(typing("1"), &moment)
  }

  /// Puts more into the basket than one parcel holds.
  mutating func fillTheBasket() {
    var moment = begun()
    let more: [Saying] = [.command("more", object: "4"), .typed("2")]
    // The third tab; five at a time, four times; checking out.
    say(commands("nextTab", "nextTab") + more + more + more + more + typing("10"), &moment)
  }

  /// Plans a way without steps to where there is none.
  mutating func planWithoutSteps() {
    var moment = begun()
    // The second tab, a new itinerary; its destination, the harbour; its options, without steps; what stands against it.
    say(commands("nextTab") + typing("3", "2", "5", "4", "1") + commands("read"), &moment)
  }

  /// Plans a way with a departure and rests, and listens to it.
  mutating func planWithRest() {
    var moment = begun()
    // The second tab, a new itinerary; its departure, tomorrow, and its month read.
    say(commands("nextTab") + typing("3", "3") + commands("next", "done"), &moment)
    say(typing("3") + commands("read", "done"), &moment)
    // The rests in its options, a short one, and then a long one.
    say(typing("4", "2") + [.title("app.routes.rest")] + commands("next") + typing("3") + commands("done"), &moment)
    // The summary and its name; saved, and opened.
    say(typing("3", "6", PossibleSayings.name, "7", "3"), &moment)
  }

  /// Selects reminders of a list, reads and leaves them, and does each act to some.
  mutating func selectReminders() {
    var moment = begun()
    let reading =
      typing("1", "") + commands("help", "edit", "selection") + typing("1", "1") + commands("help")
    let wrong: [Saying] = [
      .command("choose", object: "3-1"), .command("choose", object: "4"), .command("deselect", object: "2"),
    ]
    let leaving = commands("selectAll", "selection", "done", "edit")
    let marking = typing("1", "2") + [.title("app.reminders.markDone")] + commands("done", "undo")
    let moving =
      commands("edit", "cancel", "selectAll") + [.title("app.reminders.move")] + typing("1")
      + commands("cancel", "undo")
    say(reading + wrong + leaving + marking + moving, &moment)
    say(commands("selectAll") + [.title("app.reminders.delete")], &moment)
    for saying in PossibleSayings(moment.session).all {
      var next = moment
      say([saying], &next)
    }
  }

  /// Writes the notes of a reminder in several lines, changes them by their words, and listens to them.
  mutating func editNotes() {
    var moment = begun()
    let name = PossibleSayings.name, others = PossibleSayings.otherNames
    func replacing(_ old: String, by command: AnyCommand = "replace") -> Saying {
      .replacement(command, of: old, by: others[0])
    }
    say(typing("1", "4") + [.title("app.reminders.reminderTitle")] + commands("cancel", "nextWord"), &moment)
    // Writing.
    say([.title("app.reminders.notes")] + typing(name, name + ".", "", "..", name + " " + name, others[1]), &moment)
    // Hearing.
    say(commands("read", "nextCharacter", "firstLine", "previousLine", "lastLine", "nextLine", "help"), &moment)
    // Changing.
    say([replacing(name), replacing(name, by: "replaceAll"), replacing(others[1]), replacing(others[2])], &moment)
    say([.command("insert", object: name), .command("textLine", object: "9")], &moment)
    say(commands("undo", "undo", "redo", "selectLine", "cut", "cut", "paste", "deleteWord", "clear", "undo"), &moment)
    say(typing(".") + commands("nextWord", "last"), &moment)
    // The secret of the shop, once there is one.
    var secret = begun()
    let giftCode = Saying.title("app.shop.giftCode")
    say(commands("nextTab", "nextTab") + [giftCode] + typing(name), &secret)
    say([giftCode] + commands("read"), &secret)
  }

  /// Starts the timer, listens to what is left in the last minute, and to its end.
  mutating func runTimer() {
    var moment = begun()
    say(typing("6", "2"), &moment)
    hear(&moment, .pass(seconds: 290))
    say(typing("1"), &moment)
    hear(&moment, .pass(seconds: 10))
  }

  private func typing(_ lines: String...) -> [Saying] { lines.map(Saying.typed) }

  private func commands(_ commands: AnyCommand...) -> [Saying] { commands.map { .command($0) } }
}
