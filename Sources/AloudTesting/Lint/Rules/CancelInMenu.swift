internal import Aloud

/// A menu has no Cancel item, because saying "cancel" leaves every menu (MENU-3).
enum CancelInMenu {
  static func findings(in survey: Survey) -> [Finding] {
    survey.places.flatMap { place in
      place.menus.flatMap { menu in
        menu.items.filter { survey.words.isOne($0.title, of: Command.leaving(.cancel).key) }
          .map {
            Finding(
              .cancelInMenu, at: place.subjects($0.id, menu.owner),
              "The menu has an item “\(survey.words.text($0.title))”, but every menu can be left by that word.")
          }
      }
    }
  }
}
