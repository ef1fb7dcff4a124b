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
  /// The sole task of the app, while the task's own sheet is in front.
  var task: SoleTask?

  var hasTabs: Bool { tabs.count > 1 }

  var titleBehind: LocalizedText? { underSearch ?? behind.last??.wayBack }

  var tabSentence: LocalizedText {
    .message(
      .tabsSelected(tab: .text(tabs[selectedTab]), index: .number(selectedTab + 1), count: .number(tabs.count)))
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
