extension Session {
  /// Leaves the sheet in front as the user asks: a clean one goes, one with changes asks first (SHEET-3). The app hears
  /// `should`, and then `didAttempt`, or `will` and `did`, once each.
  mutating func leaveSheet(thenQuit: Bool) {
    guard let id = navigation.sheets.last?.id else { return }
    send(.sheet(id, .should))
    // The app may have taken it down at being asked.
    guard let sheet = currentSheet, sheet.id == id else { return thenQuit ? quit() : arrive(.back) }
    if case .forbidden(let reason) = sheet.dismissal {
      send(.sheet(id, .didAttempt))
      var announcement = Announcement(.refusal, .message("sheet.stays", ["sheet": .text(sheet.title)]))
      if let reason { announcement.sentences.append(reason) }
      return say(announcement)
    }
    if hasChanges {
      navigation.overlays = [.discard(thenQuit: thenQuit)]
      // A menu may have been open.
      refresh()
      return askDiscard()
    }
    drop(thenQuit: thenQuit)
  }

  /// Takes the sheet in front down without its task being done, and says where the user is.
  mutating func drop(thenQuit: Bool) {
    let title = currentSheet?.title ?? here.title
    dismissSheet()
    say(.change, .message("sheet.left", ["sheet": .text(title)]))
    if thenQuit { quit() } else { arrive(.back) }
  }

  /// Takes the sheet in front down; the app hears `will` and `did`.
  mutating func dismissSheet() {
    guard let id = navigation.sheets.last?.id else { return }
    send(.sheet(id, .will))
    if navigation.sheets.last?.id == id { navigation.sheets.removeLast() }
    navigation.overlays = []
    refresh()
    send(.sheet(id, .did))
  }
}
