extension Session {
  /// Makes `here` what is in front now, after the state, the wording or the place has changed. Where that is a screen that has
  /// just been made, it is `shown`.
  mutating func refresh(showing shown: Screen? = nil) {
    labels = nil
    if case .menu(let menu) = navigation.overlays.last(where: \.isMenu), let resolved = resolve(menu) {
      here = resolved
    } else if let place = pickerPlace, let resolved = resolve(place) {
      here = resolved
    } else if var screen = shown ?? currentScreen {
      if screen.search == nil { navigation.places[navigation.places.count - 1].closeSearch() }
      let isSearching = navigation.places.last?.search != nil
      if !isSearching { screen.elements += sheetButtons }
      here = Here(screen, isSearching: isSearching)
      if let sheet = currentSheet, navigation.places.count == 1, !isSearching { here.role = role(of: sheet) }
      relocateSelection()
    }
    if let sheet = currentSheet { navigation.sheets[navigation.sheets.count - 1].title = sheet.compactTitle }
    relocateFocus()
    // The page may have gone meanwhile.
    if page > 0, page >= here.entries.count { page = 0 }
  }

  /// The screen in front, which may be a sheet's own content.
  var currentScreen: Screen? {
    guard let place = navigation.places.last else { return nil }
    if !navigation.sheets.isEmpty, navigation.places.count == 1 { return currentSheet?.content }
    return screen(place.id, isRoot: navigation.sheets.isEmpty && navigation.places.count == 1)
  }

  /// The sheet in front, also where a screen was pushed in it.
  var currentSheet: Sheet? { navigation.sheets.last.flatMap { app.sheet($0.id, for: state) } }

  /// The screen `id`: a tab's own, or a pushed one.
  func screen(_ id: ID, isRoot: Bool) -> Screen? {
    if isRoot, let tab = interface.tabs.first(where: { $0.screen.id == id }) { return tab.screen }
    return app.screen(id, for: state)
  }

  /// The title of what is behind the screen in front, or nil where nothing is.
  var titleBehind: LocalizedText? {
    if here.activeSearch != nil { return currentScreen?.compactTitle }
    guard navigation.overlays.isEmpty, navigation.places.count > 1 else { return nil }
    let index = navigation.places.count - 2
    let behind =
      index == 0
      ? currentSheet?.content ?? screen(navigation.places[0].id, isRoot: true)
      : screen(navigation.places[index].id, isRoot: false)
    return navigation.places[index].search == nil ? behind?.compactTitle : behind?.search?.prompt
  }

  /// A field of the place in front.
  func field(_ id: ID) -> TextField? {
    guard case .enterText(let field) = entry(id)?.control?.usage else { return nil }
    return field
  }

  /// A thing of the place in front.
  func entry(_ id: ID) -> Entry? { here.entries.line(of: id, hint: focus).map { here.entries[$0] } }

  /// The line that was last read or used in the place in front.
  var focus: Int? {
    get { ofFrontPlace(\.focus) }
    set {
      let id = newValue.flatMap { here.entries[$0].id }
      changeFrontPlace { ($0.focus, $0.focusID) = (newValue, id) }
    }
  }

  /// Whether the thing that was last read or used is still there.
  var hasFocusedThing: Bool { ofFrontPlace { $0.focusID != nil } }

  /// Finds the thing that was last read or used, where lines have come or gone before it. Where it has gone, reading goes on
  /// where it was.
  private mutating func relocateFocus() {
    guard let old = focus else { return }
    let line = ofFrontPlace(\.focusID).flatMap { here.entries.line(of: $0, hint: old) }
    if line != nil, line == old { return }
    let count = here.entries.count
    changeFrontPlace { place in
      place.focus = line ?? (count == 0 ? nil : min(old, count - 1))
      if line == nil { place.focusID = nil }
    }
  }

  /// The first line of the page that was last read in the place in front.
  var page: Int {
    get { ofFrontPlace(\.page) ?? 0 }
    set { changeFrontPlace { $0.page = newValue } }
  }

  /// Whether a page of the place in front has been read.
  var hasReadPage: Bool { ofFrontPlace { $0.page != nil } }

  /// What was looked for last in the place in front.
  var sought: SoughtLabel? {
    get { ofFrontPlace(\.sought) }
    set { changeFrontPlace { $0.sought = newValue } }
  }

  /// A part of the place in front: a whole place is much to copy.
  private func ofFrontPlace<Part>(_ part: (Place) -> Part) -> Part {
    if case .menu(let menu) = navigation.overlays.last(where: \.isMenu) { return part(menu.place) }
    if let picker = pickerPlace { return part(picker.place) }
    return part(navigation.places[navigation.places.count - 1])
  }

  private mutating func changeFrontPlace(_ change: (inout Place) -> Void) {
    if let index = navigation.overlays.lastIndex(where: \.isMenu), case .menu(var menu) = navigation.overlays[index] {
      change(&menu.place)
      navigation.overlays[index] = .menu(menu)
    } else if let index = navigation.overlays.firstIndex(where: \.isPicker),
      case .picker(var picker) = navigation.overlays[index]
    {
      change(&picker.place)
      navigation.overlays[index] = .picker(picker)
    } else {
      let last = navigation.places.count - 1
      change(&navigation.places[last])
    }
  }
}

extension Overlay {
  /// Whether it is a place of its own, with lines.
  var isMenu: Bool { if case .menu = self { true } else { false } }

  /// Whether it is an open picker.
  var isPicker: Bool { if case .picker = self { true } else { false } }
}
