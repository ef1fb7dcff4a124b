internal import Aloud

/// The examples of keys for readers who look a key up. The examples in error messages are `Key.example`, which exists only where
/// the message explains less.
extension Key {
  /// An example of the key with a value. A test ensures that every key of the grammar has one.
  var shownExample: String? {
    if let example { return example }
    let held = KeyExamples.held["\(about).\(name)"] ?? KeyExamples.held[about] ?? form.shownExample
    return held.map { "\(name.rawValue): \($0)" }
  }
}

extension Form {
  /// An example for a form that needs no example of its own for each key.
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

/// Examples of the values of keys, by the name of the key's description.
enum KeyExamples {
  /// Returns the name that the examples use for a referent.
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

  /// The example values, without their keys.
  static let held: [String: String] = [
    // Places.
    "app": "Notes", "title": "Notes", "shortTitle": "Notes", "subtitle.screen": "Three are new",
    "shortSubtitle": "3 new", "firstTab": "home", "task": "new", "id": "notes", "step.screen": "photo",
    "dismissalForbidden": "The disk is being written",
    // Searches.
    "value.search": "query", "scope": "box", "token": "person", "value.token": "who", "from.token": "people",
    // Elements to read.
    "text": "Two notes are waiting.", "picture": "A harbour at dusk", "name": "harbour", "heading": "Sound",
    "level": "2",
    "group": "Address", "row": "Milk", "value.row": "2 litres", "list": "Shopping", "provided": "1000000",
    "log": "Conversation", "id.log": "talk", "write": "\"{name} is here.\"",
    "empty": "Nothing to buy.", "output": "files", "percent": "40", "progress": "Copying", "value.progress": "copied",
    "subtitle": "From the dairy", "preview": "Milk, two litres, to be bought today",
    // Controls.
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
