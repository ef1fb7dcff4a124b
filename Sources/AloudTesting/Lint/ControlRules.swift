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
      else { return nil }
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
      guard let command = survey.words.command(named.title), isObeyedEverywhere(command), !named.does(command)
      else { return nil }
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

  /// Other commands yield to a thing of that name, or are there only where there is something for them.
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

/// The rules about labels and images.
extension LintRule {
  /// No two elements of a place have the same label, because the app would have to ask each time which is meant (LOOP-2).
  public static let sameLabel = LintRule("same-label", .warning, remedy: "Give each a name of its own.") { survey in
    survey.labelSets.flatMap { set -> [Breach] in
      var seen: Set<String> = []
      return set.labels.filter { !survey.words.isOpen($0.title) }.filter {
        let label = survey.words.folded($0.title)
        return !label.isEmpty && !seen.insert(label).inserted
      }
      .map { ([$0.id] + set.subjects, "Two things in this place are called “\(survey.words.text($0.title))”.") }
    }
  }

  /// No two labels of a place sound alike, because listeners and speech recognisers confuse them (VOICE-1).
  public static let soundsAlike = LintRule("sounds-alike", .warning, remedy: "Give one of them another name.") {
    survey in
    // Longer sets are data rather than wording.
    let mostLabels = 100
    return survey.labelSets.flatMap { set -> [Breach] in
      let labels = set.labels.prefix(mostLabels).filter { !survey.words.isOpen($0.title) }.map {
        ($0, SpokenLabel($0.title, survey.words))
      }
      return labels.indices.flatMap { later in
        let title = survey.words.text(labels[later].0.title)
        return labels[..<later].filter { $0.1.isLike(labels[later].1) }.map { earlier in
          let message = "“\(title)” sounds like “\(survey.words.text(earlier.0.title))” in the same place."
          return ([labels[later].0.id] + set.subjects, message)
        }
      }
    }
  }

  /// A picture has a description, which is empty if it is decorative (BTN-1).
  public static let imageNotDescribed = LintRule(
    "image-not-described", .warning, isAboutOneThing: true,
    remedy: "Say what it shows; leave the description empty where it adds nothing."
  ) { survey in
    survey.places.flatMap { place in
      let beside = place.images.filter { $0.thing.image.description == nil }.map { subjects, owner in
        (subjects, owner.image.name, survey.words.text(owner.title))
      }
      let alone = place.controls(Picture.self).map { ($0, $1.name, survey.words.text($1.description)) }
        .filter { isFileName($0.2) }
      return (beside + alone).map { ($0, "The picture “\($1)” of “\($2)” has no description.") }
    }
  }

  private static func isFileName(_ description: String) -> Bool {
    !description.contains(" ")
      && [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"].contains { description.lowercased().hasSuffix($0) }
  }

  /// Color is never the only difference, because it is not heard (SAY-1).
  public static let colorAlone = LintRule(
    "color-alone", .warning, isAboutOneThing: true, remedy: "Say in words what the color stands for."
  ) { survey in survey.places.flatMap(ColorMarks(survey.words).breaches) }

  /// A picture's description adds to the title; repeating the title only takes time (BTN-1).
  public static let imageRepeatsTitle = LintRule(
    "image-repeats-title", .warning, isAboutOneThing: true,
    remedy: "Say what the picture adds, or leave the description empty."
  ) { survey in
    survey.breaches(by: \.images) { owner in
      owner.image.description.map { survey.words.folded($0) == survey.words.folded(owner.title) } ?? false
        ? "The description of the picture repeats the title “\(survey.words.text(owner.title))”." : nil
    }
  }
}

/// The rules about the choice of controls and of their values.
extension LintRule {
  /// A pop-up button always has a selected item (BTN-4).
  public static let emptyPopUp = LintRule(
    "empty-pop-up", .error, isAboutOneThing: true, remedy: "Select an item, or use a picker."
  ) { survey in
    survey.breaches(by: { $0.controls(PopUpButton.self) }) {
      $0.selectedItem == nil ? "The pop-up button “\(survey.words.text($0.title))” may hold nothing." : nil
    }
  }

  /// A choice among many uses a picker, which can be searched; a menu is heard from its beginning (PICK-2).
  public static let longPopUp = LintRule(
    "long-pop-up", .note, isAboutOneThing: true, remedy: "Use a picker, which can be searched."
  ) { survey in
    let mostItems = 20
    return survey.breaches(by: { $0.controls((any Control).self) }) { control in
      let count = (control as? PopUpButton)?.menu.allItems.count ?? (control as? RadioGroup)?.buttons.count ?? 0
      guard count > mostItems, let title = control.label else { return nil }
      return "“\(survey.words.text(title))” has more than 20 choices."
    }
  }

