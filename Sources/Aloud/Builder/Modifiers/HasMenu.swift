/// A thing with a menu that "more" opens on it.
public protocol HasMenu: Modifiable {
  /// The menu.
  var menu: Menu? { get set }
}

extension HasMenu {
  /// The same with a menu behind it.
  public func menu(@MenuBuilder _ elements: () -> [MenuElement]) -> Self {
    let menu = Menu(elements())
    return changed { $0.menu = menu }
  }
}

extension Button: HasMenu {}
extension Row: HasMenu {}
extension Toggle: HasMenu {}
