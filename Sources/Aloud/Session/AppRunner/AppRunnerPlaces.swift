/// The app's interface at the places where the user is.
extension AppRunner {
  /// The screen is nil if it has gone.
  mutating func frame(of navigator: Navigator) -> (frame: Frame, screen: Screen?) {
    let stack = navigator.sheets.last
    let sheet = stack.flatMap { self.sheet($0.id) }
    let screens = navigator.places.enumerated().map { index, place -> Screen? in
      if index > 0 { return screen(place.id) }
      return stack == nil ? root(place.id) ?? screen(place.id) : sheet?.content
    }
    let front = screens.last ?? nil
    let isSearching = navigator.front.search != nil && front?.search != nil
    var frame = Frame(
      app: interface.title, tabs: interface.tabs.map(\.title), selectedTab: navigator.selectedTab,
      behind: screens.indices.dropLast().map { index in
        screens[index].map { ScreenTitle($0, isSearching: navigator.places[index].search != nil) }
      },
      underSearch: isSearching ? front?.compactTitle : nil)
    if screens.count > 1, let front, case .forbidden(let reason) = front.dismissal {
      frame.stays = [.message(.sheetStays(sheet: .text(front.compactTitle)))] + [reason].compactMap(\.self)
    }
    if let sheet, let stack {
      let steps = sheet.steps.compactMap { step in screen(step.screen).map { (step: step, screen: $0) } }
      frame.sheet = SheetFrame(
        sheet, from: stack.anchor, path: stack.places.map(\.id), steps: steps,
        visited: stack.visited.compactMap { screen($0) }, front: front,
        over: navigator.sheets.dropLast().last?.title)
      if navigator.sheets.count == 1, let task = interface.task {
        frame.task = task
        if task.isSearch { frame.underSearch = nil }
        frame.sheet?.become(task)
      }
    }
    return (frame, front)
  }

  /// Nil for a screen that has gone.
  mutating func tabTitles(of navigator: Navigator) -> [LocalizedText?] {
    navigator.tabs[navigator.selectedTab].places.enumerated().map { index, place in
      (index == 0 ? root(place.id) : screen(place.id))?.compactTitle
    }
  }

  mutating func sheetTitles(
    of navigator: Navigator
  ) -> [(title: LocalizedText, isPopover: Bool, screens: [LocalizedText])] {
    navigator.sheets.map { sheet in
      let screens = sheet.places.dropFirst().compactMap { screen($0.id)?.compactTitle }
      return (title: sheet.title, isPopover: self.sheet(sheet.id)?.style == .popover, screens: screens)
    }
  }

  /// Returns the titles of the tabs and of the elements on the place below the sheet in front; empty if no sheet is open.
  mutating func titlesBelowSheet(of navigator: Navigator) -> [LocalizedText] {
    guard !navigator.sheets.isEmpty else { return [] }
    let places = navigator.sheets.dropLast().last?.places ?? navigator.tabs[navigator.selectedTab].places
    guard let id = places.last?.id else { return [] }
    let elements = elements(of: id) ?? []
    let lines = EntryList(elements).ownLines.filter(\.entry.isNumbered).compactMap(\.entry.title)
    return interface.tabs.map(\.title) + lines
  }

  /// Nil if the screen or sheet has gone.
  mutating func elements(of place: ID) -> [Element]? {
    root(place)?.elements ?? screen(place)?.elements ?? sheet(place)?.elements
  }

  /// Returns whether the values on a sheet and on the visited screens of its stack differ from those when it opened.
  mutating func hasChanges(_ sheet: Sheet, _ stack: SheetStack) -> Bool {
    if sheet.isEdited { return true }
    var values = sheet.elements.values
    for id in stack.visited { values.merge(screen(id)?.elements.values ?? [:]) { $1 } }
    return stack.isChanged(by: values)
  }

  /// Removes the pushed screens of the stack in front that have gone. Returns whether the screen in front was one of them.
  @discardableResult
  mutating func dropVanishedPlaces(of navigator: inout Navigator) -> Bool {
    if navigator.isAtRoot { return false }
    let there = Set(navigator.places.dropFirst().map(\.id).filter { screen($0) != nil })
    return navigator.dropPlaces { there.contains($0) }
  }
}