  /// The values of a choice are in an order, so that a listener can foresee what comes next (PICK-1).
  public static let valuesInNoOrder = LintRule(
    "values-in-no-order", .note, isAboutOneThing: true,
    remedy: "Put them in one that can be foreseen: by size, by time or by the alphabet."
  ) { survey in
    survey.places.flatMap { $0.controls((any Control).self) }.flatMap { subjects, control -> [Breach] in
      guard let title = control.label else { return [] }
      return values(of: control).filter { ValueOrder($0, survey.words).isUnforeseeable }.map { _ in
        (subjects, "The values of “\(survey.words.text(title))” are in no order.")
      }
    }
  }

  /// A long list has an index, or its screen a search, because nobody listens to hundreds of rows (PICK-2).
  public static let listWithoutIndex = LintRule(
    "list-without-index", .note, isAboutOneThing: true,
    remedy: "Sort it, give it sections, or give the screen a search."
  ) { survey in
    survey.places.flatMap { place -> [Breach] in
      let columns = place.leaves.compactMap { $0.the(Picker.self) }.filter { $0.kind == .list }
        .flatMap { picker in picker.columns.map { (picker.id, $0.values) } }
        .filter { !areNumbers($0.1, survey.words) }
      let lists = place.search == nil ? place.leaves.compactMap { $0.the(Rows.self) }.map { ($0.id, $0) } : []
      let withoutIndex = (lists + columns).filter { _, rows in
        rows.count >= leastRows && rows.sections { survey.words.folded($0.title) } == nil
      }
      let written = place.search == nil ? place.writtenLists.filter { $0.count >= leastRows } : []
      let inNoOrder = written.filter { ValueOrder($0.map(\.title), survey.words).isUnforeseeable }
      return (withoutIndex.map { ($0, $1.count) } + inNoOrder.map { ($0[0].id, $0.count) }).map {
        (place.subjects($0), "A long list here has no index. Rows: \($1).")
      }
    }
  }

  /// A long range of numbers is not a list, because a number can be spoken or typed (PICK-1).
  public static let numberList = LintRule(
    "number-list", .note, isAboutOneThing: true,
    remedy: "Use a stepper or a slider: both take a number as it is said."
  ) { survey in
    let mostNumbers = 60
    let lists = survey.places.flatMap { $0.controls(Picker.self) }.filter { $0.thing.kind == .list }
    return lists.flatMap { subjects, picker in
      picker.columns.filter { $0.values.count > mostNumbers && areNumbers($0.values, survey.words) }.map { _ in
        (subjects, "“\(survey.words.text(picker.title))” offers more than 60 numbers one by one.")
      }
    }
  }

  /// A date, time or color uses a picker, which understands any wording; text in a field is easily wrong (DATE-4).
  public static let fieldForPicking = LintRule(
    "field-for-picking", .note, isAboutOneThing: true,
    remedy: "Use a picker for it: it understands what is said, and refuses what can't be."
  ) { survey in
    survey.breaches(by: { $0.controls(TextField.self) }) {
      asksForValue($0, survey.words)
        ? "“\(survey.words.text($0.title))” takes text where a date, a time or a color is meant." : nil
    }
  }

  private static let leastRows = 100

  /// Returns the lists that a control chooses from, without those that need an index and those in sections.
  private static func values(of control: any Control) -> [[LocalizedText]] {
    if let group = control as? RadioGroup { return [group.buttons.map(\.title)] }
    if let picker = control as? Picker, picker.kind == .list {
      return picker.columns.map(\.values).filter { $0.count < leastRows && $0.ownSections == nil }.map { rows in
        (0..<rows.count).map { rows[$0].title }
      }
    }
    let elements = (control as? PopUpButton)?.menu.elements ?? []
    let items = elements.compactMap { if case .item(let item) = $0, !item.isHidden { item.title } else { nil } }
    return items.count == elements.count ? [items] : []
  }

  private static func areNumbers(_ rows: Rows, _ words: Linter) -> Bool {
    let samples = 20
    guard rows.count > 0 else { return false }
    let ends = Set(0..<min(samples, rows.count)).union(max(0, rows.count - samples)..<rows.count)
    return ends.allSatisfy { Int(words.folded(rows[$0].title)) != nil }
  }

  private static func asksForValue(_ field: TextField, _ words: Linter) -> Bool {
    if field.isMultiline || field.isSecure { return false }
    return words.ends(field.title, with: "lint.words.picked")
      || field.placeholder.map { isPattern(words.text($0)) } ?? false
  }

  private static func isPattern(_ text: String) -> Bool {
    let patterns = [
      "yyyy-mm-dd", "dd/mm/yyyy", "mm/dd/yyyy", "dd.mm.yyyy", "tt.mm.jjjj", "jj/mm/aaaa", "hh:mm", "#rrggbb",
    ]
    let small = text.lowercased()
    return patterns.contains { small.contains($0) }
  }
}

extension SurveyedPlace {
  fileprivate var writtenLists: [[Row]] {
    elements.compactMap { element in
      guard case .group(let group) = element, group.role == .list else { return nil }
      return group.elements.compactMap { $0.the(Row.self) }
    }
  }
}
