internal import Aloud

/// An element or menu item with an image beside its title.
struct PictureOwner {
  var id: ID?
  /// The owner of the menu that contains it, or `nil` outside menus.
  var menu: ID?
  var title: LocalizedText
  var image: Image
}

extension SurveyedPlace {
  /// All elements and menu items of the place that have an image.
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

  /// The pictures that are elements of their own.
  var pictures: [Picture] { leaves.compactMap { $0.the(Picture.self) } }
}
