internal import Aloud

/// One of the values that a picker or a pop-up button offers.
struct OptionForm: Sendable {
  /// What the value holds when it is chosen.
  var stored: String
  var id: String
  var title: Made<LocalizedText>
  var subtitle: Made<LocalizedText?>
  var availability: Made<Availability>

  /// It as an item of a menu.
  func item(_ moment: Moment) -> MenuItem {
    var item = MenuItem(title(moment), id: moment.id(id))
    item.subtitle = subtitle(moment)
    item.availability = availability(moment)
    return item
  }

  /// It as a button of a radio group.
  func radioButton(_ moment: Moment) -> RadioButton {
    var button = RadioButton(title(moment), id: moment.id(id))
    button.subtitle = subtitle(moment)
    button.availability = availability(moment)
    return button
  }

  /// It as a value of a picker's column.
  func row(_ moment: Moment) -> Row {
    var row = Row(title(moment), id: moment.id(id))
    row.subtitle = subtitle(moment)
    row.availability = availability(moment)
    return row
  }
}
