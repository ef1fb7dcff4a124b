internal import Aloud

/// An option of a picker, a pop-up button, a radio group or checkboxes.
struct OptionTemplate: Sendable {
  /// The text that the value stores when the option is chosen.
  var stored: String
  var id: String
  var title: Made<LocalizedText>
  var subtitle: Made<LocalizedText?>
  var availability: Made<Availability>

  /// Returns the option as a menu item.
  func item(_ viewpoint: Viewpoint) -> MenuItem {
    var item = MenuItem(title(viewpoint), id: viewpoint.id(id))
    item.subtitle = subtitle(viewpoint)
    item.availability = availability(viewpoint)
    return item
  }

  /// Returns the option as a button of a radio group.
  func radioButton(_ viewpoint: Viewpoint) -> RadioButton {
    var button = RadioButton(title(viewpoint), id: viewpoint.id(id))
    button.subtitle = subtitle(viewpoint)
    button.availability = availability(viewpoint)
    return button
  }

  /// Returns the option as a checkbox.
  func checkbox(_ viewpoint: Viewpoint, isOn: Bool) -> Toggle {
    var box = Toggle(title(viewpoint), id: viewpoint.id(id), isOn: isOn)
    box.style = .checkBox
    box.subtitle = subtitle(viewpoint)
    box.availability = availability(viewpoint)
    return box
  }

  /// Returns the option as a value in a picker's column.
  func row(_ viewpoint: Viewpoint) -> Row {
    var row = Row(title(viewpoint), id: viewpoint.id(id))
    row.subtitle = subtitle(viewpoint)
    row.availability = availability(viewpoint)
    return row
  }
}
