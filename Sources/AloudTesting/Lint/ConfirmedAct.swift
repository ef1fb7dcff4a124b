internal import Aloud

/// An action that may ask for confirmation.
struct ConfirmedAct {
  var id: ID
  var owner: ID?
  var thing: any HasConfirmation
}

extension SurveyedPlace {
  /// The buttons and menu items of the place.
  var acts: [ConfirmedAct] {
    buttons.map { ConfirmedAct(id: $0.id, owner: nil, thing: $0) }
      + menus.flatMap { menu in menu.items.map { ConfirmedAct(id: $0.id, owner: menu.owner, thing: $0) } }
  }
}
