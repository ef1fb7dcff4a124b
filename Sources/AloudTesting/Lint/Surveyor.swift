internal import Aloud

/// Explores an app without a session, by following its buttons. Each place is visited once by name, separately on sheets.
struct Surveyor<Looked: App> {
  /// The most places visited, so that the survey of an app that keeps creating new places ends.
  private static var mostPlaces: Int { 1_000 }

  private struct Name: Hashable {
    var name: String
    var isSheet: Bool
    var isOverSheet: Bool
  }

  private let app: Looked
  private let start: Looked.State
  private let words: Linter
  private var leads: [(id: ID, name: Name, state: Looked.State)] = []
  private var seen: Set<Name> = []
  private var places: [SurveyedPlace] = []
  private var languages: [(tag: String, subject: ID)] = []

  init(_ app: Looked, _ state: Looked.State, words: Linter) { (self.app, start, self.words) = (app, state, words) }

  /// Visits `screens` and `sheets` even if nothing leads to them.
  mutating func survey(screens: [ID], sheets: [ID]) -> Survey {
    let tabs = app.interface(for: start).tabs
    for tab in tabs {
      look(at: tab.screen, as: tab.id, Name(name: tab.id.name, isSheet: false, isOverSheet: false), start)
    }
    follow()
    for id in sheets where !isSeen(id, isSheet: true) { add(id, isSheet: true, isOverSheet: false, start) }
    follow()
    for id in screens where !isSeen(id, isSheet: false) { add(id, isSheet: false, isOverSheet: false, start) }
    follow()
    let own = words.tag.map { [(tag: $0, subject: ID.appLanguage)] } ?? []
    return Survey(
      tabs: tabs, places: places, words: words, sharedActs: sharedActs(of: tabs), languages: own + languages)
  }

  private func isSeen(_ id: ID, isSheet: Bool) -> Bool {
    seen.contains { $0.name == id.name && $0.isSheet == isSheet }
  }

  private mutating func add(_ id: ID, isSheet: Bool, isOverSheet: Bool, _ state: Looked.State) {
    let name = Name(name: id.name, isSheet: isSheet, isOverSheet: isOverSheet)
    guard seen.count < Self.mostPlaces, seen.insert(name).inserted else { return }
    leads.append((id, name, state))
  }

  private mutating func follow() {
    while let (id, name, state) = leads.popLast() {
      if name.isSheet {
        if let sheet = app.sheet(id, for: state) { look(at: sheet.content, sheet, as: id, name, state) }
      } else if let screen = app.screen(id, for: state) {
        look(at: screen, as: id, name, state)
      }
    }
  }

  private mutating func look(
    at screen: Screen, _ sheet: Sheet? = nil, as id: ID, _ name: Name, _ state: Looked.State
  ) {
    let leaves = screen.elements.leavesWithRows
    var menus = leaves.compactMap { element in
      element.control.ownMenu.map { SurveyedMenu(owner: element.id, menu: $0) }
    }
    if let action = sheet?.preferredAction, let menu = action.menu {
      menus.append(SurveyedMenu(owner: action.id, menu: menu))
    }
    if let acts = screen.selection?.acts { menus.append(SurveyedMenu(owner: nil, menu: acts)) }
    let isOnSheet = name.isSheet || name.isOverSheet
    var actions = leaves.flatMap { element -> [(ID, Action)] in
      guard case .press(let action, _) = element.control.usage, let id = element.id else { return [] }
      return [(id, action)]
    }
    if let action = sheet?.preferredAction { actions.append((action.id, action.action)) }
    for menu in menus where menu.owner != nil { actions += menu.items.map { ($0.id, $0.action) } }
    for (id, action) in actions { menus += follow(action, of: id, state, isOnSheet: isOnSheet) }
    for step in sheet?.steps ?? [] { add(step.screen, isSheet: false, isOverSheet: true, state) }
    places.append(
      SurveyedPlace(
        id: id, elements: screen.elements, search: screen.search, sheet: sheet, isOverSheet: name.isOverSheet,
        menus: menus))
  }

  /// Records where an action leads, and returns the menus of the questions it asks.
  private mutating func follow(_ action: Action, of id: ID, _ state: Looked.State, isOnSheet: Bool) -> [SurveyedMenu] {
    switch action {
    case .push(let screen): add(screen, isSheet: false, isOverSheet: isOnSheet, state)
    case .present(let sheet): add(sheet, isSheet: true, isOverSheet: isOnSheet, state)
    case .send, .sendToOpen:
      var (state, menus) = (state, [SurveyedMenu]())
      var isOnSheet = isOnSheet
      for effect in app.update(&state, .pressed(id)) {
        switch effect {
        case .push(let screen): add(screen, isSheet: false, isOverSheet: isOnSheet, state)
        case .present(let sheet): add(sheet, isSheet: true, isOverSheet: isOnSheet, state)
        case .ask(let sheet): if sheet.field == nil { menus.append(SurveyedMenu(owner: id, menu: sheet.actions)) }
        case .dismiss: isOnSheet = false
        case .language(let tag): languages.append((tag, id))
        case .say, .pop, .alert, .undoable, .set, .resetSettings, .quit, .run, .stop, .tell, .load, .save,
          .voices, .begin, .done, .failed, .ended, .edit, .wait:
          break
        }
      }
      return menus
    case .dismiss, .quit: break
    }
    return []
  }

  private func sharedActs(of tabs: [Tab]) -> [(title: LocalizedText, button: ID, tabs: [LocalizedText])] {
    var found: [(title: LocalizedText, button: Button, tabs: [Tab])] = []
    var sameTitles: [String: [Int]] = [:]
    for tab in tabs {
      for case .button(let button) in tab.screen.elements.leaves {
        let title = words.folded(button.title)
        let index = sameTitles[title]?.first { doTheSame(found[$0].button, button) }
        guard let index else {
          sameTitles[title, default: []].append(found.count)
          found.append((button.title, button, [tab]))
          continue
        }
        if !found[index].tabs.contains(where: { $0.id == tab.id }) {
          found[index].tabs.append(tab)
          if found[index].tabs.count == 2 { found[index].button = button }
        }
      }
    }
    return found.filter { $0.tabs.count > 1 }.map { ($0.title, $0.button.id, $0.tabs.map(\.title)) }
  }

  /// Two buttons do the same if they lead to the same place or change the state alike.
  private func doTheSame(_ one: Button, _ other: Button) -> Bool {
    switch (one.action, other.action) {
    case (.push(let one), .push(let other)), (.present(let one), .present(let other)): return one == other
    case (.send, .send), (.sendToOpen, .sendToOpen):
      var (first, second) = (start, start)
      let (effects, others) = (app.update(&first, .pressed(one.id)), app.update(&second, .pressed(other.id)))
      return effects == others && first == second && (first != start || !effects.isEmpty)
    case (.push, _), (.present, _), (.send, _), (.sendToOpen, _), (.dismiss, _), (.quit, _): return false
    }
  }
}
