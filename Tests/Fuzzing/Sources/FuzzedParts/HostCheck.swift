internal import Aloud
internal import AloudDocuments

/// Lines into the session of a host, and its messages between them: questions, patches, values, logs, and what is no message.
enum HostCheck {
  /// Lets bytes decide a language, lines and messages.
  static func check(_ bytes: [UInt8]) throws {
    var choices = FuzzedBytes(bytes)
    let session = try FuzzedApps.hosted.session(choices.one(of: FuzzedApps.locales), [])
    try SessionCheck.play(session, choices) { bytes in .message(message(&bytes)) }
  }

  /// An interface whose names clash: with each other, with commands, with numbers and with words of answers.
  static let interface =
    #"{"aloud": 1, "events": ["error"], "interface": {"app": "Desk", "language": "en", "#
    + #""values": {"lamp": false, "name": "", "size": "small", "day": "2026-12-01"}, "tabs": [{"title": "Desk", "#
    + #""elements": [{"toggle": "Lamp", "id": "lamp", "value": "lamp"}, {"field": "Name", "id": "name", "value": "name"}, "#
    + #"{"popup": "Size", "id": "size", "value": "size", "options": ["small", "large", "back"]}, "#
    + #"{"date": "Undo", "id": "day", "value": "day"}, {"button": "Back", "id": "back"}, {"button": "Report", "id": "one"}, "#
    + #"{"button": "Report", "id": "two"}, {"button": "Yes", "id": "yes"}, {"button": "2", "id": "number"}, "#
    + #"{"button": "Delete", "id": "delete", "role": "destructive", "confirmation": {"question": "Delete all?", "#
    + #""loss": "All goes.", "phrase": "delete all of it"}}, {"button": "Write", "id": "write", "#
    + #""action": {"present": "letter"}}, {"log": "Talk", "id": "talk"}]}, {"title": "Mails", "elements": ["#
    + #"{"list": "Mails", "id": "mails", "provided": 40, "row": {"menu": [{"item": "Forget", "id": "forget"}]}}], "#
    + #""selection": [{"item": "Archive", "id": "archive"}]}], "sheets": [{"id": "letter", "title": "Letter", "#
    + #""elements": [{"field": "Subject", "id": "subject", "value": "name"}], "#
    + #""preferred action": {"button": "Send", "id": "send", "action": "dismiss"}}]}}"#

  /// The ids of elements, by what the element is called.
  private static let parts = [
    ("toggle", "lamp"), ("field", "name"), ("button", "back"), ("button", "one"), ("button", "two"), ("button", "yes"),
    ("button", "nothing"),
  ]

  private static let names = [
    "Lamp", "Report", "Undo", "Back", "Help", "3", "All", "Stop", "No", "OK", "Delete", "Mails", "Desk", "Cancel", "→",
    "",
    "ー", "Two words", "Мороз", "خروج", "last", "1 to 3", "delete all of it",
  ]

  private static func message(_ bytes: inout FuzzedBytes) -> String {
    let name = JSONValue.string(bytes.one(of: names)).text
    switch bytes.below(18) {
    case 0, 1, 2:
      let (kind, id) = bytes.one(of: parts)
      let value = kind == "button" ? "" : #", "value": "\#(id)""#
      return #"{"patch": {"\#(id)": {"\#(kind)": \#(name), "id": "\#(id)"\#(value)}}}"#
    case 3: return #"{"patch": {"\#(bytes.one(of: parts).1)": null}}"#
    case 4:
      return
        #"{"patch": {"mails": {"list": "Mails", "id": "mails", "provided": \#(bytes.below(300)), "row": {"menu": [{"item": \#(name), "id": "forget"}]}}}}"#
    case 5: return #"{"do": {"ask": \#(name), "id": "who", "answer": "text"}}"#
    case 6: return #"{"do": {"ask": \#(name), "id": "sure", "answer": "yes or no"}}"#
    case 7:
      return
        #"{"do": {"ask": "Run it?", "items": [{"item": \#(name), "id": "run"}, {"item": "Refuse", "id": "refuse", "destructive": true}]}}"#
    case 8: return #"{"do": {"alert": \#(name), "text": "It has begun to rain."}}"#
    case 9: return #"{"do": [{"set": {"lamp": \#(bytes.below(2) == 0)}}, {"say": \#(name)}]}"#
    case 10: return #"{"do": {"set": {"name": \#(name), "size": "large"}}}"#
    case 11: return #"{"do": {"undoable": \#(name)}}"#
    case 12: return #"{"do": \#(bytes.one(of: [#"{"present": "letter"}"#, #""dismiss""#]))}"#
    case 13: return #"{"log": {"id": "talk", "message": "\#(bytes.below(3))", "text": \#(name)}}"#
    case 14: return #"{"log": {"id": "talk", "message": "\#(bytes.below(3))", "text": \#(name), "end": true}}"#
    case 15: return #"{"done": \#(bytes.below(20))}"#
    case 16 where bytes.below(4) == 0: return interface.replacing(#""aloud": 1, "events": ["error"], "#, with: "")
    default: return bytes.text(bytes.below(30))
    }
  }
}
