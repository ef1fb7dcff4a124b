internal import Aloud

/// The rules about tabs.
extension LintRule {
  /// A tab is named after its contents, which "Home" is not.
  public static let homeTab = LintRule("home-tab", .warning, remedy: "Call it after what it holds.") { survey in
    guard survey.tabs.count > 1 else { return [] }
    return survey.tabs.filter { survey.words.isOne($0.title, of: "lint.words.home") }
      .map { ([$0.id], "The tab “\(survey.words.text($0.title))” does not say what is in it.") }
  }

  /// The first tab holds its own, not a bit of all others or nearly everything.
  public static let firstTabHoldsAll = LintRule(
    "first-tab-holds-all", .warning, remedy: "Leave each thing to the tab where it belongs."
  ) { survey in
    let contents = survey.tabs.map { TabContents($0, survey.words) }
    guard survey.tabs.count > 1,
      contents[0].leadsToAll(contents.dropFirst()) || contents[0].outweighs(contents.dropFirst())
    else { return [] }
    let message = "The first tab, “\(survey.words.text(survey.tabs[0].title))”, holds nearly everything."
    return [([survey.tabs[0].id], message)]
  }

  /// An action is in one tab only, because in two it sounds like two actions.
  public static let sameActInTwoTabs = LintRule(
    "same-act-in-two-tabs", .warning, remedy: "Leave it in the tab where it belongs."
  ) { survey in
    survey.sharedActs.map { act in
      let tabs = act.tabs.map(survey.words.text).listed("and")
      return ([act.button], "“\(survey.words.text(act.title))” does the same in these tabs: \(tabs).")
    }
  }

  /// There are at most five tabs, because a listener must remember the tab bar.
  public static let tooManyTabs = LintRule(
    "too-many-tabs", .warning, remedy: "Put what is used less on a screen of another tab."
  ) { survey in
    let most = 5
    guard survey.tabs.count > most else { return [] }
    return [([survey.tabs[most].id], "Tabs: \(survey.tabs.count). More than five are hard to remember by ear.")]
  }

  /// A tab's title is short, because it is announced at every change of tab (TAB-1).
  public static let longTabTitle = LintRule("long-tab-title", .note, remedy: "Use one or two short words.") { survey in
    // The title of the only tab is said on arrival alone.
    let mostCharacters = survey.tabs.count > 1 ? 16 : 30
    return survey.tabs.filter { survey.words.text($0.title).count > mostCharacters }.map {
      ([$0.id], "The tab title “\(survey.words.text($0.title))” is long, and is said each time the user comes there.")
    }
  }

  /// A picker is where its value is needed; a screen for it alone is one more to go to and to come back from (PICK-3).
  public static let lonePicker = LintRule(
    "lone-picker", .note, remedy: "Put the picker where its value is needed: it opens by itself."
  ) { survey in
    survey.pushed.compactMap { place in
      let controls = place.leaves.map(\.control).filter { !($0 is TextBlock || $0 is Heading || $0 is Picture) }
      guard place.search == nil, controls.count == 1, opensChoice(controls[0]), let title = controls[0].label
      else { return nil }
      return (
        place.subjects(controls[0].identity),
        "“\(survey.words.text(title))” is alone on a screen that has to be opened."
      )
    }
  }

  private static func opensChoice(_ control: any Control) -> Bool {
    if case .pick = control.usage { true } else { control is PopUpButton }
  }
}

/// The rules about sheets.
extension LintRule {
  /// No sheet opens over another sheet, because a listener must remember what is below (SHEET-2).
  public static let sheetOverSheet = LintRule(
    "sheet-over-sheet", .warning, isAboutOneThing: true,
    remedy: "Open a screen on the sheet instead, or make it a step."
  ) { survey in
    survey.sheets.filter(\.place.isOverSheet).map {
      ([$0.place.id], "The sheet “\(survey.words.text($0.sheet.title))” opens over another sheet.")
    }
  }

