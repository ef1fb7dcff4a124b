/// The place that lines are understood in, as it stands now: a screen, a sheet, a menu or a picker.
struct Shown: Sendable {
  var title: LocalizedText
  var subtitle: LocalizedText?
  /// What is said before it on arrival: what the thing whose context menu it is shows (MENU-6).
  var preview: LocalizedText?
  /// What it is called and said of it on coming back, where that is something else (TAB-3).
  var shortTitle: LocalizedText?
  var shortSubtitle: LocalizedText?
  var role: Role
  let entries: EntryList
  /// The items of a menu that are still to come.
  var deferred: [ID] = []
  /// The columns of an open picker.
  var columns: [PickerColumn] = []
  /// The line that is selected, where one of them is.
  var selectedLine: Int?
  /// Whether a line is told with its number: not where the lines are numbers themselves.
  var numbersLines = true
  /// What its rows can be selected for.
  var selection: ListSelection?
  /// The search that the screen has, whether it is up or not.
  var search: Search?
  /// The folded titles of the lines that stand in the tree and can be chosen.
  private let folded: OnceRead<[OwnLabel]>

  /// The place `title` with its lines, whose titles are told in a wording.
  init(_ title: LocalizedText, role: Role, entries: EntryList, in wording: Wording) {
    self.title = title
    self.role = role
    self.entries = entries
    folded = OnceRead {
      entries.ownLines.compactMap { line, entry in
        guard entry.isNumbered, let title = entry.title else { return nil }
        return OwnLabel(line: line, label: Folding.fold(wording.text(title)))
      }
    }
  }

  /// A screen as it stands now, or its search where that is up: suggestions while the query is empty, then results.
  init(_ screen: Screen, isSearching: Bool, buttons: [Element] = [], in wording: Wording) {
    if isSearching, let search = screen.search {
      let suggestions = search.suggestions.map { Element.row(Row($0.title, id: $0.id, action: .send)) }
      let elements = search.query.isEmpty ? suggestions : screen.elements
      self.init(search.prompt, role: .searchField, entries: EntryList(elements), in: wording)
    } else {
      let elements = buttons.isEmpty ? screen.elements : screen.elements + buttons
      self.init(screen.title, role: .screen, entries: EntryList(elements), in: wording)
      (subtitle, shortTitle, shortSubtitle) = (screen.subtitle, screen.shortTitle, screen.shortSubtitle)
    }
    search = screen.search
    selection = screen.selection
  }

  /// What it is called where the user has been.
  var compactTitle: LocalizedText { shortTitle ?? title }

  /// The search that is up.
  var activeSearch: Search? { role == .searchField ? search : nil }

  /// The folded titles of the lines that stand in the tree and can be chosen.
  var ownLabels: [OwnLabel] { folded.value }

  /// A thing of the place, looked for first where it was last seen.
  func entry(_ id: ID, near hint: Int?) -> Entry? { entries.line(of: id, hint: hint).map { entries[$0] } }

  /// Whether what is on a line can be selected.
  func canSelect(_ line: Int) -> Bool {
    // None of the suggestions of a search can be.
    guard let selection, activeSearch?.query.isEmpty != true, case .element(let element) = entries[line] else {
      return false
    }
    return selection.includes(element) && !element.control.isDimmed
  }

  /// Whether what is on a line could be selected if it were not dimmed.
  func isKeptFromSelecting(_ line: Int) -> Bool {
    guard let selection, case .element(let element) = entries[line] else { return false }
    return selection.includes(element) && element.control.isDimmed
  }
}

/// The folded title of a line.
struct OwnLabel: Sendable, Equatable {
  var line: Int
  var label: String
}

extension Control {
  /// Whether it can't be used now, for longer than something is at work.
  fileprivate var isDimmed: Bool { if case .dimmed = availability { true } else { false } }
}
