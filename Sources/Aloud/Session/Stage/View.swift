/// What there is to be seen now: the screen below all layers, what is in front, and what stands around it.
///
/// It is large and every layer looks at it: many hold it, and nobody copies it.
final class View: Sendable {
  /// The screen or sheet below all layers.
  let base: Shown
  /// What is in front: a menu, a picker, or the base.
  let front: Shown
  let frame: Frame

  /// A view with something in front of the base, or nothing.
  init(base: Shown, front: Shown? = nil, frame: Frame) {
    self.base = base
    self.front = front ?? base
    self.frame = frame
  }

  /// The same with something else in front; nothing where that is nil.
  func showing(_ front: Shown?) -> View { View(base: base, front: front, frame: frame) }
}

extension AppRunner {
  /// What stands around the place in front of a navigator, and the screen there; nil where it has gone.
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
      behind: zip(screens, navigator.places).dropLast().map { screen, place in
        screen.map { ScreenTitle($0, isSearching: place.search != nil) }
      },
      underSearch: isSearching ? front?.compactTitle : nil)
    if let sheet, let stack {
      let steps = sheet.steps.compactMap { step in screen(step.screen).map { (step: step, screen: $0) } }
      frame.sheet = SheetFrame(
        sheet, stack, steps: steps, visited: stack.visited.compactMap { screen($0) }, front: front,
        over: navigator.sheets.dropLast().last?.title)
    }
    return (frame, front)
  }
}
