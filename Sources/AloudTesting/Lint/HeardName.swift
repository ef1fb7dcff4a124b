internal import Aloud

/// A name as a listener hears it: before its role and its state, which Aloud says.
struct HeardName {
  private let text: String
  private let folded: String
  private let words: Linter

  init(_ name: LocalizedText, _ words: Linter) {
    (text, folded, self.words) = (words.text(name), words.folded(name), words)
  }

  var isUnspeakable: Bool { !text.isEmpty && !text.contains { $0.isLetter || $0.isNumber } }

  func says(_ role: Role) -> Bool {
    guard let phrases = words.names.roles[role] else { return false }
    let written = text.lowercased()
    return phrases.all.contains { phrase in
      ends(with: phrase) || phrases.isFirstToo && begins(with: phrase) || written.hasPrefix(phrase + ":")
    } || phrases.general.contains(folded)
  }

  func isOnly(_ role: Role) -> Bool { words.names.roles[role]?.all.contains(folded) ?? false }

  /// A Boolean value that indicates whether the name says a state, or how to reach one: "Wifi on", "Turn on wifi".
  var saysState: Bool {
    let last = Folding.fold(text.split(separator: " ").last ?? "")
    // "Sign-on" ends in no state, but languages without spaces join one to the name.
    let isLast = words.names.states.contains { state in
      let isApart = state.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
      return last == state || isApart && last.hasSuffix(state) || state.contains(" ") && ends(with: state)
    }
    return isLast
      || words.names.turning.contains { before, after in
        folded.count > before.count + after.count && folded.hasPrefix(before) && folded.hasSuffix(after)
      }
  }

  private func ends(with phrase: String) -> Bool {
    guard folded.count > phrase.count, folded.hasSuffix(phrase) else { return false }
    return Folding.isWordEnd(between: folded.dropLast(phrase.count).last, and: phrase.first)
  }

  private func begins(with phrase: String) -> Bool {
    guard folded.count > phrase.count, folded.hasPrefix(phrase) else { return false }
    return Folding.isWordEnd(between: phrase.last, and: folded.dropFirst(phrase.count).first)
  }
}

struct NameWords: Sendable {
  struct Phrases: Sendable {
    /// Those that name nothing by themselves. Others may, such as "Menu" and "Timer".
    var general: [String]
    var all: [String]
    /// Whether the words are also said for nothing before a name, as in "Bouton Envoyer" and "Image of a boat".
    var isFirstToo: Bool
  }

  private(set) var roles: [Role: Phrases] = [:]
  let states: [String]
  let turning: [(before: String, after: String)]

  init(_ locale: LoadedLocale) {
    func phrases(_ keys: [String]) -> [String] {
      keys.flatMap(locale.wording.phrases).map { Folding.fold($0) }.filter { !$0.isEmpty }
    }
    states = phrases(["state.on", "state.off"])
    turning = locale.wording.phrases("lint.words.turning").compactMap { $0.cut(at: "{object}") }.map {
      (Folding.foldPiece($0.before), Folding.foldPiece($0.after))
    }
    // English puts the role last: "Button colors" is no button called "Colors".
    let isEnglish = LocaleTag(locale.tag).language == "en"
    for role in Role.allCases {
      let (own, general) = Self.keys(for: role)
      guard !own.isEmpty || !general.isEmpty else { continue }
      let all = phrases(own + general)
      // "Check box" is also written in one word.
      let joined = all.filter { $0.contains(" ") }.map { $0.replacing(" ", with: "") }
      roles[role] = Phrases(
        general: phrases(general), all: all + joined,
        isFirstToo: role == .image || !isEnglish && Self.isFirst(role))
    }
  }

