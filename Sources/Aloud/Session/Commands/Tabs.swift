extension Session {
  /// Says the tab bar, which is called as the app is, and the tabs.
  mutating func sayTabs() {
    var bar = Announcement(.place)
    bar.name = interface.title
    bar.role = .tabBar
    say(bar)
    for (index, tab) in interface.tabs.enumerated() {
      var announcement = Announcement(.item)
      announcement.name = tab.title
      announcement.role = .tab
      announcement.position = Position(index + 1, of: interface.tabs.count)
      if index == navigation.selectedTab { announcement.states = [.selected] }
      say(announcement)
    }
  }

  /// Goes to the tab beside the selected one.
  mutating func stepTab(_ offset: Int) {
    let index = navigation.selectedTab + offset
    guard interface.tabs.indices.contains(index) else {
      return refuse(.message(offset > 0 ? "tabs.end" : "tabs.beginning"))
    }
    select(tab: index)
  }

  /// Goes to the tab with a number or a label; false where there is none.
  mutating func selectTab(_ object: String) -> Bool {
    if let number = NumberReading.number(object, in: locale) {
      if interface.tabs.indices.contains(number - 1) {
        select(tab: number - 1)
      } else {
        refuse(.message("tabs.none", ["number": .number(number), "count": .number(interface.tabs.count)]))
      }
      return true
    }
    let found = LabelMatching.matches(object, in: interface.tabs.map { Folding.fold(locale.wording.text($0.title)) })
    guard found.count == 1 else { return false }
    select(tab: found[0])
    return true
  }
}
