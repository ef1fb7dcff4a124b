internal import Aloud

/// Where the choice in a menu goes.
struct MenuSelection: Sendable {
  /// The name of the value that holds it.
  var value: String
  /// The menu, by the name of its id.
  var menu: String
  /// Its items, in order, and what each stands for.
  var items: [(id: String, stored: String)] = []
  /// Where items come from that are got when it is opened.
  var deferred: [String] = []

  /// Which item the value is.
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
