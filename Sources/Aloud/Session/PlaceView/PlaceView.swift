/// The current view of the place in which lines are understood: a screen, a sheet, a menu or a picker.
///
/// A class, because it is large and every layer reads it: it is shared, and never copied.
final class PlaceView: Sendable {
  let title: LocalizedText
  let subtitle: LocalizedText?
  /// The preview announced before the place on arrival: the preview of the thing whose context menu this is (MENU-6).
  let preview: LocalizedText?
  /// The title and subtitle announced on return, if they differ (TAB-3).
  let shortTitle: LocalizedText?
  let shortSubtitle: LocalizedText?
  let role: Role
  let entries: EntryList
  let deferred: [DeferredItems]
  let columns: [PickerColumn]
  let selectedLine: Int?
  /// A Boolean value that indicates whether lines are announced with their numbers. False if the lines themselves are numbers.
  let numbersLines: Bool
  /// The actions that the rows can be selected for.
  let selection: ListSelection?
  let search: Search?
  private let folded: OnceRead<[(line: Int, label: String)]>

  /// Titles are folded in a wording. If given, `screen` supplies the search, the selection and the short titles.
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
        guard entry.isNamed, let title = entry.title else { return nil }
        return (line, Folding.fold(wording.text(title)))
      }
    }
  }

  /// Views a screen, or its search if that is open: suggestions while the query is empty, otherwise results. The content of a
  /// sheet has the sheet's role and buttons.
  convenience init(_ screen: Screen, isSearching: Bool, on sheet: SheetFrame?, in wording: Wording) {
    if isSearching, let search = screen.search {
      let suggestions = search.suggestions.map { Element.row(Row($0.title, id: $0.id, action: .send)) }
      let isTask = sheet?.isSearch ?? false
      let elements = search.query.isEmpty && !isTask ? suggestions : screen.elements
      let buttons = isTask ? sheet?.buttons ?? [] : []
      self.init(search.prompt, role: .searchField, entries: EntryList(elements + buttons), of: screen, in: wording)
    } else {
      let buttons = sheet?.buttons ?? []
      let elements = buttons.isEmpty ? screen.elements : screen.elements + buttons
      let role = sheet.flatMap { $0.isContent ? $0.role : nil } ?? .screen
      self.init(
        screen.title, role: role, entries: EntryList(elements), subtitle: screen.subtitle, of: screen, in: wording)
    }
  }

  /// The title used after the user has been here.
  var compactTitle: LocalizedText { shortTitle ?? title }

  var activeSearch: Search? { role == .searchField ? search : nil }

  /// The folded titles of the lines in the element tree that can be chosen.
  var ownLabels: [(line: Int, label: String)] { folded.value }

  func busyNames(except named: Set<ID>) -> [LocalizedText] {
    entries.ownLines.compactMap { _, entry in
      guard entry.announcement.states.contains(.busy), entry.id.map({ !named.contains($0) }) ?? true else { return nil }
      return entry.title
    }
  }

  /// The `hint` is the line where the thing was last seen.
  func entry(_ id: ID, near hint: Int?) -> Entry? { entries.line(of: id, hint: hint).map { entries[$0] } }

  /// Returns the title of the innermost titled group that contains a line, or the title of the place.
  func surroundingTitle(ofLine line: Int) -> LocalizedText {
    entries.groups(containing: line).reversed().lazy.compactMap(\.title).first ?? title
  }

  func canSelect(_ line: Int) -> Bool {
    // The suggestions of a search can't be selected.
    guard let selection, activeSearch?.query.isEmpty != true, case .element(let element) = entries[line] else {
      return false
    }
    return selection.includes(element) && !element.control.isDimmed
  }

  /// Returns whether the thing on a line can't be selected only because it is dimmed.
  func isKeptFromSelecting(_ line: Int) -> Bool {
    guard let selection, case .element(let element) = entries[line] else { return false }
    return selection.includes(element) && element.control.isDimmed
  }
}

extension Control {
  /// A busy control is not dimmed: that ends by itself.
  fileprivate var isDimmed: Bool { if case .dimmed = facts.availability { true } else { false } }
}

/// A view of the place: the screen below all layers, what is in front, and the frame around it.
///
/// A class, because it is large and many objects share it.
final class View: Sendable {
  let base: PlaceView
  /// The menu, the picker or the base that is in front.
  let front: PlaceView
  let frame: Frame

  init(base: PlaceView, front: PlaceView? = nil, frame: Frame) {
    self.base = base
    self.front = front ?? base
    self.frame = frame
  }

  /// The base is in front if `front` is nil.
  func showing(_ front: PlaceView?) -> View {
    front == nil && self.front === base ? self : View(base: base, front: front, frame: frame)
  }
}

/// The context around the place in front: the tab bar, the sheet, and the screens behind.
struct Frame: Sendable, Equatable {
  var app: LocalizedText
  var tabs: [LocalizedText]
  var selectedTab: Int
  /// Nearest last. Nil for a screen that no longer exists.
  var behind: [ScreenTitle?]
  /// The title of the place itself, while its search is open above it.
  var underSearch: LocalizedText?
  var sheet: SheetFrame?
  /// The sentences that the screen in front can't be left for the one behind; empty if it can.
  var stays: [LocalizedText] = []
  /// The sole task of the app, while the task's own sheet is in front.
  var task: SoleTask?

  var hasTabs: Bool { tabs.count > 1 }

  var titleBehind: LocalizedText? { underSearch ?? behind.last??.wayBack }

  var tabSentence: LocalizedText {
    .message(
      .tabsSelected(tab: .text(tabs[selectedTab]), index: .number(selectedTab + 1), count: .number(tabs.count)))
  }

  func announcement(_ kind: Announcement.Kind, ofTab index: Int, states: [AnnouncedState] = []) -> Announcement {
    Announcement(kind, named: tabs[index], role: .tab, states: states, position: Position(index + 1, of: tabs.count))
  }

  var leaveTitle: LocalizedText { sheet?.leaveTitle ?? .message(.sheetCancel) }

  var isReady: Bool { sheet?.ready != nil }
}

struct ScreenTitle: Sendable, Equatable {
  var full: LocalizedText
  var wayBack: LocalizedText

  /// While the screen's search is open, the way back leads to the search.
  init(_ screen: Screen, isSearching: Bool) {
    full = screen.title
    wayBack = isSearching ? screen.search?.prompt ?? screen.compactTitle : screen.compactTitle
  }
}
