/// The layers above a screen, frontmost last.
struct Layers: Sendable {
  private var all: [Layer] = []

  var isEmpty: Bool { all.isEmpty }
  var count: Int { all.count }
  var last: Layer? { all.last }
  var menus: [MenuLayer] { all.compactMap(\.menu) }
  var picker: PickerLayer? { all.lazy.compactMap(\.picker).first }
  var entry: EntryLayer? { all.lazy.compactMap(\.entry).last }
  /// A Boolean value that indicates whether the screen is kept from taking lines. Questions without a risk let lines through.
  var coverScreen: Bool { all.contains { !$0.passesOn } }

  mutating func put(_ layer: Layer) { all.append(layer) }

  @discardableResult
  mutating func pop() -> Layer? { all.popLast() }

  var areAsking: Bool { all.contains(where: \.isQuestion) }

  mutating func takeAsked() -> [Layer] {
    func isAsked(_ layer: Layer) -> Bool {
      if case .alert = layer { true } else { layer.askedSheet != nil }
    }
    defer { all.removeAll(where: isAsked) }
    return all.filter(isAsked)
  }

  /// A Boolean value that indicates whether a question of the app is above a text or value that is being entered.
  var coverEntry: Bool {
    guard let entered = all.firstIndex(where: { $0.picker != nil || $0.entry != nil }) else { return false }
    return all[(entered + 1)...].contains { layer in
      if case .confirmation = layer { true } else { layer.askedSheet != nil }
    }
  }

  mutating func clear() { all = [] }

  /// Removes the frontmost menu, together with the menus that it is a submenu of.
  mutating func closeMenu() {
    guard let owner = all.last?.menu?.owner else { return }
    while all.last?.menu?.owner == owner { all.removeLast() }
  }

  /// The questions above the picker stay.
  mutating func closePicker() { all.removeAll { $0.picker != nil } }

  /// Makes room for a layer that replaces others. If the app has asked a question, from which the new layer follows, only that
  /// question and the layers above it are removed; otherwise all layers are.
  mutating func makeRoom() {
    let question = all.firstIndex { $0.askedSheet != nil }
    all.removeSubrange((question ?? 0)...)
  }

  var askedSheets: [ID] { all.compactMap(\.askedSheet) }

  mutating func changeMenu<Result>(_ change: (inout MenuLayer) -> Result) -> Result? {
    guard let index = all.lastIndex(where: { $0.menu != nil }), var menu = all[index].menu else { return nil }
    defer { all[index] = .menu(menu) }
    return change(&menu)
  }

  mutating func changePicker<Result>(_ change: (inout PickerLayer) -> Result) -> Result? {
    guard let index = all.firstIndex(where: { $0.picker != nil }), var picker = all[index].picker else { return nil }
    defer { all[index] = .picker(picker) }
    return change(&picker)
  }

  mutating func changeEntry<Result>(_ change: (inout EntryLayer) -> Result) -> Result? {
    guard let index = all.firstIndex(where: { $0.entry != nil }), var entry = all[index].entry else { return nil }
    defer { all[index] = .entry(entry) }
    return change(&entry)
  }

  /// Passes a line to the frontmost layer that does not itself pass lines on. Returns nil if the line is not understood.
  mutating func takePassedOn(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    guard let index = all.lastIndex(where: { !$0.passesOn }) else { return nil }
    return all[index].take(parsed, in: context)
  }

  // MARK: - Following the app

  /// Removes the menus and pickers that no longer exist or no longer offer anything.
  mutating func dropHidden(in context: LineContext) {
    all = all.filter { layer in
      switch layer {
      case .menu(let menu): menu.shown(over: context) != nil
      case .picker(let picker): picker.shown(in: context) != nil
      case .entry, .confirmation, .choice, .discard, .alert, .hearing: true
      }
    }
  }

  /// Removes the confirmations about things that no longer exist, and returns the titles of those things.
  mutating func dropConfirmations(in context: LineContext) -> [LocalizedText] {
    var gone: [LocalizedText] = []
    for index in all.indices.reversed() {
      guard case .confirmation(let question) = all[index], question.thing(context) == nil else { continue }
      all.remove(at: index)
      gone.append(question.title)
    }
    return gone
  }

  /// Removes the question before leaving something unfinished. Returns false if there is none.
  mutating func dropUnfinished() -> Bool {
    let count = all.count
    all.removeAll { layer in
      if case .discard(let question) = layer, case .unfinished = question.loss { true } else { false }
    }
    return all.count < count
  }

  /// Removes the choices among lines that have changed, and the questions whether one of them was meant, since they can't be answered.
  mutating func dropChoices(from before: EntryList, to now: EntryList) {
    all.removeAll { layer in
      let lines =
        switch layer {
        case .choice(let choice): choice.candidates.compactMap(\.lineUsed)
        case .hearing(let question): question.lines
        case .menu, .picker, .entry, .confirmation, .discard, .alert: [Int]()
        }
      return lines.contains { line in
        line < before.count && (line >= now.count || now[line].id != before[line].id)
      }
    }
  }
}
