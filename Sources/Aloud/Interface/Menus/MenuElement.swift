/// One thing in a menu.
public indirect enum MenuElement: Sendable, Equatable {
  case item(MenuItem)
  case submenu(Submenu)
  /// Items that belong together, in place; said as a group boundary.
  case section(title: LocalizedText?, [MenuElement])
  /// A boundary between groups.
  case separator
  /// Items that are got when the menu is opened.
  case deferred(DeferredItems)

  /// The items in it and below it, hidden ones left out, in order.
  var allItems: [MenuItem] {
    switch self {
    case .item(let item): item.isHidden ? [] : [item]
    case .submenu(let submenu): submenu.menu.allItems
    case .section(_, let elements): elements.flatMap(\.allItems)
    case .separator, .deferred: []
    }
  }

  /// The deferred items that stand in the menu itself, not in its submenus.
  var deferredItems: [DeferredItems] {
    switch self {
    case .deferred(let items): [items]
    case .section(_, let elements): elements.flatMap(\.deferredItems)
    case .item, .submenu, .separator: []
    }
  }
}

/// A menu inside a menu.
public struct Submenu: Sendable, Equatable, HasImage {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// A picture that goes with it.
  @Seldom public var image: Image?
  /// The menu that opens.
  public var menu: Menu

  /// A submenu `title`.
  public init(_ title: LocalizedText, id: ID, menu: Menu) {
    self.title = title
    self.id = id
    self.menu = menu
  }
}

extension Announcement {
  /// What is said of a submenu in its menu: also what is selected in it (MENU-4).
  init(_ submenu: Submenu) {
    self.init(.item)
    describe(submenu.title, nil, submenu.image)
    value = submenu.menu.selection.flatMap { submenu.menu.item($0)?.title }
    role = .submenu
  }
}

/// A place in a menu for items that are got when the menu is opened (MENU-1). The app hears `opened`, and puts the items in
/// its place when they have come, or says that they could not be got; opening the menu again asks again.
public struct DeferredItems: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// Why the items could not be got, or nil while they are being got.
  public var failure: LocalizedText?

  /// Items that are got when the menu is opened, or could not be because of `failure`.
  public init(id: ID, failure: LocalizedText? = nil) {
    self.id = id
    self.failure = failure
  }
}
