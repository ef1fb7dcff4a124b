@testable import Aloud

/// LineContext of a screen with these elements, for a layer that is tried without a session.
func lineContext(
  of elements: [Element], tabs: [LocalizedText] = ["Home"], focus: Int? = nil, copied: String? = nil,
  selecting acts: Menu? = nil
) throws -> LineContext {
  let user = try User(Settings(locale: "en"), unkept: Settings(locale: "en"), files: .bundled)
  var screen = Screen("Home", id: "home", elements: elements)
  screen.selection = acts.map { ListSelection(acts: $0) }
  let base = PlaceView(screen, isSearching: false, on: nil, in: user.wording)
  let frame = Frame(app: "App", tabs: tabs, selectedTab: 0, behind: [], underSearch: nil, sheet: nil)
  var place = Place(id: "home")
  if let focus { place.focus.move(to: focus, in: base.entries) }
  return LineContext(
    View(base: base, frame: frame), place: place, user: user, clipboard: copied.map { SearchQuery(text: $0) },
    now: DateTime(day: Day(0)), isCovered: false)
}

extension LineContext {
  /// A line as a layer hears it among them.
  func heard(_ line: String) -> ParsedLine { ParsedLine(Line(line), user.vocabulary) }
}

extension Outcome {
  /// What is said by its effects, as printed lines in English.
  var said: [String] {
    get throws {
      let user = try User(Settings(locale: "en"), unkept: Settings(locale: "en"), files: .bundled)
      return effects.compactMap {
        if case .say(let announcement) = $0 { user.renderer.printed(announcement) } else { nil }
      }
    }
  }

  /// What the app would be told.
  var events: [Event] {
    effects.flatMap { step -> [Event] in if case .act(let act) = step { act.events } else { [] } }
  }
}
