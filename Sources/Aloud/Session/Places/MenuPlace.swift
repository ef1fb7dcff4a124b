/// An open menu, and where the user is in it.
struct MenuPlace: Sendable, Equatable {
  /// Whose menu it is.
  enum Owner: Sendable, Equatable {
    case element(ID)
    /// A thing's context menu: what it shows, its own menu, and what is suggested for it (MENU-6).
    case context(ID)
    case actionSheet(ActionSheet)
    /// The screens behind this one (MENU-2).
    case history
    /// A submenu of the acts that can be done to what is selected.
    case selection(ID)
  }

  var owner: Owner
  /// The submenus on the way down.
  var path: [ID] = []
  var place = Place(id: "menu")

  /// The thing whose menu it is, where it is one's.
  var element: ID? {
    switch owner {
    case .element(let id), .context(let id): id
    case .actionSheet, .history, .selection: nil
    }
  }
}
