/// The same app as a document, and as what a program shows that does all by itself.
enum OfficeDocument {
  /// What a document does by itself: each act by the id of its button.
  private static let acts: KeyValuePairs = [
    "notify": #"{"say": "Everyone knows."}"#, "log": #"{"say": "It rained."}"#, "okay": #"{"say": "It is okay."}"#,
    "buy": #"[{"set": {"ordered": true}}, {"say": "Ordered."}]"#, "delete": #"{"say": "All is gone."}"#,
    "permission": ask("Run the build?", "run"),
    "two": "[\(ask("Run the build?", "run")), \(ask("Remove the build?", "remove"))]",
    "send": #"[{"say": "Sent."}, "dismiss"]"#, "take": #""dismiss""#,
  ]

  private static func ask(_ title: String, _ name: String) -> String {
    #"{"ask": "\#(title)", "text": "It takes long.", "items": ["#
      + #"{"item": "Allow", "action": {"say": "\#(name): allowed."}},"#
      + #"{"item": "Refuse", "action": {"say": "\#(name): refused."}}],"#
      + #""after dismissal": {"say": "\#(name): left."}}"#
  }

  /// The interface in JSON, which YAML is too.
  private static func interface(action: (String) -> String) -> String {
    """
    {"app": "Office", "language": "en",
     "values": {"alarm": "06:00", "due": "2026-11-21", "meeting": "2026-11-21T09:30", "tea": "0:05", "paint": "#006666",
      "name": "Anna", "code": "", "subject": "", "street": "", "stock": false, "urgent": false, "bag": false,
      "ordered": false},
     "tabs": [{"title": "Desk", "elements": [
      {"button": "Notify everyone", "id": "notify"\(action("notify"))},
      {"button": "Yesterday's log", "id": "log"\(action("log"))},
      {"button": "Okay it", "id": "okay"\(action("okay"))},
      {"date": "Alarm", "mode": "time", "value": "alarm"}, {"date": "Due", "value": "due"},
      {"date": "Meeting", "mode": "dateTime", "value": "meeting"}, {"timer": "Tea", "value": "tea"},
      {"color": "Paint", "value": "paint"}, {"field": "Name", "value": "name"},
      {"field": "Code", "value": "code", "invalid": "Small letters alone.",
       "invalid when": {"all": [{"value": "code", "is": "filled"}, {"not": {"value": "code", "matches": "[a-z]+"}}]}},
      {"toggle": "In stock only", "value": "stock"}, {"toggle": "Urgent", "value": "urgent"},
      {"toggle": "Bag", "value": "bag"}, {"button": "Buy", "id": "buy"\(action("buy"))},
      {"button": "Delete work", "id": "delete", "role": "destructive",
       "confirmation": {"question": "Delete work?", "phrase": "delete all the work"}\(action("delete"))},
      {"button": "Permission", "id": "permission"\(action("permission"))},
      {"button": "Two questions", "id": "two"\(action("two"))},
      {"button": "Write", "action": {"present": "letter"}},
      {"text": "It is ordered.", "hidden when": {"value": "ordered", "is": "off"}}]}],
     "sheets": [
      {"id": "letter", "title": "Letter", "elements": [{"field": "Subject", "value": "subject"},
       {"button": "Address", "action": {"present": "place"}}],
       "preferred action": {"button": "Send", "id": "send"\(action("send"))}},
      {"id": "place", "title": "Place", "elements": [{"field": "Street", "value": "street"}],
       "preferred action": {"button": "Take it", "id": "take"\(action("take"))}}]}
    """
  }

  /// The document.
  static let yaml = interface { id in
    #", "action": "# + (acts.first { $0.key == id }?.value ?? "[]")
  }

  /// A program in Python that shows it, and does what is to be done. A JSON true is True there, so it is read from a text. What
  /// the items of a question do, the program does itself, by their ids.
  static let python = """
    import json
    from aloud_host import do, serve

    acts = {\(acts.map { "\"\($0.key)\": '''\($0.value)'''" }.joined(separator: ",\n  "))}
    answers, left = {}, {}

    def asked(act):
        if not isinstance(act, dict) or "ask" not in act:
            return act
        act["id"] = act["ask"].strip("?")
        left[act["id"]] = act.pop("after dismissal")
        for item in act["items"]:
            item["id"] = act["id"] + " " + item["item"]
            answers[item["id"]] = item.pop("action")
        return act

    def used(event, values):
        name = event.get("id")
        if event["event"] == "left" and name in left:
            do(left[name])
        elif event["event"] == "pressed" and name in answers:
            do(answers[name])
        elif event["event"] == "pressed" and name in acts:
            wanted = json.loads(acts[name])
            do(*(asked(act) for act in (wanted if isinstance(wanted, list) else [wanted])))

    serve(json.loads('''\(interface { _ in "" }.replacing("'", with: "\\'"))'''), used)
    """
}
