internal import Aloud

/// Reads items of menus that a command gives when the menu is opened.
extension DocumentReader {
  /// What makes the items; where one of a menu's items is selected, each of them is one that can be.
  mutating func deferred(_ tree: Tree, _ selection: inout MenuSelection?) -> Made<[MenuElement]> {
    let id = id(of: tree, title: nil, kind: "deferred")
    let invocation = tree[.deferred].map(Self.invocation)
    if let source = tree[.deferred], let invocation {
      // The user knows it by its program, unless it has a title.
      let title = template(source[.title]) ?? Template(invocation.program)
      deferredCommands.append(
        CommandForm(name: id, title: title, invocation: invocation, format: Self.format(of: source)))
    }
    selection?.deferred.append(id)
    add(Control(value: selection?.value, owner: selection?.menu, actions: actions(tree[.action])), id: id)
    return { moment in
      switch moment.state.outputs[id]?.phase {
      case .loaded(let loaded): (0..<loaded.count).map { .item(Self.item(loaded[$0], of: id)) }
      case .failed(let problem): [.deferred(DeferredItems(id: moment.id(id), failure: .message(problem)))]
      case .loading, nil: [.deferred(DeferredItems(id: moment.id(id)))]
      }
    }
  }

  private static func item(_ row: OutputRow, of id: String) -> MenuItem {
    var item = MenuItem(.verbatim(row.title), id: ID(id, "\(id):\(row.key)"), action: .send)
    item.subtitle = row.fields["subtitle"].map { .verbatim($0) }
    return item
  }
}

/// Where the choice in a menu goes.
struct MenuSelection: Sendable {
  var value: String
  /// The menu, as it is known by id.
  var menu: String
  /// What its items stand for, by id.
  var options: [String: String] = [:]
  /// Where items come from that are got when it is opened.
  var deferred: [String] = []

  /// Which item the value is.
  func selected(_ moment: Moment) -> ID? {
    guard case .text(let held) = moment.state.values[value] else { return nil }
    if let option = options.first(where: { $0.value == held })?.key { return moment.id(option) }
    for id in deferred {
      guard let loaded = moment.state.loaded(id), let index = loaded.index(stored: held) else { continue }
      return ID(id, "\(id):\(loaded[index].key)")
    }
    return nil
  }
}
