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
  case popUpButton(PopUpButton)
  case pullDownButton(PullDownButton)
  case textField(TextField)
  case picker(Picker)
  case datePicker(DatePicker)
  case colorPicker(ColorPicker)
  case progress(Progress)
}
