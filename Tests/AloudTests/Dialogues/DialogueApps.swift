@testable import Aloud

/// The apps that dialogues are played with, by the names that they have there.
enum DialogueApps {
  /// The app of a dialogue with these settings; "title", "notes" and "pin" are what the notebook's fields hold.
  static func app(_ settings: [String: String]) -> (any App)? {
    let name = settings["app"] ?? ""
    if name == "notebook" {
      var app = EditingApp()
      app.initialState.title = settings["title"] ?? ""
      app.initialState.notes = settings["notes"]?.replacing("\\n", with: "\n") ?? ""
      app.initialState.pin = settings["pin"] ?? ""
      return app
    }
    return apps[name] ?? pickers[name]
  }

  private static let apps: [String: any App] = [
    "accounts": AccountApp(), "album": Album(), "assistant": WaitingQuestionTests.AssistantApp(), "bell": BellApp(),
    "cards": UndoingControlsTests.TwoTabsApp(), "careful": AskingFirstTests.CarefulApp(),
    "desk": StandingQuestionTests.DeskApp(),
    "desk to narrow": StandingQuestionTests.DeskApp(titles: ["Show mail", "Show map", "Show photos"]),
    "dimmer": DimmerApp(), "form": OneLineTests.Form(), "friends": PostApp(namesFriend: true),
    "gate": GateApp(asks: false), "gate that asks": GateApp(asks: true), "hall": HallApp(), "home": OrdinalTests.Home(),
    "hotel": HotelApp(), "house": LiveHouseApp(), "inbox": AnnouncedNumberTests.InboxApp(),
    "kitchen": LikeliestTests.Kitchen(), "lamps": LampsApp(), "letter": LetterApp(),
    "letter to discard": LetterApp(action: "Discard"), "letter to save": LetterApp(action: "Save"),
    "long form": LongFormApp(), "market": ChangedMeanwhileTests.Market(), "named as commands": SharedNameTests.Named(),
    "names": LongListTests.app(), "names in no order": LongListTests.app(doubled: true),
    "names in sections": LongListTests.app(
      sections: [RowSection("Friends", first: 0), RowSection("Family", first: 20)]),
    "office": OfficeApp(),
    "office with mail": OfficeApp(namesActs: false, effects: [.run("mail", Invocation(["mail"]))]),
    "office without names": OfficeApp(namesActs: false), "pantry": PantryApp(),
    "pantry to look at": PantryApp(canSelect: false),
    "player": PlayerApp(), "post": DeliveryApp(), "radio": MusicRadioApp(), "search": SearchApp(),
    "search that always waits": SearchApp(isSlow: true, isSlowEmpty: true),
    "search that waits": SearchApp(isSlow: true),
    "selection": SelectionApp(), "shelf": SearchedShelfApp(), "shelf of books": BookShelfApp(),
    "shelf of books with a plain button": BookShelfApp(isPlain: true), "shop": SizeShopApp(),
    "short form": LongFormApp(count: 2), "sold out": SelectingMoreTests.ShelfApp(), "stall": StallApp(),
    "stations": Radio(), "stubborn player": PlayerApp(isStubborn: true), "task": TaskApp(), "test": TestApp(),
    "test that answers": TestApp(answers: ["wrap": [.say("Wrapped.")], "ask": [.ask(way)]]),
    "test that leads nowhere": TestApp(answers: ["wrap": [.push("none"), .present("none")]]),
    "test that pops": TestApp(answers: ["wrap": [.pop]]),
    "test that pushes": TestApp(answers: ["wrap": [.push("detail")]]),
    "test with a sheet to read": TestApp(answers: ["wrap": [.present("info")]]),
    "test with an alert": TestApp(answers: ["wrap": [.alert(Alert("Saved", text: "All of it."))]]),
    "travel": TravelApp(), "tuner": Tuner(), "voice": HeardApp(),
  ]

  private static let pickers: [String: any App] = [
    "day": picker(DatePicker("Due", id: "due")), "due": picker(due),
    "due but on Monday": picker(due.without(DisabledDays(days: [Day(20_780)]))),
    "due but on Fridays and Saturdays": picker(due.without(DisabledDays(weekdays: [5, 6]))),
    "due in columns": picker(due.style(.columns)), "due inline": picker(due.style(.inline)),
    "due in open hours": picker(
      due.limits(from: day(20_773), to: day(20_798)).without(
        DisabledDays(weekdays: [6, 7], because: "the shop is closed")),
      at: day(20_777)),
    "due in the last year": picker(due, at: day(2_932_855)),
    "due on a weekday": picker(due.limits(from: day(20_778)).without(weekend)),
    "due on a weekday until December": picker(due.limits(from: day(20_778), to: day(20_800)).without(weekend)),
    "due on Tuesday": picker(due, at: day(20_781)), "due today": picker(due, at: day(20_777)),
    "due until March": picker(due.limits(from: day(20_777), to: day(20_908)), at: day(20_777)),
    "long timer": picker(DatePicker("Rests", id: "timer", mode: .countdown), at: DateTime(minutes: 1_396)),
    "moment": picker(moment), "moment held": picker(moment, at: DateTime(day: Day(20_782), hour: 14)),
    "moment on Tuesday": picker(moment, at: DateTime(day: Day(20_781), hour: 9, minute: 15)),
    "opacity": opacity, "pickers": PickerApp(), "time": picker(time),
    "time by quarters": picker(time.interval(minutes: 15)),
    "time by quarters alone": picker(time.interval(minutes: 15, .refuse)),
    "timer": picker(DatePicker("Rests", id: "timer", mode: .countdown)),
  ]

  private static let due = DatePicker("Due", id: "due").optional()
  private static let time = DatePicker("At", id: "at", mode: .time)
  private static let moment = DatePicker("At", id: "at", mode: .dateTime)
  private static let weekend = DisabledDays(weekdays: [6, 7])
  private static let way = ActionSheet("Which way?", id: "way", actions: Menu([.item(MenuItem("Left", id: "left"))]))

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
