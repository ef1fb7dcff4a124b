/// The tab bar, in words (TAB-1).
struct TabCommands: Sendable {
  let around: Surroundings

  /// Whether a sheet keeps the tabs out of reach (SHEET-2).
  private var isUnderSheet: Bool { around.frame.sheet != nil }

  /// Says the tab bar, which is called as the app is, and the tabs.
  var sayTabs: Outcome {
    if isUnderSheet { return Outcome(.refuseBelowSheet) }
    var bar = Announcement(.place)
    bar.name = around.frame.app
    bar.role = .tabBar
    let tabs = around.frame.tabs.enumerated().map { index, title in
      var announcement = Announcement(.item)
      announcement.name = title
      announcement.role = .tab
      announcement.position = Position(index + 1, of: around.frame.tabs.count)
      if index == around.frame.selectedTab { announcement.states = [.selected] }
      return announcement
    }
    return .say([bar] + tabs)
  }

  /// Goes to the tab beside the selected one.
  func step(_ offset: Int) -> Outcome {
    if isUnderSheet { return Outcome(.refuseBelowSheet) }
    let index = around.frame.selectedTab + offset
    if around.frame.tabs.indices.contains(index) { return Outcome(.selectTab(index)) }
    return .refused(.message(offset > 0 ? .tabsEnd : .tabsBeginning))
  }

  /// Goes to the tab with a number or a label; nil where there is none.
  func select(_ object: String) -> Outcome? {
    if isUnderSheet { return Outcome(.refuseBelowSheet) }
    let tabs = around.frame.tabs
    if let number = around.number(object) {
      if (1...tabs.count).contains(number) { return Outcome(.selectTab(number - 1)) }
      return .refused(.message(.tabsNone(number: .number(number), count: .number(tabs.count))))
    }
    let found = LabelMatching.matches(object, in: tabs.map(around.folded))
    return found.count == 1 ? Outcome(.selectTab(found[0])) : nil
  }
}
