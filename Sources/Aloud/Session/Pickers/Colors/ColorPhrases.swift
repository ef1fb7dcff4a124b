extension Session {
  /// Takes a line as a color: a value of the column the user is in, or a phrase that means a color.
  mutating func understandColor(_ line: Line, _ folded: String) {
    if object(of: .picture, in: line.text + " ?") != nil { return refuse(.message("colorPicker.pictureHow")) }
    let isNumber =
      !line.text.contains("#") && NumberReading.number(folded, in: locale) != nil
    if let place = pickerPlace, isNumber, choose(folded, inColumn: place.column) { return }
    // What has a name here is that, whatever else CSS calls so.
    if let color = locale.colorNames.color(named: folded) { return hold(color: color) }
    let colors = understander.colors(line.text)
    if colors.count == 1 { return hold(color: colors[0]) }
    if colors.isEmpty { return understandValue(line, folded) }
    ask(colors.map { PickerAnswer(draft: .color($0), text: .color($0)) })
  }
}
