extension Session {
  /// Goes back by one: out of a menu, a pushed screen, or a sheet.
  mutating func back() {
    if menuOwner != nil { return leaveMenu(altogether: false) }
    if isSelecting { return cancelSelecting() }
    if leaveSearch() { return }
    if navigation.places.count > 1 {
      pop()
      return arrive(.back)
    }
    if !navigation.sheets.isEmpty { return leaveSheet(thenQuit: false) }
    var announcement = Announcement(.refusal, .message("back.none"))
    if interface.tabs.count > 1 { announcement.sentences.append(.message("tabs.selected", tabArguments)) }
    say(announcement)
  }

  /// Gives up what is in front: the menu, or the sheet with all that was pushed in it.
  mutating func cancel() {
    if menuOwner != nil { return leaveMenu(altogether: true) }
    if isSelecting { return cancelSelecting() }
    if leaveSearch() { return }
    if !navigation.sheets.isEmpty { return leaveSheet(thenQuit: false) }
    refuse(.message("cancel.none"))
  }

  /// Does what "close" means where nothing is called so: leaves what stands over the screen by its one way out, and asks
  /// where there are two; false where nothing stands over it.
  mutating func close() -> Bool {
    failures = 0
    if let place = pickerPlace {
      // What was chosen may be kept or not: only one of the words tells.
      if place.draft == place.original || place.appliesAtOnce {
        leavePicker()
      } else {
        say(.question, .message("help.pickerLeave"))
      }
    } else if menuOwner != nil {
      leaveMenu(altogether: true)
    } else if !navigation.sheets.isEmpty {
      leaveSheet(thenQuit: false)
    } else {
      return false
    }
    return true
  }

  /// Opens the menu of the screens behind (MENU-2).
  mutating func openHistory() {
    guard navigation.overlays.isEmpty, navigation.places.count > 1 else { return refuse(.message("history.none")) }
    openMenu(of: .history)
  }

  /// Goes back to a screen chosen in the history.
  mutating func goBack(to id: ID) {
    guard let index = id.item.flatMap({ Int($0) }), index + 1 < navigation.places.count else { return }
    navigation.places.removeLast(navigation.places.count - 1 - index)
    closeMenus()
    arrive(.back)
  }

  /// Ends the program in order: sheets are left first, as by "cancel".
  mutating func quit() {
    if !navigation.sheets.isEmpty { return leaveSheet(thenQuit: true) }
    say(.notice, .message("quit.goodbye"))
    response.isOver = true
  }
}
