extension Session {
  /// Says the app, its tab bar, and the first screen.
  mutating func introduce() {
    if let asked = locale.askedFor {
      say(.notice, .message("locale.fallback", ["asked": .text(.verbatim(asked)), "used": .text(.message("language.name"))]))
    }
    var announcement = Announcement(.place)
    announcement.name = interface.title
    announcement.role = .app
    if interface.tabs.count > 1 {
      announcement.sentences.append(.message("tabs.count", ["count": .number(interface.tabs.count)]))
      announcement.sentences.append(.message("tabs.selected", tabArguments))
    }
    say(announcement)
    arrive(isNew: true)
  }

  /// The name and the place of the selected tab, as arguments of a message.
  var tabArguments: [String: Message.Argument] {
    [
      "tab": .text(interface.tabs[navigation.selectedTab].title), "index": .number(navigation.selectedTab + 1),
      "count": .number(interface.tabs.count),
    ]
  }

  /// Says the place: in full with its first page where it is new, in short and where the user was on coming back (TAB-3).
  mutating func arrive(isNew: Bool) {
    if navigation.sheets.isEmpty { navigation.tabs[navigation.selectedTab].isVisited = true }
    var announcement = Announcement(.place)
    announcement.name = here.title
    announcement.role = here.role
    if isNew {
      announcement.description = here.subtitle
      if let back = titleBehind { announcement.sentences.append(.message("place.back", ["title": .text(back)])) }
    }
    if settings.verbosity != .low {
      announcement.sentences.append(.message("place.count", ["count": .number(here.entries.numberedCount)]))
    }
    if !isNew, let focus, focus < here.entries.count, let title = here.entries[focus].title {
      announcement.sentences.append(.message("place.at", ["name": .text(title)]))
    }
    say(announcement)
    if isNew {
      sayPage(from: 0)
      giveHint(hintKey)
    }
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
    if line < here.entries.count || first > 0, numbered > 0, let last = here.entries.number(at: line - 1) {
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
    case .sheet: "hint.sheet"
    default: "hint.place"
    }
  }
}
