internal import Aloud

/// One of the values that a picker or a pop-up button offers.
struct OptionTemplate: Sendable {
  /// What the value holds when it is chosen.
  var stored: String
  var id: String
  var title: Made<LocalizedText>
  var subtitle: Made<LocalizedText?>
  var availability: Made<Availability>

  /// It as an item of a menu.
  func item(_ viewpoint: Viewpoint) -> MenuItem {
    var item = MenuItem(title(viewpoint), id: viewpoint.id(id))
    item.subtitle = subtitle(viewpoint)
    item.availability = availability(viewpoint)
    return item
  }

  /// It as a button of a radio group.
  func radioButton(_ viewpoint: Viewpoint) -> RadioButton {
    var button = RadioButton(title(viewpoint), id: viewpoint.id(id))
    button.subtitle = subtitle(viewpoint)
    button.availability = availability(viewpoint)
    return button
  }

  /// It as a box to check.
  func checkbox(_ viewpoint: Viewpoint, isOn: Bool) -> Toggle {
    var box = Toggle(title(viewpoint), id: viewpoint.id(id), isOn: isOn)
    box.style = .checkBox
    box.subtitle = subtitle(viewpoint)
    box.availability = availability(viewpoint)
    return box
  }

  /// It as a value of a picker's column.
  func row(_ viewpoint: Viewpoint) -> Row {
    var row = Row(title(viewpoint), id: viewpoint.id(id))
    row.subtitle = subtitle(viewpoint)
    row.availability = availability(viewpoint)
    return row
  }
}
