/// What stands around the place in front: the tab bar, the sheet, and the screens behind.
struct Frame: Sendable, Equatable {
  /// The app's name.
  var app: LocalizedText
  /// The titles of the tabs.
  var tabs: [LocalizedText]
  var selectedTab: Int
  /// The screens behind the one in front, the nearest last; nil where one has gone.
  var behind: [ScreenTitle?]
  /// What the place itself is called where its search is up over it.
  var underSearch: LocalizedText?
  /// The sheet in front.
  var sheet: SheetFrame?
  /// The task that is all there is, where its own sheet is in front.
  var task: SoleTask?

  /// Whether there is a tab bar.
  var hasTabs: Bool { tabs.count > 1 }

  /// The title of what is behind the place in front; nil where nothing is.
  var titleBehind: LocalizedText? { underSearch ?? behind.last??.wayBack }

  /// The name and the place of the selected tab.
  var tabSentence: LocalizedText {
    .message(
      .tabsSelected(tab: .text(tabs[selectedTab]), index: .number(selectedTab + 1), count: .number(tabs.count)))
  }

  /// What the way out of what is in front is called.
  var leaveTitle: LocalizedText { sheet?.leaveTitle ?? .message(.sheetCancel) }

  /// Whether what stands out here can be used: the sheet's preferred action, or what leads to the next step.
  var isReady: Bool { sheet?.ready != nil }
}

/// What a screen behind is called.
struct ScreenTitle: Sendable, Equatable {
  var full: LocalizedText
  /// What the way back to it is called.
  var wayBack: LocalizedText

  /// A screen; where its search is up, that is what one comes back to.
  init(_ screen: Screen, isSearching: Bool) {
    full = screen.title
    wayBack = isSearching ? screen.search?.prompt ?? screen.compactTitle : screen.compactTitle
  }
}
