@testable import Aloud
@testable import AloudReminders

/// Where a session is, so that a walk knows whether it has been there.
enum PlaceName {
  /// What there is and what can't be used, whichever of many lists or reminders it is, and whatever the controls hold.
  static func full(_ session: Session<BuiltInApp>) -> String {
    var stage = session.engine
    let navigator = stage.navigator
    // A picker is the same over whatever it stands, and of its values there may be thousands.
    if stage.layers.picker != nil { return stage.layers.last.map(layer) ?? "" }
    let hasChanges = navigator.sheets.last.flatMap { stage.runner.sheet($0.id) }.map { stage.hasChanges($0) } ?? false
    return [
      front(session), "\(navigator.tabs[navigator.selectedTab].id) \(navigator.places.count > 1) \(hasChanges)",
      "\(stage.view.front.activeSearch.map(search) ?? "")", "\(things(stage.view.base.entries).sorted())",
      "\(things(stage.view.front.entries).sorted())",
    ].joined(separator: " ")
  }

  /// What is in front: the sheets, the screen, and what lies over it.
  static func front(_ session: Session<BuiltInApp>) -> String {
    let stage = session.engine
    return [
      stage.navigator.sheets.map { name($0.id) }.joined(), name(stage.navigator.front.id),
      stage.layers.last.map(layer) ?? "",
    ].joined(separator: " ")
  }

  /// How far a search has come.
  private static func search(_ search: Search) -> String {
    "search \(search.query.tokens.isEmpty) \(search.query.text.isEmpty)"
  }

  private static func layer(_ layer: Layer) -> String {
    switch layer {
    case .entry(let entry):
      "entry \(entry.text.id.name) \(entry.text.edited.lineCount > 0) \(entry.text.edited.isEdited)"
    case .confirmation(let act): "confirmation \(act.id.name)"
    case .alert(let alert): "alert \(key(alert.alert.title))"
    case .choice: "which"
    case .hearing(let question): "heard \(question.alternatives.count)"
    case .discard(let discard): "discard \(discard.exit)"
    case .menu(let menu): "menu \(menu.path.map(\.name))"
    // A field of two sheets is called the same on both.
    case .picker(let picker):
      if let question = picker.question {
        "question of a picker \(question.answers.count == 1)"
      } else {
        "picker \(picker.id.name.split(separator: ".").last ?? "")"
      }
    }
  }

  private static func things(_ entries: EntryList) -> Set<String> {
    Set(
      (0..<entries.count).map { index in
        let announcement = entries[index].announcement
        // Of what only is to be heard, the words count.
        let words = entries[index].isNumbered ? announcement.reason : announcement.name
        return (entries[index].id.map(name) ?? "") + (words.map(key) ?? "")
      })
  }

  private static func key(_ text: LocalizedText) -> String {
    switch text {
    case .message(let message): message.key
    case .verbatim(let text), .tagged(let text, _): text
    }
  }

  /// An id without the number of a list, a reminder or an itinerary.
  private static func name(_ id: ID) -> String {
    id.item.flatMap { Int($0) } == nil ? id.description : id.name
  }
}
