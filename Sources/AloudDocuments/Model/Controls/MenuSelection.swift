internal import Aloud

/// The value that holds a menu's selected item.
struct MenuSelection: Sendable {
  /// The name of the value.
  var value: String
  /// The name of the menu's ID.
  var menu: String
  /// The menu's items in order, with the texts that they store.
  var items: [(id: String, stored: String)] = []
  /// The IDs of the elements that list further items when the menu is opened.
  var deferred: [String] = []

  /// Returns the ID of the item that the value selects.
  func selected(_ viewpoint: Viewpoint) -> ID? {
    guard let held = viewpoint.state.text(value) else { return nil }
    if let item = items.first(where: { $0.stored == held }) { return viewpoint.id(item.id) }
    for id in deferred {
      guard let loaded = viewpoint.state.loaded(id), let index = loaded.index(stored: held) else { continue }
      return ID(id, "\(id):\(loaded[index].key)")
    }
    return nil
  }
}
