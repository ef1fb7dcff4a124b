extension Settings {
  /// Returns the announcement of a setting and its value.
  package func announcement(of name: SettingName) -> Announcement {
    var announcement = Announcement(.change)
    announcement.name = name.title
    let text = text(of: name)
    if name.values == .flag {
      announcement.states = [text == "on" ? .on : .off]
    } else {
      announcement.value = name.title(of: text)
    }
    return announcement
  }
}
