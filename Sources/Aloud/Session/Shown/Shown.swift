/// The place that lines are understood in, as it stands now: a screen, a sheet, a menu or a picker.
///
/// It is large and every layer looks at it: many hold it, and nobody copies it.
final class Shown: Sendable {
  let title: LocalizedText
  let subtitle: LocalizedText?
  /// What is said before it on arrival: what the thing whose context menu it is shows (MENU-6).
  let preview: LocalizedText?
  /// What it is called and said of it on coming back, where that is something else (TAB-3).
  let shortTitle: LocalizedText?
  let shortSubtitle: LocalizedText?
  let role: Role
  let entries: EntryList
  /// The items of a menu that are still to come.
  let deferred: [DeferredItems]
  /// The columns of an open picker.
  let columns: [PickerColumn]
  /// The line that is selected, where one of them is.
  let selectedLine: Int?
  /// Whether a line is told with its number: not where the lines are numbers themselves.
  let numbersLines: Bool
  /// What its rows can be selected for.
  let selection: ListSelection?
  /// The search that the screen has, whether it is up or not.
  let search: Search?
  /// The folded titles of the lines that stand in the tree and can be chosen.
  private let folded: OnceRead<[OwnLabel]>

  /// The place `title` with its lines, whose titles are told in a wording; one of `screen` with what that has.
  init(
    _ title: LocalizedText, role: Role, entries: EntryList, subtitle: LocalizedText? = nil,
    preview: LocalizedText? = nil, deferred: [DeferredItems] = [], columns: [PickerColumn] = [],
    selectedLine: Int? = nil,
    numbersLines: Bool = true, of screen: Screen? = nil, in wording: Wording
  ) {
    (self.title, self.role, self.entries) = (title, role, entries)
    (self.subtitle, self.preview, self.deferred) = (subtitle, preview, deferred)
    (self.columns, self.selectedLine, self.numbersLines) = (columns, selectedLine, numbersLines)
    (search, selection) = (screen?.search, screen?.selection)
    (shortTitle, shortSubtitle) = role == .searchField ? (nil, nil) : (screen?.shortTitle, screen?.shortSubtitle)
    folded = OnceRead {
      entries.ownLines.compactMap { line, entry in
        guard entry.isNumbered, let title = entry.title else { return nil }
        return OwnLabel(line: line, label: Folding.fold(wording.text(title)))
      }
    }
  }

  /// A screen as it stands now, or its search where that is up: suggestions while the query is empty, then results. The
  /// content of a sheet has the sheet's role and buttons.
  convenience init(_ screen: Screen, isSearching: Bool, on sheet: SheetFrame?, in wording: Wording) {
    if isSearching, let search = screen.search {
      let suggestions = search.suggestions.map { Element.row(Row($0.title, id: $0.id, action: .send)) }
      let elements = search.query.isEmpty ? suggestions : screen.elements
      self.init(search.prompt, role: .searchField, entries: EntryList(elements), of: screen, in: wording)
    } else {
      let buttons = sheet?.buttons ?? []
      let elements = buttons.isEmpty ? screen.elements : screen.elements + buttons
      let role = sheet.flatMap { $0.isContent ? $0.role : nil } ?? .screen
      self.init(
        screen.title, role: role, entries: EntryList(elements), subtitle: screen.subtitle, of: screen, in: wording)
    }
  }

  /// What it is called where the user has been.
  var compactTitle: LocalizedText { shortTitle ?? title }

  /// The search that is up.
  var activeSearch: Search? { role == .searchField ? search : nil }

  /// The folded titles of the lines that stand in the tree and can be chosen.
  var ownLabels: [OwnLabel] { folded.value }

  /// A thing of the place, looked for first where it was last seen.
  func entry(_ id: ID, near hint: Int?) -> Entry? { entries.line(of: id, hint: hint).map { entries[$0] } }

  /// What the things beside a line are called together: the group that it is in, else the whole place.
  func surroundingTitle(ofLine line: Int) -> LocalizedText {
    entries.groups(around: line).reversed().lazy.compactMap(\.title).first ?? title
  }

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

extension Shown {
  /// The sentence that says that work goes on, with what the app has named of it, and what is busy here.
  func stillWorking(on works: [Work]) -> Message {
    let names =
      works.map(\.title)
      + entries.ownLines.compactMap { _, entry in
        entry.announcement.states.contains(.busy) ? entry.title : nil
      }
    return names.isEmpty ? .progressStillWorking : .progressStillWorkingOn(names: .list(names, .and))
  }
}
