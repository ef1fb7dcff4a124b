public import Aloud

/// A linter that checks apps against the rules (TEST-3).
///
/// No command of the app is run and nothing outside is touched: only screens are built, and the effects of buttons inspected.
public struct Linter: Sendable {
  /// A function that returns a word's IPA phonemes, or `nil` if unknown. `language` is a BCP 47 tag.
  public typealias Pronouncing = @Sendable (_ word: String, _ language: String) -> String?

  let locale: LoadedLocale
  /// The tag that the app gives its language; `nil` if it gives none.
  private(set) var tag: String?
  let pronouncing: Pronouncing?
  private let files: LocaleFiles
  private let vocabulary: Vocabulary
  let names: NameWords
  let understander: Understander

  /// Creates a linter of apps with texts in `locale`. Without `pronouncing`, words that sound alike are found by their letters.
  public init(_ locale: LoadedLocale, files: LocaleFiles = .bundled, pronouncing: Pronouncing? = nil) {
    (self.locale, self.files, self.pronouncing) = (locale, files, pronouncing)
    vocabulary = Vocabulary(locale.wording)
    names = NameWords(locale)
    understander = Understander(locale)
  }

  /// Creates a linter of apps with texts in the locale `tag`, from `files`.
  ///
  /// - Throws: `LocaleFileError` if a file of the locale is damaged.
  public init(_ tag: String, files: LocaleFiles = .bundled, pronouncing: Pronouncing? = nil) throws(LocaleFileError) {
    self.init(try LoadedLocale(tag, files: files), files: files, pronouncing: pronouncing)
    self.tag = tag
  }

  /// Returns the linter of an app's translation; `nil` if a file of its locale is damaged.
  public func translated(into tag: String, _ texts: AppTexts) -> Linter? {
    try? Linter(tag, files: files.with(texts: texts), pronouncing: pronouncing)
  }

  /// Returns all findings in an app, rule by rule. The check begins in `state`, or else in the initial state, and goes wherever
  /// buttons lead; `screens` and `sheets` are further places that no button leads to.
  public func findings<Looked: App>(
    in app: Looked, state: Looked.State? = nil, screens: [ID] = [], sheets: [ID] = []
  ) -> [Finding] {
    findings(in: app, state: state, screens: screens, sheets: sheets, rules: LintRule.allCases)
  }

  /// Rules about single elements also check `revealed`, the app with hidden elements shown.
  package func findings<Looked: App>(in app: Looked, revealed: Looked, screens: [ID], sheets: [ID]) -> [Finding] {
    let shown = findings(in: app, screens: screens, sheets: sheets)
    let single = LintRule.allCases.filter(\.isAboutOneThing)
    let all = findings(in: revealed, screens: screens, sheets: sheets, rules: single)
    return shown + all.filter { !shown.contains($0) }
  }

  private func findings<Looked: App>(
    in app: Looked, state: Looked.State? = nil, screens: [ID], sheets: [ID], rules: [LintRule]
  ) -> [Finding] {
    var surveyor = Surveyor(app, state ?? app.initialState, words: self)
    let survey = surveyor.survey(screens: screens, sheets: sheets)
    return rules.flatMap { $0.findings(in: survey) }
  }
}

/// An app's texts as a listener hears them.
extension Linter {
  var wording: Wording { locale.wording }
  var language: String { locale.tag }

  func text(_ text: LocalizedText) -> String { locale.wording.text(text) }
  func folded(_ text: LocalizedText) -> String { Folding.fold(self.text(text)) }

  func set(_ text: LocalizedText) -> Set<Substring> { Set(folded(text).split { !($0.isLetter || $0.isNumber) }) }

  /// Returns whether a text names a value that is empty for now, in braces, so that nobody knows yet how it will sound.
  func isOpen(_ text: LocalizedText) -> Bool { self.text(text).contains("{") }

  func command(_ text: LocalizedText) -> Command? { vocabulary.command(folded(text)) }

  /// Returns whether there are facts of a language, whatever its region. English stands in for a language without any.
  func knows(_ tag: String) -> Bool {
    guard let locale = try? LoadedLocale(tag, files: files), locale.askedFor != nil else { return true }
    return LocaleTag(locale.table.tag).language != "en" || LocaleTag(tag).language == "en"
  }

  /// The words listed for `key` are those of the locale and of English.
  func isOne(_ text: LocalizedText, of key: String) -> Bool {
    let folded = folded(text)
    return locale.wording.phrases(key).contains { Folding.fold($0) == folded }
  }

  func ends(_ text: LocalizedText, with key: String) -> Bool {
    let folded = folded(text)
    return locale.wording.phrases(key).contains { word in
      let word = Folding.fold(word)
      return folded == word || folded.hasSuffix(" " + word)
    }
  }
}

/// Explores an app without a session, by following its buttons. Each place is visited once by name, separately on sheets.
struct Surveyor<Looked: App> {
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

  private func isSeen(_ id: ID, isSheet: Bool) -> Bool { seen.contains { $0.name == id.name && $0.isSheet == isSheet } }

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

  private mutating func look(at screen: Screen, _ sheet: Sheet? = nil, as id: ID, _ name: Name, _ state: Looked.State) {
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
