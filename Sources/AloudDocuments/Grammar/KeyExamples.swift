internal import Aloud

/// What each key may hold, as it is written: for readers who look a key up. What an error shows is `Key.example`, which is there
/// only where a sentence tells less.
extension Key {
  /// The key with an example of what it holds; nil for none that the grammar has: a test sees to it.
  var shownExample: String? {
    if let example { return example }
    let held = KeyExamples.held["\(about).\(name)"] ?? KeyExamples.held[about] ?? form.shownExample
    return held.map { "\(name.rawValue): \($0)" }
  }
}

extension Form {
  /// What a form that is the same everywhere may hold.
  fileprivate var shownExample: String? {
    switch self {
    case .flag: "on"
    case .choice(let choices): choices.last
    case .language: "pt-BR"
    case .reference(let referent): KeyExamples.name(of: referent)
    case .list(let part, _): part.shownExample.map { "[\($0)]" }
    case .numbers(let numbers): numbers.last.map { "\($0)" }
    case _: nil
    }
  }
}

/// Examples of what stands under keys, by the sentence that describes them.
enum KeyExamples {
  /// What the examples call the things that they refer to.
  static func name(of referent: Referent) -> String {
    switch referent {
    case .value, .textValue: "name"
    case .switchValue: "quiet"
    case .tab: "home"
    case .screen: "photo"
    case .sheet: "new"
    case .command: "files"
    case .run: "copy"
    case .log: "talk"
    }
  }

  /// What a key holds, without the key.
  static let held: [String: String] = [
    // Places.
    "app": "Notes", "title": "Notes", "shortTitle": "Notes", "subtitle.screen": "Three are new",
    "shortSubtitle": "3 new", "firstTab": "home", "task": "new", "id": "notes", "step.screen": "photo",
    "dismissalForbidden": "The disk is being written",
    // Searches.
    "value.search": "query", "scope": "box", "token": "person", "value.token": "who", "from.token": "people",
    // What is shown.
    "text": "Two notes are waiting.", "picture": "A harbour at dusk", "name": "harbour", "heading": "Sound",
    "level": "2",
    "group": "Address", "row": "Milk", "value.row": "2 litres", "list": "Shopping", "provided": "1000000",
    "log": "Conversation", "id.log": "talk", "write": "\"{name} is here.\"",
    "empty": "Nothing to buy.", "output": "files", "percent": "40", "progress": "Copying", "value.progress": "copied",
    "subtitle": "From the dairy", "preview": "Milk, two litres, to be bought today",
    // What is used.
    "button": "Send", "toggle": "Alarm", "value.toggle": "alarm", "link": "All offers", "disclosure": "Details",
    "value.disclosure": "open", "radio": "Size", "popup": "Station", "value.popup": "station", "menuTitle": "Sort by",
    "menu": "File", "selection": "sorting", "value.checkboxes": "toppings", "option": "Jazz",
    "value.option": "jazz.m3u",
    "field": "Name", "value.field": "name", "suggestions.combo": "[Berlin, Bergen]", "from.combo": "towns",
    "placeholder": "Ann", "invalid": "Two letters or more", "from.picker": "towns", "from": "files",
    "dimmed": "There is no network", "description": "a clock",
    // Pickers.
    "title.picker": "Size", "title.picker.stepper": "Copies", "title.picker.slider": "Volume",
    "title.picker.rating": "How was it?", "title.picker.date": "Day", "title.picker.timer": "Time to bake",
    "title.picker.color": "Paper", "title.column": "Size", "value.picker": "size", "value.number": "copies",
    "value.date": "day", "value.timer": "baking", "value.color": "paper", "placeholder.picker": "None yet",
    "names": "[low, middle, high]", "stars": "5", "minimum": "today", "maximum": "2026-12-31",
    "minimum.timer": "0:05", "maximum.timer": "2:00", "minimum.number": "0", "maximum.number": "10", "step": "2",
    "disabledReason": "We are closed on holidays",
    // Menus.
    "item": "Open", "value.item": "date", "submenu": "Recent", "section": "Colors",
    // Actions.
    "push": "photo", "present": "new", "toggle.action": "quiet", "name.run": "copy", "into": "answer",
    "progress.run": "copied", "status": "code", "stop": "copy", "alert": "The disk is full",
    "text.alert": "Delete something first.", "ask": "Keep the draft?", "say": "Hello", "undoable": "Delete a note",
    "reload": "files", "exit": "1", "question": "Delete the file?", "loss": "It can't be brought back.",
    "phrase": "delete the file", "keep": "Keep it",
    // Conditions and values.
    "value.condition": "name", "equals": "Jazz", "atLeast": "8", "atMost": "20", "default": "Ann",
    // Programs.
    "title.command": "Reading the disks", "input": "\"{name}\"", "timeLimit": "60", "title.row": "\"{row}\"",
    "subtitle.row": "\"{row.size}\"", "value.rowForm": "\"{row.name}\"", "value.template": "\"{row.size}\"",
    "arguments": "[--quiet]",
  ]
}
