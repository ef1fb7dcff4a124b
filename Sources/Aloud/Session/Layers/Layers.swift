/// The layers over a screen, that in front last.
struct Layers: Sendable {
  private var all: [Layer] = []

  /// Whether nothing stands over the screen.
  var isEmpty: Bool { all.isEmpty }
  /// How many stand over each other.
  var count: Int { all.count }
  /// That in front.
  var last: Layer? { all.last }
  /// The open menus, that in front last.
  var menus: [MenuLayer] { all.compactMap(\.menu) }
  /// The open picker.
  var picker: PickerLayer? { all.lazy.compactMap(\.picker).first }
  /// The field that waits for its text.
  var entry: EntryLayer? { all.lazy.compactMap(\.entry).first }
  /// Whether lines are kept from the screen: what asks harmlessly lets them through.
  var coverScreen: Bool { all.contains { !$0.passesOn } }

  /// Puts a layer over what is there.
  mutating func put(_ layer: Layer) { all.append(layer) }

  /// Takes the layer in front out.
  @discardableResult
  mutating func pop() -> Layer? { all.popLast() }

  /// Whether a question waits for its answer.
  var areAsking: Bool { all.contains(where: \.isQuestion) }

  /// Takes the questions out that the app has asked.
  mutating func takeAsked() -> [Layer] {
    func isAsked(_ layer: Layer) -> Bool {
      if case .alert = layer { true } else { layer.askedSheet != nil }
    }
    defer { all.removeAll(where: isAsked) }
    return all.filter(isAsked)
  }

  /// Whether a question of the app's stands over a text or a value that is being entered.
  var coverEntry: Bool {
    guard let entered = all.firstIndex(where: { $0.picker != nil || $0.entry != nil }) else { return false }
    return all[(entered + 1)...].contains(where: \.isOfApp)
  }

  /// Takes all layers away.
  mutating func clear() { all = [] }

  /// Takes the menu in front away, with the menu that it is a submenu of.
  mutating func closeMenu() {
    guard let owner = all.last?.menu?.owner else { return }
    while all.last?.menu?.owner == owner { all.removeLast() }
  }

  /// Takes the open picker away, and leaves what has been asked over it.
  mutating func closePicker() { all.removeAll { $0.picker != nil } }

  /// Makes room for a layer that comes in the place of others: it takes that of a question of the app's alone, which it
  /// follows from, and else that of all.
  mutating func makeRoom() {
    let question = all.firstIndex { $0.menu?.isQuestion ?? false }
    all.removeSubrange((question ?? 0)...)
  }

  /// The questions that the app has asked.
  var askedSheets: [ID] { all.compactMap(\.askedSheet) }

  /// Changes the menu in front; nil where none is open.
  mutating func changeMenu<Result>(_ change: (inout MenuLayer) -> Result) -> Result? {
    guard let index = all.lastIndex(where: { $0.menu != nil }), var menu = all[index].menu else { return nil }
    defer { all[index] = .menu(menu) }
    return change(&menu)
  }

  /// Changes the open picker; nil where none is open.
  mutating func changePicker<Result>(_ change: (inout PickerLayer) -> Result) -> Result? {
    guard let index = all.firstIndex(where: { $0.picker != nil }), var picker = all[index].picker else { return nil }
    defer { all[index] = .picker(picker) }
    return change(&picker)
  }

  /// Changes the field that waits for its text; nil where none does.
  mutating func changeEntry<Result>(_ change: (inout EntryLayer) -> Result) -> Result? {
    guard let index = all.firstIndex(where: { $0.entry != nil }), var entry = all[index].entry else { return nil }
    defer { all[index] = .entry(entry) }
    return change(&entry)
  }

  /// Gives a line to the first layer, from in front, that lets none through; nil where it is not understood.
  mutating func takePassedOn(_ heard: Heard, in around: Surroundings) -> Outcome? {
    guard let index = all.lastIndex(where: { !$0.passesOn }) else { return nil }
    return all[index].take(heard, in: around)
  }

  // MARK: - Following the app

  /// Takes away the menus and pickers that have gone, or offer nothing any more.
  mutating func dropHidden(in around: Surroundings) {
    all = all.filter { layer in
      switch layer {
      case .menu(let menu): menu.shown(over: around) != nil
      case .picker(let picker): picker.shown(in: around) != nil
      case .entry, .confirmation, .choice, .discard, .alert, .hearing: true
      }
    }
  }

  /// Takes away the questions about things that have gone: what is no longer there is not to be confirmed. Gives what the
  /// things were called.
  mutating func dropConfirmations(in around: Surroundings) -> [LocalizedText] {
    var gone: [LocalizedText] = []
    for index in all.indices.reversed() {
      guard case .confirmation(let question) = all[index], question.thing(in: around) == nil else { continue }
      all.remove(at: index)
      gone.append(question.title)
    }
    return gone
  }

  /// Takes away the questions about lines that are no longer what they were: they have no answer.
  mutating func dropChoices(from before: EntryList, to now: EntryList) {
    all.removeAll { layer in
      guard case .choice(let choice) = layer else { return false }
      return choice.candidates.compactMap(\.line).contains { line in
        line < before.count && (line >= now.count || now[line].id != before[line].id)
      }
    }
  }
}
