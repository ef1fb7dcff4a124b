/// A thing with a menu that "more" opens on it.
public protocol HasMenu: Modifiable {
  /// The menu.
  var menu: Menu? { get set }
}

extension HasMenu {
  /// The same with a menu behind it.
  public consuming func menu(@MenuBuilder _ elements: () -> [MenuElement]) -> Self {
    let menu = Menu(elements())
    return changed { $0.menu = menu }
  }

  /// The same with a context menu: `preview` is said first, then the elements, then what the app suggests (MENU-6).
  public consuming func contextMenu(
    preview: LocalizedText? = nil, @MenuBuilder _ elements: () -> [MenuElement],
    @MenuBuilder suggested: () -> [MenuElement] = { [] }
  ) -> Self {
    var menu = Menu(elements())
    menu.preview = preview
    menu.suggestions = suggested()
    return changed { [menu] in $0.menu = menu }
  }
}

extension Button: HasMenu {}
extension Picture: HasMenu {}
extension Row: HasMenu {}
extension TextBlock: HasMenu {}
extension Toggle: HasMenu {}