  /// A sheet that takes input has an action that keeps it (SHEET-1).
  public static let inputNotKept = LintRule("input-not-kept", .error, remedy: "Give it a preferred action.") { survey in
    survey.sheets.filter { _, sheet in
      sheet.preferredAction == nil && !survey.inputs(of: sheet).isEmpty
        && !survey.leaves(of: sheet).contains(where: mayKeepInput)
    }.map {
      ([$0.place.id], "The sheet “\(survey.words.text($0.sheet.title))” takes input, and nothing on it keeps it.")
    }
  }

  /// No button of a sheet with input is titled "Close", because that does not say whether the input is kept (SHEET-1).
  public static let closeWithInput = LintRule(
    "close-with-input", .warning, isAboutOneThing: true,
    remedy: "Name the button after what it does; “cancel” is always there."
  ) { survey in
    survey.sheets.filter { !survey.inputs(of: $0.sheet).isEmpty }.flatMap { place, _ in
      place.buttons.filter { survey.words.isOne($0.title, of: "lint.words.close") }.map {
        (
          place.subjects($0.id),
          "“\(survey.words.text($0.title))” leaves a sheet with input without saying whether it is kept."
        )
      }
    }
  }

  /// Input that a sheet's preferred action requires is visible, not inside a collapsed disclosure (SHEET-1).
  public static let unseenRequirement = LintRule(
    "unseen-requirement", .error, remedy: "Put what is required where it is shown."
  ) { survey in
    survey.sheets.flatMap { place, sheet -> [Breach] in
      guard let action = sheet.preferredAction else { return [] }
      let folded = survey.leaves(of: sheet).compactMap { $0.the(Disclosure.self) }.filter { !$0.isExpanded }
      return folded.flatMap { $0.elements.leaves }.compactMap { element in
        element.control.missing.map {
          let (action, missing) = (survey.words.text(action.title), survey.words.text($0))
          return (place.subjects(element.id), "“\(action)” waits for “\(missing)”, which is folded away.")
        }
      }
    }
  }

  /// A dimmed button has a stated reason (SHEET-1, BTN-2), such as what a preferred action waits for on its sheet.
  public static let unexplainedAction = LintRule("unexplained-action", .warning, remedy: "Give the reason.") { survey in
    survey.places.flatMap { place in
      place.buttons.filter { button in
        let isMissing = button.id == place.sheet?.preferredAction?.id ? place.sheet.map(survey.leaves) : nil
        return button.availability == .dimmed && button.role != .cancel
          && isMissing?.contains { $0.control.missing != nil } != true
      }.map { (place.subjects($0.id), "“\(survey.words.text($0.title))” is dimmed, and nothing says why.") }
    }
  }

  private static func mayKeepInput(_ element: Element) -> Bool {
    guard let button = element.the(Button.self), button.role != .cancel else { return false }
    switch button.action {
    case .send, .sendToOpen: return true
    case .push, .present, .dismiss, .quit: return false
    }
  }
}

/// The rules about actions.
extension LintRule {
  /// A place has one main action, because a second one makes neither stand out (BTN-1).
  public static let twoMainActions = LintRule(
    "two-main-actions", .warning, remedy: "Keep one main action in each place."
  ) { survey in
    survey.places.flatMap { place -> [Breach] in
      let main = place.buttons.filter { button in
        button.style == .filled || button.role == .primary || button.id == place.sheet?.preferredAction?.id
      }
      guard let first = main.first.map({ survey.words.text($0.title) }) else { return [] }
      return main.dropFirst().map {
        (place.subjects($0.id), "“\(survey.words.text($0.title))” is a main action beside “\(first)”.")
      }
    }
  }

  /// A place shows what can be done in it; what is behind a menu is not heard until the menu is opened (MENU-1).
  public static let oneMenuForAll = LintRule(
    "one-menu-for-all", .note, remedy: "Make buttons of what is done often, and leave the rest in the menu."
  ) { survey in
    let fewestItems = 3
    return survey.places.compactMap { place in
      let used = place.leaves.filter { $0.control.usage != .read && $0.the(Disclosure.self) == nil }
      guard place.sheet?.preferredAction == nil, used.count == 1, place.menus.count == 1,
        let button = used[0].the(PullDownButton.self), button.menu.selection == nil,
        button.menu.allItems.count(where: { $0.state == nil && !isCancel($0, survey.words) }) >= fewestItems
      else { return nil }
      let title = survey.words.text(button.title)
      return (place.subjects(button.id), "Everything that can be done here is behind the menu “\(title)”.")
    }
  }

