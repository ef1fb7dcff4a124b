internal import Aloud

/// A thing with a picture beside its title.
struct PictureOwner {
  var id: ID?
  /// What the menu belongs to that it stands in; nil where it stands in none.
  var menu: ID?
  var title: LocalizedText
  var image: Image
}

extension SurveyedPlace {
  /// All things here that have a picture.
  var images: [PictureOwner] {
    let controls = leaves.map(\.control) + (sheet?.preferredAction.map { [$0] } ?? [])
    let beside = controls.compactMap { control in
      control.image.map { PictureOwner(id: control.identity, title: control.label ?? "", image: $0) }
    }
    let inMenus = menus.flatMap { menu in
      menu.items.compactMap { item in
        item.image.map { PictureOwner(id: item.id, menu: menu.owner, title: item.title, image: $0) }
      }
        + menu.submenus.compactMap { submenu in
          submenu.image.map { PictureOwner(id: submenu.id, menu: menu.owner, title: submenu.title, image: $0) }
        }
    }
    return beside + inMenus
  }

  /// The pictures that stand by themselves.
  var pictures: [Picture] { leaves.compactMap { $0.the(Picture.self) } }
}