  private static func keys(for role: Role) -> (own: [String], general: [String]) {
    let button = ["role.button", "lint.words.button"]
    return switch role {
    case .button: ([], button)
    case .disclosure: (button, [])
    case .menuButton: (["role.menuButton", "role.menu"] + button, [])
    case .popUpButton: (["role.popUpButton"] + button, [])
    case .toggle, .switch, .checkBox: (button, ["role.toggle", "role.switch", "role.checkBox"])
    case .textField, .secureField, .comboBox:
      ([], ["role.textField", "role.secureField", "role.comboBox", "lint.words.field"])
    case .link, .image: ([], ["role.\(role.rawValue)"])
    case .picker, .datePicker, .timePicker, .colorPicker: (["role.picker", "role.\(role.rawValue)"], [])
    case .tab, .stepper, .slider: (["role.\(role.rawValue)"], [])
    // Their words are content too: a shopping list, a user group, your rating.
    case .app, .tabBar, .screen, .sheet, .popover, .menu, .alert, .actionSheet, .heading, .text, .group, .row, .log,
      .list, .navigation, .form, .search, .region, .main, .banner, .complementary, .contentInfo, .radioGroup,
      .radioButton, .rating, .searchField, .progress, .timer, .menuItem, .submenu, .command:
      ([], [])
    }
  }

  private static func isFirst(_ role: Role) -> Bool {
    [.button, .link, .textField, .secureField, .comboBox].contains(role)
  }
}

struct NamedThing {
  var subjects: [ID]
  var title: LocalizedText
  var role: Role?
  var placeholder: LocalizedText?
  var hasState = false
  var isUsedByName = true
  var commands: [Command] = []

  func heard(_ words: Linter) -> HeardName { HeardName(title, words) }

  func does(_ command: Command) -> Bool {
    // A toggle called after a setting is that setting's.
    if hasState, case .setting = command { return true }
    return !isUsedByName || commands.contains(command)
  }
}

extension NamedThing {
  init(_ tab: Tab) { self.init(subjects: [tab.id], title: tab.title, role: .tab) }

  init?(_ control: any Control, in place: SurveyedPlace) {
    guard let title = control.label else { return nil }
    var announcement = Announcement(.item)
    control.describe(in: &announcement)
    self.init(subjects: place.subjects(control.identity), title: title, role: announcement.role)
    switch control.usage {
    case .press(let action, _): commands = Self.commands(action)
    case .openMenu: break
    case .set: hasState = control is Toggle
    case .read, .enterText, .pick: isUsedByName = false
    }
    if let button = control as? Button {
      if button.role == .cancel { commands.append(.leaving(.cancel)) }
      if button.id == place.sheet?.preferredAction?.id { commands.append(.leaving(.done)) }
    }
    placeholder = (control as? TextField)?.placeholder ?? (control as? ComboBox)?.placeholder
  }

  /// An item of a menu with a selection is a value. "Cancel" in a menu has a rule of its own.
  init(_ item: MenuItem, of menu: SurveyedMenu, in place: SurveyedPlace) {
    self.init(subjects: place.subjects(item.id, menu.owner), title: item.title)
    hasState = item.state != nil
    isUsedByName = menu.menu.selection == nil
    commands = Self.commands(item.action) + [.leaving(.cancel)]
  }

  private static func commands(_ action: Action) -> [Command] {
    switch action {
    case .dismiss: [.leaving(.done), .leaving(.cancel)]
    case .quit: [.session(.quit)]
    case .send, .sendToOpen, .push, .present: []
    }
  }
}

extension Survey {
  /// Names that nobody knows yet and rows of a program are left out. `message` returns `nil` for a name that keeps the rule.
  func breaches(_ message: (NamedThing) -> String?) -> [LintRule.Breach] {
    let named = tabs.map { NamedThing($0) } + places.flatMap(\.named)
    return named.filter { !words.isOpen($0.title) }.compactMap { thing in message(thing).map { (thing.subjects, $0) } }
  }
}

extension SurveyedPlace {
  fileprivate var named: [NamedThing] {
    let preferred = sheet?.preferredAction.map { [$0] } ?? []
    return (elements.leaves.map(\.control) + preferred).compactMap { NamedThing($0, in: self) }
      + menus.flatMap { menu in menu.items.map { NamedThing($0, of: menu, in: self) } }
  }
}
