@testable import Aloud

/// The apps that dialogues are played with, by the names that they have there.
enum DialogueApps {
  /// The app of a dialogue with these settings; "title", "notes" and "pin" are what the notebook's fields hold, "action" is what a
  /// letter's main button is called, "role" is what a button that asks first is for, and an app that has no name is made of its "things".
  static func app(_ settings: [String: String]) -> (any App)? {
    let name = settings["app"] ?? ""
    if let things = settings["things"] { return SketchApp(things, title: settings["title"] ?? "Home") }
    if name == "notebook" {
      var app = EditingApp()
      app.initialState.title = settings["title"] ?? ""
      app.initialState.notes = settings["notes"]?.replacing("\\n", with: "\n") ?? ""
      app.initialState.pin = settings["pin"] ?? ""
      return app
    }
    if name == "chat" { return ChatApp(settings) }
    if name == "careful" { return careful(Button.Role(rawValue: settings["role"] ?? "") ?? .normal) }
    if name == "letter" { return Letter.app(action: settings["action"] ?? "Send") }
    if name == "color" {
      var app = settings["opacity"] == "on" ? opacity : PickerApp()
      app.colorPicker.value = Color(hex: settings["color"] ?? "")
      return app
    }
    if name == "picker", let mode = DatePicker.Mode(rawValue: settings["mode"] ?? "") {
      return picker(DatePicker("At", id: "at", mode: mode), at: moment(settings["value"] ?? ""))
    }
    return apps[name] ?? pickers[name]
  }

  private static let apps: [String: any App] = [
    "accounts": AccountApp(), "album": album, "asking": AskingApp(), "assistant": Assistant.app,
    "bell": bell,
    "cards": TwoTabsApp(),
    "desk": SketchApp(
      "button Call; button Erase; button Show mail; button Show photos; button Stamps; " + drawer, title: "Desk"),
    "desk to narrow": SketchApp("button Show mail; button Show map; button Show photos; " + drawer, title: "Desk"),
    "dimmer": dimmer, "form": OneLineTests.Form(), "friends": PostApp(namesFriend: true),
    "friends without names": PostApp(namesFriend: false),
    "gate": gate(asks: false), "gate that asks": gate(asks: true), "hall": Hall.app, "home": Home(),
    "hotel": hotel, "house": LiveHouse.app, "inbox": inbox(), "inbox of places": inbox(idsArePlaces: true),
    "inbox of provided rows": inbox(isProvided: true),
    "lamps": lamps,
    "long form": LongFormApp(), "market": ChangedMeanwhileTests.Market(), "named as commands": SharedNameTests.named,
    "names": names(), "names by row": names(isText: false), "names in no order": names(doubled: true),
    "names in sections": names(
      sections: [RowSection("Friends", first: 0), RowSection("Family", first: 20)]),
    "office": OfficeApp(),
    "office with mail": OfficeApp(namesActs: false, effects: [.run("mail", Invocation(["mail"]))]),
    "office without names": OfficeApp(namesActs: false), "pantry": Pantry.app(),
    "pantry to look at": Pantry.app(canSelect: false),
    "player": MusicPlayer.app(), "post": post, "radio": musicRadio, "search": SearchApp(),
    "search that always waits": SearchApp(isSlow: true, isSlowEmpty: true),
    "search that waits": SearchApp(isSlow: true),
    "selection": SelectionApp(), "shelf": SearchedShelf.app, "shelf of books": shelfOfBooks(.destructive),
    "shelf of books with a plain button": shelfOfBooks(.normal), "shelf to empty": NamedLossTests.shelf,
    "shop": shop, "sound": sound,
    "short form": LongFormApp(count: 2), "sold out": SelectingMoreTests.shelf, "stall": StallApp(),
    "stations": Radio.app, "stubborn player": MusicPlayer.app(isStubborn: true), "task": TaskApp(), "test": TestApp(),
    "test that answers": TestApp(answers: ["wrap": [.say("Wrapped.")], "ask": [.ask(way)]]),
    "test that asks for a name": TestApp(answers: ["ask": [.ask(ownName)]]),
    "test that asks for a name and a way": TestApp(answers: ["ask": [.ask(ownName), .ask(way)]]),
    "test that leads nowhere": TestApp(answers: ["wrap": [.push("none"), .present("none")]]),
    "test that pops": TestApp(answers: ["wrap": [.pop]]),
    "test that pushes": TestApp(answers: ["wrap": [.push("detail")]]),
    "test with a sheet to read": TestApp(answers: ["wrap": [.present("info")]]),
    "test with an alert": TestApp(answers: ["wrap": [.alert(Alert("Saved", text: "All of it."))]]),
    "travel": travel, "tuner": Tuner(), "voice": HeardApp(),
  ]

