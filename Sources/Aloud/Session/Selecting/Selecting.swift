extension Session {
  /// Whether the rows of the place in front are being selected.
  var isSelecting: Bool {
    here.selection != nil && navigation.places[navigation.places.count - 1].selected != nil
  }

  /// What is selected on the screen in front, while its rows are being selected.
  var selected: SelectedLines? {
    get { navigation.places.last?.selected }
    set { navigation.places[navigation.places.count - 1].selected = newValue }
  }

  /// Whether a line of the place is selected.
  func isSelected(_ line: Int) -> Bool { isSelecting && !isAtSuggestions && selected?.lines.contains(line) ?? false }

  /// Whether the suggestions of a search are in front, of which none can be selected.
  private var isAtSuggestions: Bool { here.activeSearch?.query.isEmpty ?? false }

  /// Whether what is on a line can be selected.
  func canSelect(_ line: Int) -> Bool {
    guard !isAtSuggestions, case .element(let element) = here.entries[line] else { return false }
    return here.selection?.includes(element) ?? false
  }

  /// Begins to select: until "done" or "cancel" a number or a name selects a row instead of using it.
  mutating func beginSelecting() {
    guard here.selection != nil else { return refuse(.message("select.unavailable")) }
    if !isSelecting { selected = SelectedLines(in: here.entries) }
    var announcement = Announcement(.change, .message("select.begun", ["place": .text(here.title)]))
    if let acts { announcement.sentences.append(acts) }
    say(announcement)
    giveHint("help.selecting")
  }

  /// Ends it, and says how many things are selected, or what was done to how many.
  mutating func endSelecting() {
    guard let selected else { return }
    var announcement = Announcement(.change, .message("select.ended"))
    if selected.changedCount > 0 {
      announcement.sentences.append(.message("select.changed", ["count": .number(selected.changedCount)]))
    }
    if selected.changedCount == 0 || selected.count > 0 { announcement.sentences.append(selectedCount) }
    self.selected = nil
    say(announcement)
  }

  /// Ends it with nothing done.
  mutating func cancelSelecting() {
    guard let selected else { return }
    self.selected = nil
    let result: LocalizedText =
      selected.changedCount == 0
      ? .message("confirm.kept") : .message("select.changed", ["count": .number(selected.changedCount)])
    say(Announcement(.change, .message("select.ended"), result))
  }

  /// Says what is selected: how many, and the first of them with their numbers.
  mutating func saySelection() {
    guard let selected, isSelecting, selected.count > 0 else { return refuse(.message("select.none")) }
    say(.notice, selectedCount)
    let lines = Array(selected.lines.ranges.lazy.joined().prefix(settings.textSize.itemsPerPage))
    for line in lines {
      var announcement = announcement(ofLine: line)
      announcement.states.removeAll { $0 == .selected }
      say(announcement)
    }
  }

  /// How many things are selected, in words.
  var selectedCount: LocalizedText {
    let count = selected?.count ?? 0
    return count == 0 ? .message("select.none") : .message("select.count", ["count": .number(count)])
  }

  /// What can be done to the selected things, in words; nil where nothing can.
  private var acts: LocalizedText? {
    let titles = here.selection?.acts.named.map(\.title) ?? []
    return titles.isEmpty ? nil : .message("select.acts", ["acts": .list(titles, .and)])
  }

  /// Says what can be said while rows are being selected.
  mutating func helpInSelecting() {
    say(.notice, .message("help.selecting"))
    if let acts { say(.notice, acts) }
    say(.notice, .message("help.move"))
  }

  /// Finds what is selected again where lines have come or gone, and says what is gone of it: a question about it has then
  /// no answer.
  mutating func relocateSelection() {
    // The results are not in front yet.
    guard var selected, !isAtSuggestions else { return }
    guard here.selection != nil else {
      self.selected = nil
      return say(.change, .message("select.ended"))
    }
    let gone = selected.move(to: here.entries)
    self.selected = selected
    guard !gone.isEmpty else { return }
    var announcement = Announcement(.change)
    if gone.count == 1, let title = gone[0] {
      announcement.sentences.append(.message("select.goneOne", ["name": .text(title)]))
    } else {
      announcement.sentences.append(.message("select.gone", ["count": .number(gone.count)]))
    }
    announcement.sentences.append(selectedCount)
    if case .confirmation(let act) = navigation.overlays.last, act.isOnSelection {
      navigation.overlays.removeLast()
      announcement.sentences.append(act.confirmation.kept)
    }
    say(announcement)
  }
}
