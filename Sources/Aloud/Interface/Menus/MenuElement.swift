/// An element of a menu.
public indirect enum MenuElement: Sendable, Equatable {
  case item(MenuItem)
  case submenu(Submenu)
  /// Items that belong together, listed in place and announced as a group.
  case section(title: LocalizedText?, [MenuElement])
  /// A boundary between groups.
  case separator
  /// Items that are loaded when the menu is opened.
  case deferred(DeferredItems)

  /// What the element adds to the list of its menu: itself, or the contents of a section; nothing for a hidden item.
  var parts: [MenuElement] {
    switch self {
    case .item(let item): item.isHidden ? [] : [self]
    case .section(_, let elements): elements.flatMap(\.parts)
    case .submenu, .deferred: [self]
    case .separator: []
    }
  }
}

/// A menu inside a menu.
public struct Submenu: Sendable, Equatable, HasImage {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The menu that opens.
  public var menu: Menu

  /// Creates a submenu with a title.
  public init(_ title: LocalizedText, id: ID, menu: Menu) {
    facts = ControlFacts(title, id: id)
    self.menu = menu
  }
}

extension Announcement {
  /// Creates the announcement of a submenu in its menu, including the item that is selected in it (MENU-4).
  init(_ submenu: Submenu) {
    self.init(.item)
    describe(submenu.title, nil, submenu.image)
    value = submenu.menu.selection.flatMap { submenu.menu.item($0)?.title }
    role = .submenu
  }
}

/// A placeholder in a menu for items that are loaded when the menu is opened (MENU-1). The app receives `opened`, and replaces the
/// placeholder by the items once they have arrived, or sets a failure. "Try again", or opening the menu again, loads them again.
public struct DeferredItems: Sendable, Equatable {
  /// The stable identifier.
  public var id: ID
  /// The reason why the items could not be loaded; nil while they are being loaded.
  public var failure: LocalizedText?

  /// Creates a placeholder for items that are being loaded, or that could not be because of `failure`.
  public init(id: ID, failure: LocalizedText? = nil) { (self.id, self.failure) = (id, failure) }

  /// The item that loads the items again after a failure.
  var tryingAgain: MenuItem? {
    failure.map { _ in MenuItem(.message(.menuTryAgain), id: ID("menu.tryAgain", id.description)) }
  }
}
