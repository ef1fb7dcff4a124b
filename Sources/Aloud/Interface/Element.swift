/// One thing on a screen or a sheet.
public indirect enum Element: Sendable, Equatable {
  case text(TextBlock)
  case picture(Picture)
  case heading(Heading)
  case group(Group)
  case row(Row)
  case rows(Rows)
  case button(Button)
  case toggle(Toggle)
  case link(Link)
  case disclosure(Disclosure)
  case radioGroup(RadioGroup)
  case popUpButton(PopUpButton)
  case pullDownButton(PullDownButton)
  case textField(TextField)
  case picker(Picker)
  case datePicker(DatePicker)
  case colorPicker(ColorPicker)
  case progress(Progress)

  /// What it is called; nil for what is only a place for others.
  var title: LocalizedText? {
    switch self {
    case .text(let block): block.text
    case .heading(let heading): heading.title
    case .group(let group): group.title
    case .row(let row): row.title
    case .rows: nil
    case .button(let button): button.title
    case .toggle(let toggle): toggle.title
    case .link(let link): link.title
    case .disclosure(let disclosure): disclosure.title
    case .radioGroup(let group): group.title
    case .popUpButton(let button): button.title
    case .pullDownButton(let button): button.title
    case .textField(let field): field.title
    case .picker(let picker): picker.title
    case .datePicker(let picker): picker.title
    case .colorPicker(let picker): picker.title
    case .progress(let progress): progress.title
    }
  }
}
