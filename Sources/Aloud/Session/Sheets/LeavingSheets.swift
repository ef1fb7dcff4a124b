extension Session {
  /// Leaves the sheet in front as the user asks: a clean one goes, one with changes asks first (SHEET-3). The app hears
  /// `should`, and then `didAttempt`, or `will` and `did`, once each.
  mutating func leaveSheet(thenQuit: Bool) {
    guard let id = navigation.sheets.last?.id else { return }
    let path = navigation.path
    closeOverlays()
    refresh()
    send(.sheet(id, .should))
    guard navigation.path == path, let sheet = currentSheet else {
      // The app has taken it down at being asked, or led the user elsewhere.
      return thenQuit && !navigation.sheets.contains { $0.id == id } ? quit() : arriveInFront(from: path)
    }
    // What the app has asked comes first.
    guard navigation.overlays.isEmpty else { return }
    if case .forbidden(let reason) = sheet.dismissal { return refuseLeaving(sheet, because: reason) }
    if hasChanges {
      navigation.overlays = [.discard(thenQuit: thenQuit)]
      return askDiscard()
    }
    drop(thenQuit: thenQuit)
  }

  private mutating func refuseLeaving(_ sheet: Sheet, because reason: LocalizedText?) {
    let path = navigation.path
    var announcement = Announcement(.refusal, .message("sheet.stays", ["sheet": .text(sheet.compactTitle)]))
    if let reason { announcement.sentences.append(reason) }
    say(announcement)
    send(.sheet(sheet.id, .didAttempt))
    arriveInFront(from: path)
  }

  /// Takes the sheet in front down without its task being done, and says where the user is.
  mutating func drop(thenQuit: Bool) {
    guard let sheet = navigation.sheets.last else { return }
    if !thenQuit { say(.change, .message("sheet.left", ["sheet": .text(sheet.title)])) }
    var below = navigation
    below.sheets.removeLast()
    dismissSheet()
    if thenQuit { return quit() }
    if navigation.path != below.path { return arriveInFront(from: below.path) }
    if navigation.overlays.isEmpty { arrive(.back) }
  }

  /// Says the place in front, where the app has brought the user from `path` to another and nothing waits for an answer.
  private mutating func arriveInFront(from path: [ID]) {
    if navigation.path != path, navigation.overlays.isEmpty { arrive(arrival(from: path)) }
  }

  /// Takes the sheet in front down; the app hears `will` and `did`, once each, whatever it does at hearing them.
  mutating func dismissSheet() {
    guard let sheet = navigation.sheets.last, !sheet.isLeaving else { return }
    let id = sheet.id
    navigation.sheets[navigation.sheets.count - 1].isLeaving = true
    closeOverlays()
    send(.sheet(id, .will))
    navigation.sheets.removeAll { $0.id == id && $0.isLeaving }
    dropVanishedPlaces()
    refresh()
    send(.sheet(id, .did))
    settleUndos(of: id, title: sheet.title)
  }

  /// Takes down what waits for an answer over a place that goes away; what was begun and is lost by it is said.
  mutating func closeOverlays() {
    if let interrupted { say(.notice, interrupted) }
    if let entryPlace { loseEntry(entryPlace) }
    navigation.overlays = []
  }

  /// What is said of what waits for an answer, where there will be none; nil where nothing is lost.
  var interrupted: LocalizedText? {
    switch navigation.overlays.last {
    case .confirmation(let act): act.confirmation.kept
    case .picker, .pickerQuestion:
      pickerPlace.flatMap { place in
        place.draft == place.original || place.appliesAtOnce
          ? nil : .message("entry.unchanged", ["field": .text(here.title)])
      }
    default: nil
    }
  }

  /// Whether what the sheet's controls hold is not what they held when it came up.
  var hasChanges: Bool {
    guard let stack = navigation.sheets.last, let sheet = currentSheet else { return false }
    if sheet.isEdited { return true }
    var now = sheet.elements.values
    for screen in stack.visited { now.merge(app.screen(screen, for: state)?.elements.values ?? [:]) { $1 } }
    return now.contains { stack.original[$0] != nil && stack.original[$0] != $1 }
  }
}
