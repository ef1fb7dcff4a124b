internal import Aloud

/// The rules about single names.
extension LintRule {
  /// A name has a word in it, because a voice skips signs or spells them (LOOP-2).
  public static let unspeakableName = LintRule(
    "unspeakable-name", .error, isAboutOneThing: true, remedy: "Write a word."
  ) { survey in
    survey.breaches { named in
      named.heard(survey.words).isUnspeakable && named.placeholder == nil
        ? "“\(survey.words.text(named.title))” has no word in it." : nil
    }
  }

  /// A name does not say the role that is said after it (SAY-1).
  public static let roleInName = LintRule(
    "role-in-name", .warning, isAboutOneThing: true, remedy: "Leave that word out."
  ) { survey in
    survey.breaches { named in
      guard let role = named.role, named.heard(survey.words).says(role), !isPlaceholderAsName(named, survey.words)
      else {
        return nil
      }
      let word = survey.words.wording.text(.message("role.\(role.rawValue)"))
      return "“\(survey.words.text(named.title))” says what it is, and then Aloud says it too: “\(word)”."
    }
  }

  /// A toggle is called after what it turns on, because its state is said after its name (BTN-3).
  public static let stateInName = LintRule(
    "state-in-name", .warning, isAboutOneThing: true, remedy: "Call it after what it turns on and off."
  ) { survey in
    survey.breaches { named in
      named.hasState && named.heard(survey.words).saysState
        ? "“\(survey.words.text(named.title))” says a state, which is wrong as soon as it changes." : nil
    }
  }

  /// No name is a command that is obeyed everywhere (LOOP-10).
  public static let commandName = LintRule(
    "command-name", .warning, isAboutOneThing: true, remedy: "Say more: what it does, and to what."
  ) { survey in
    survey.breaches { named in
      guard let command = survey.words.command(named.title), isObeyedEverywhere(command), !named.does(command) else {
        return nil
      }
      return "“\(survey.words.text(named.title))” is also a command, and whoever says it may not get what is called so."
    }
  }

  /// A field has a name besides its placeholder (EDIT-1).
  public static let placeholderAsName = LintRule(
    "placeholder-as-name", .warning, isAboutOneThing: true, remedy: "Name the field after what belongs in it."
  ) { survey in
    survey.breaches { named in
      guard let placeholder = named.placeholder, isPlaceholderAsName(named, survey.words) else { return nil }
      return
        "Only the placeholder, “\(survey.words.text(placeholder))”, names the field, and it is gone once there is text."
    }
  }

  private static func isPlaceholderAsName(_ named: NamedThing, _ words: Linter) -> Bool {
    guard let placeholder = named.placeholder, let role = named.role else { return false }
    let name = named.heard(words)
    return words.text(named.title).isEmpty || name.isUnspeakable || name.isOnly(role)
      || words.folded(named.title) == words.folded(placeholder)
  }

  /// Returns whether a command is obeyed in every place. Others yield to a thing of that name, or are commands only where there is
  /// something for them.
  private static func isObeyedEverywhere(_ command: Command) -> Bool {
    switch command {
    case .moving(let command): ![.index, .nextMatch, .previousMatch, .nextMissing].contains(command)
    case .reading(let command): command != .limits
    case .leaving, .setting: true
    case .session(let command):
      [.stop, .pause, .resume, .undo, .redo, .quit, .nextTab, .previousTab, .sleep, .wakeUp].contains(command)
    case .editing, .text, .picker, .color, .search, .selection, .log: false
    }
  }
}

struct NamedThing {
  /// The ids of the thing and of what contains it, nearest first.
  var subjects: [ID]
  var title: LocalizedText
  var role: Role?
  var placeholder: LocalizedText?
  /// A Boolean value that indicates whether a state is said after the name, such as "on".
  var hasState = false
  /// A Boolean value that indicates whether saying the name uses the thing.
  var isUsed = true
  var commands: [Command] = []

  func heard(_ words: Linter) -> HeardName { HeardName(title, words) }

  /// Returns whether a command that has the thing's name does the same as the thing, so that it is no matter which is meant.
  func does(_ command: Command) -> Bool {
    // A toggle called after a setting is that setting's.
    if hasState, case .setting = command { return true }
    return !isUsed || commands.contains(command)
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
    case .read, .enterText, .pick: isUsed = false
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
    isUsed = menu.menu.selection == nil
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
  /// Returns the breaches by tabs, elements and menu items, but for names that nobody knows yet. Rows that a program provides are
  /// data, and so are left out. `message` returns `nil` for a name that keeps the rule.
  fileprivate func breaches(_ message: (NamedThing) -> String?) -> [LintRule.Breach] {
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
