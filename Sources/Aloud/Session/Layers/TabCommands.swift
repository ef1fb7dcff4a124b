/// The commands of the tab bar (TAB-1).
struct TabCommands: Sendable {
  let context: LineContext

  /// A Boolean value that indicates whether a sheet makes the tabs unreachable (SHEET-2).
  private var isUnderSheet: Bool { context.frame.sheet != nil }

  var sayTabs: Outcome {
    if isUnderSheet { return Outcome(.refuseBelowSheet) }
    let tabs = context.frame.tabs.indices.map { index in
      let isSelected = index == context.frame.selectedTab
      return context.frame.announcement(.item, ofTab: index, states: isSelected ? [.selected] : [])
    }
    return .say([Announcement(.place, named: context.frame.app, role: .tabBar)] + tabs)
  }

  func step(_ offset: Int) -> Outcome {
    if isUnderSheet { return Outcome(.refuseBelowSheet) }
    let index = context.frame.selectedTab + offset
    if context.frame.tabs.indices.contains(index) { return Outcome(.selectTab(index)) }
    return .refused(.message(offset > 0 ? .tabsEnd : .tabsBeginning))
  }

  func select(_ object: String) -> Outcome? {
    if isUnderSheet { return Outcome(.refuseBelowSheet) }
    let tabs = context.frame.tabs
    if let number = context.number(object) {
      if (1...tabs.count).contains(number) { return Outcome(.selectTab(number - 1)) }
      return .refused(.message(.tabsNone(number: .number(number), count: .number(tabs.count))))
    }
    let found = context.matches(object, in: tabs.map(context.folded))
    return found.count == 1 ? Outcome(.selectTab(found[0])) : nil
  }
}
