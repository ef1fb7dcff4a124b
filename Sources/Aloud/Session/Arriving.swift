extension Session {
  /// Says the app, its tab bar, and the first screen.
  mutating func introduce() {
    if let asked = locale.askedFor {
      say(
        .notice,
        .message("locale.fallback", ["asked": .text(.verbatim(asked)), "used": .text(.message("language.name"))]))
    }
    var announcement = Announcement(.place)
    announcement.name = interface.title
    announcement.role = .app
    if interface.tabs.count > 1 {
      announcement.sentences.append(.message("tabs.count", ["count": .number(interface.tabs.count)]))
      announcement.sentences.append(.message("tabs.selected", tabArguments))
    }
    say(announcement)
    arrive(.new)
  }

  /// The name and the place of the selected tab, as arguments of a message.
  var tabArguments: Message.Arguments {
    [
      "tab": .text(interface.tabs[navigation.selectedTab].title), "index": .number(navigation.selectedTab + 1),
      "count": .number(interface.tabs.count),
    ]
  }

  /// How the user has come from where the path was `path`: into something new, or back out of something.
  func arrival(from path: [ID]) -> Arrival {
    if navigation.path.count > path.count { return .new }
    return hasFocusedThing ? .back : .changed
  }

  /// Says the place: in full with its first page where it is new, in short and where the user was on coming back (TAB-3),
  /// and only how many things there are where it has changed under the user.
  /// Where a tab was chosen, `tab` is its index, and the tab is said too.
  mutating func arrive(_ arrival: Arrival, tab: Int? = nil) {
    if navigation.sheets.isEmpty { navigation.tabs[navigation.selectedTab].isVisited = true }
    var announcement = Announcement(.place)
    announcement.name = arrival == .new ? here.title : here.compactTitle
    announcement.role = here.role
    describeSheet(in: &announcement, arrival)
    if let tab {
      let announced = self.announcement(ofTab: tab)
      if interface.tabs[tab].title == here.title { announcement = announced } else { say(announced) }
    }
    if arrival != .changed { announcement.description = arrival == .new ? here.subtitle : here.shortSubtitle }
    if let step = stepSentence, navigation.overlays.isEmpty { announcement.sentences.append(step) }
    if arrival == .new, let back = titleBehind {
      announcement.sentences.append(.message("place.back", ["title": .text(back)]))
    }
    if let search = here.activeSearch {
      announcement.describe(search)
      let scopes = arrival == .new ? search.scopesSentence : nil
      announcement.sentences += [scopes, foundSentence(by: search)].compactMap(\.self)
    } else if settings.verbosity != .low, here.entries.numberedCount > 0 || here.entries.count == 0 {
      // Where there is only text, a count of nothing would deny it.
      announcement.sentences.append(.message("place.count", ["count": .number(here.entries.numberedCount)]))
    }
    if arrival == .back, hasFocusedThing, let focus, here.entries.number(at: focus) != nil,
      let title = here.entries[focus].title
    {
      announcement.sentences.append(.message("place.at", ["name": .text(title)]))
    }
    if arrival == .new, let preview = here.preview { say(.notice, preview) }
    say(announcement)
    if arrival == .new {
      sayRepeatedIDs()
      sayPage(from: 0)
      giveHint(hintKey)
      if here.entries.hasSecondaryMenus { giveHint("hint.more") }
      if here.selection != nil { giveHint("help.edit") }
    }
  }

  /// What is said of a tab that was chosen.
  private func announcement(ofTab index: Int) -> Announcement {
    var announcement = Announcement(.place)
    announcement.name = interface.tabs[index].title
    announcement.role = .tab
    announcement.states = [.selected]
    announcement.position = Position(index + 1, of: interface.tabs.count)
    return announcement
  }

  /// Says the lines of one page, and how many there are beyond it.
  mutating func sayPage(from first: Int) {
    page = first
    var line = first
    var numbered = 0
    while line < here.entries.count, numbered < settings.textSize.itemsPerPage {
      say(announcement(ofLine: line))
      if here.entries.number(at: line) != nil { numbered += 1 }
      line += 1
    }
    if numbered > 0, let last = here.entries.number(at: line - 1), line < here.entries.count || last > numbered {
      say(
        .notice,
        .message(
          line < here.entries.count ? "page.more" : "page.last",
          ["first": .number(last - numbered + 1), "last": .number(last), "count": .number(here.entries.numberedCount)]))
    }
  }

  /// The hint for the place in front.
  var hintKey: String {
    switch here.role {
    case .menu: "hint.menu"
    case .actionSheet: "hint.actionSheet"
    case .sheet, .popover: "hint.sheet"
    case .searchField: "hint.search"
    default: "hint.place"
    }
  }
}