  private static let pickers: [String: any App] = [
    "day": picker(plain), "day from Monday": picker(plain.limits(from: day(20_780))),
    "day that is never": picker(plain.limits(from: day(20_000), to: day(19_000))),
    "day up to Monday": picker(plain.limits(to: day(20_780))), "due": picker(due),
    "due but on Monday": picker(due.without(DisabledDays(days: [Day(20_780)]))),
    "due but on Fridays and Saturdays": picker(due.without(DisabledDays(weekdays: [5, 6]))),
    "due in columns": picker(due.style(.columns)), "due inline": picker(due.style(.inline)),
    "due in open hours": picker(
      due.limits(from: day(20_773), to: day(20_798)).without(
        DisabledDays(weekdays: [6, 7], because: "the shop is closed")),
      at: day(20_777)),
    "due in the last year": picker(due, at: day(2_932_855)),
    "due on the 27th": picker(due, at: day(20_784)),
    "due on a weekday": picker(due.limits(from: day(20_778)).without(weekend)),
    "due on a weekday until December": picker(due.limits(from: day(20_778), to: day(20_800)).without(weekend)),
    "due on Tuesday": picker(due, at: day(20_781)), "due today": picker(due, at: day(20_777)),
    "due until today": picker(due.limits(to: day(20_777))),
    "due until March": picker(due.limits(from: day(20_777), to: day(20_908)), at: day(20_777)),
    "long timer": picker(DatePicker("Rests", id: "timer", mode: .countdown), at: DateTime(minutes: 1_396)),
    "moment": picker(moment),
    "moment by quarters but Monday": picker(moment.interval(minutes: 15).without(DisabledDays(days: [Day(20_780)]))),
    "moment held": picker(moment, at: DateTime(day: Day(20_782), hour: 14)),
    "moment on Tuesday": picker(moment, at: DateTime(day: Day(20_781), hour: 9, minute: 15)),
    "opacity": opacity, "pickers": PickerApp(), "time": picker(time),
    "time by quarters": picker(time.interval(minutes: 15)),
    "time by sevens": picker(time.interval(minutes: 7)), "time in office hours": picker(office),
    "time in office hours from nine": picker(office, at: DateTime(minutes: 540)),
    "time by quarters alone": picker(time.interval(minutes: 15, .refuse)),
    "timer": picker(DatePicker("Rests", id: "timer", mode: .countdown)),
  ]

  private static let plain = DatePicker("Due", id: "due")
  private static let office = time.limits(from: DateTime(minutes: 540), to: DateTime(minutes: 1_050))
  private static let due = DatePicker("Due", id: "due").optional()
  private static let time = DatePicker("At", id: "at", mode: .time)
  private static let moment = DatePicker("At", id: "at", mode: .dateTime)
  private static let weekend = DisabledDays(weekdays: [6, 7])
  private static let drawer = "tab Drawer; row Key"
  private static let ownName = ActionSheet(asking: TextField("Your name?", id: "name", value: ""), text: "It is kept.")
  private static let way = ActionSheet("Which way?", id: "way", actions: Menu([.item(MenuItem("Left", id: "left"))]))

  /// A moment as the number of its day and the minutes of that.
  private static func moment(_ text: String) -> DateTime? {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    return numbers.count == 2 ? DateTime(day: Day(numbers[0]), minutes: numbers[1]) : nil
  }

  private static func day(_ number: Int) -> DateTime { DateTime(day: Day(number)) }

  private static func picker(_ picker: DatePicker, at value: DateTime? = nil) -> PickerApp {
    var picker = picker
    if let value { picker.value = value }
    return PickerApp(datePickers: [picker])
  }

  private static var opacity: PickerApp {
    var app = PickerApp()
    app.colorPicker.hasOpacity = true
    return app
  }
}
