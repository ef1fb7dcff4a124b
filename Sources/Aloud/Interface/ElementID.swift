extension Element {
  /// The stable name of the thing, or nil for a heading or a group, which can't be used.
  public var id: ID? {
    switch self {
    case .text(let block): block.id
    case .picture(let picture): picture.id
    case .heading, .group: nil
    case .row(let row): row.id
    case .rows(let rows): rows.id
    case .button(let button): button.id
    case .toggle(let toggle): toggle.id
    case .link(let link): link.id
    case .disclosure(let disclosure): disclosure.id
    case .radioGroup(let group): group.id
    case .popUpButton(let button): button.id
    case .pullDownButton(let button): button.id
    case .textField(let field): field.id
    case .picker(let picker): picker.id
    case .datePicker(let picker): picker.id
    case .colorPicker(let picker): picker.id
    case .progress(let progress): progress.id
    }
  }
}
