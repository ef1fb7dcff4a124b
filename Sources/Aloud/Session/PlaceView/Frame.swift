/// The context around the place in front: the tab bar, the sheet, and the screens behind.
struct Frame: Sendable, Equatable {
  /// The app's name.
  var app: LocalizedText
  /// The titles of the tabs.
  var tabs: [LocalizedText]
  var selectedTab: Int
  /// The screens behind the one in front, nearest last. A screen that no longer exists is nil.
  var behind: [ScreenTitle?]
  /// The title of the place itself, while its search is open above it.
  var underSearch: LocalizedText?
  /// The sheet in front.
  var sheet: SheetFrame?
  /// The sole task of the app, while the task's own sheet is in front.
  var task: SoleTask?

  /// A Boolean value that indicates whether there is a tab bar.
  var hasTabs: Bool { tabs.count > 1 }

  /// The title of the place behind the one in front, or nil if there is none.
  var titleBehind: LocalizedText? { underSearch ?? behind.last??.wayBack }

  /// The sentence with the title and position of the selected tab.
  var tabSentence: LocalizedText {
    .message(
      .tabsSelected(tab: .text(tabs[selectedTab]), index: .number(selectedTab + 1), count: .number(tabs.count)))
  }

  /// The title of the way out of the place in front.
  var leaveTitle: LocalizedText { sheet?.leaveTitle ?? .message(.sheetCancel) }

  /// A Boolean value that indicates whether the sheet's main button is enabled: its preferred action, or the button for the next
  /// step.
  var isReady: Bool { sheet?.ready != nil }
}

/// The titles of a screen behind the one in front.
struct ScreenTitle: Sendable, Equatable {
  var full: LocalizedText
  /// The title of the way back to the screen.
  var wayBack: LocalizedText

  /// Creates the titles of a screen. While its search is open, the way back leads to the search.
  init(_ screen: Screen, isSearching: Bool) {
    full = screen.title
    wayBack = isSearching ? screen.search?.prompt ?? screen.compactTitle : screen.compactTitle
  }
}
