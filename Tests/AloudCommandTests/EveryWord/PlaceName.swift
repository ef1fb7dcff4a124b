@testable import Aloud
@testable import AloudCommand

/// Where a session is, so that a walk knows whether it has been there: what there is and what can't be used, whichever of
/// many lists or reminders it is, and whatever the controls hold.
struct PlaceName {
  /// The place in words.
  let text: String

  init(_ session: Session<BuiltInApp>) {
    let navigation = session.stage.navigator
    // A picker is the same over whatever it stands, and of its values there may be thousands.
    guard session.stage.picker == nil else {
      text = navigation.overlays.last.map(Self.overlay) ?? ""
      return
    }
    let below = session.currentScreen.map { Self.things(EntryList($0.elements)) } ?? []
    text = [
      Self.front(session),
      "\(navigation.tabs[navigation.selectedTab].id) \(navigation.places.count > 1) \(session.hasChanges)",
      "\(session.stage.view.front.activeSearch.map(Self.search) ?? "")", "\(below.sorted())",
      "\(Self.things(session.stage.view.front.entries).sorted())",
    ].joined(separator: " ")
  }

  /// What is in front: the sheets, the screen, and what lies over it.
  static func front(_ session: Session<BuiltInApp>) -> String {
    let navigation = session.stage.navigator
    return [
      navigation.sheets.map { name($0.id) }.joined(), navigation.places.last.map { name($0.id) } ?? "",
      navigation.overlays.last.map(overlay) ?? "",
    ].joined(separator: " ")
  }

  /// How far a search has come.
  private static func search(_ search: Search) -> String {
    "search \(search.query.tokens.isEmpty) \(search.query.text.isEmpty)"
  }

  private static func overlay(_ overlay: Overlay) -> String {
    switch overlay {
    case .entry(let place): "entry \(place.id.name) \(place.edited.lineCount > 0) \(place.edited.isEdited)"
    case .confirmation(let act): "confirmation \(act.id.name)"
    case .alert(let alert): "alert \(key(alert.title))"
    case .which: "which"
    case .discard(let thenQuit): "discard \(thenQuit)"
    case .menu(let menu): "menu \(menu.path.map(\.name))"
    // A field of two sheets is called the same on both.
    case .picker(let picker): "picker \(picker.id.name.split(separator: ".").last ?? "")"
    case .pickerQuestion(let answers): "question of a picker \(answers.count == 1)"
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
