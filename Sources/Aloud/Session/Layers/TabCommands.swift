/// The commands of the tab bar (TAB-1).
struct TabCommands: Sendable {
  let context: LineContext

  /// A Boolean value that indicates whether a sheet makes the tabs unreachable (SHEET-2).
  private var isUnderSheet: Bool { context.frame.sheet != nil }

  var sayTabs: Outcome {
    if isUnderSheet { return Outcome(.refuseBelowSheet) }
    var bar = Announcement(.place)
    bar.name = context.frame.app
    bar.role = .tabBar
    let tabs = context.frame.tabs.enumerated().map { index, title in
      var announcement = Announcement(.item)
      announcement.name = title
      announcement.role = .tab
      announcement.position = Position(index + 1, of: context.frame.tabs.count)
      if index == context.frame.selectedTab { announcement.states = [.selected] }
      return announcement
    }
    return .say([bar] + tabs)
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