  /// A menu has no Cancel item, because saying "cancel" leaves every menu (MENU-3).
  public static let cancelInMenu = LintRule(
    "cancel-in-menu", .warning, isAboutOneThing: true, remedy: "Remove the item."
  ) { survey in
    survey.breaches(by: \.menuItems) {
      isCancel($0, survey.words)
        ? "The menu has an item “\(survey.words.text($0.title))”, but every menu can be left by that word." : nil
    }
  }

  /// A destructive action says what will be lost (ASK-1).
  public static let unnamedLoss = LintRule(
    "unnamed-loss", .error, isAboutOneThing: true,
    remedy: "Give it a confirmation with the loss, in numbers where they are known."
  ) { survey in
    survey.breaches(by: \.acts) {
      $0.isDestructive && !$0.namesLoss(survey.words)
        ? "“\(survey.words.text($0.title))” destroys something, and nothing says what will be lost." : nil
    }
  }

  /// A confirmation phrase has at least two words, because a single word is easily misheard (ASK-6).
  public static let weakPhrase = LintRule(
    "weak-phrase", .error, isAboutOneThing: true, remedy: "Use two words or more: what is done, and to what."
  ) { survey in
    survey.breaches(by: \.acts) { act in
      guard let phrase = act.confirmation?.phrase, SpokenWords(phrase, survey.words.wording).namingCount < 2
      else { return nil }
      return "The phrase “\(survey.words.text(phrase))” is easily said or heard by mistake."
    }
  }

  private static func isCancel(_ item: MenuItem, _ words: Linter) -> Bool {
    words.isOne(item.title, of: Command.leaving(.cancel).key)
  }
}

extension HasConfirmation {
  /// A confirmation names the loss in its own text, by a number in the question, or by a word that both the question and the
  /// phrase contain and the title does not.
  fileprivate func namesLoss(_ words: Linter) -> Bool {
    guard let confirmation else { return false }
    if confirmation.loss != nil { return true }
    let question = words.text(confirmation.question)
    if question.contains(where: \.isNumber) || question.contains("{count}") { return true }
    let named = words.set(confirmation.question).intersection(words.set(confirmation.phrase))
    return !named.isSubset(of: words.set(title))
  }
}

/// The contents of a tab's first screen, by which a tab that has its share is told from one that has it all.
struct TabContents {
  private let title: String
  private var titles: Set<String> = []
  private var sections = 0
  /// The number of buttons, links and menus, and of the places that rows open. Many rows are one list.
  private var acts = 0
  private var opened: Set<String> = []
  private let words: Linter

  init(_ tab: Tab, _ words: Linter) {
    self.words = words
    title = words.folded(tab.title)
    add(tab.screen.elements)
    acts += opened.count
  }

  private mutating func add(_ elements: [Element]) {
    for element in elements {
      let control = element.control
      if control.isHeading || control is Disclosure || !control.children.isEmpty && control.label != nil {
        sections += 1
        note(control)
      }
      switch control.usage {
      case .press(let action, _):
        note(control)
        if control is Row { open(action) } else { acts += 1 }
      case .openMenu: acts += control is PullDownButton ? 1 : 0
      case .read, .set, .enterText, .pick: break
      }
      add(control.children)
    }
  }

  private mutating func note(_ control: any Control) {
    if let label = control.label { titles.insert(words.folded(label)) }
  }

  private mutating func open(_ action: Action) {
    switch action {
    case .push(let id), .present(let id): opened.insert(id.name)
    case .send, .sendToOpen, .dismiss, .quit: break
    }
  }

  func leadsToAll(_ others: ArraySlice<TabContents>) -> Bool { others.allSatisfy { titles.contains($0.title) } }

  func outweighs(_ others: ArraySlice<TabContents>) -> Bool {
    let (fewestSections, fewest, most) = (3, 5, 8)
    let all = others.reduce(acts) { $0 + $1.acts }
    return acts * 4 >= all * 3 && (acts >= most || acts >= fewest && sections >= fewestSections)
  }
}
