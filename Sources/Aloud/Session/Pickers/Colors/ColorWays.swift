extension Session {
  /// Does a command of a color picker; false where it is none.
  mutating func performInColorPicker(_ command: Command) -> Bool {
    guard let place = pickerPlace else { return false }
    if let way = ColorWay(command) {
      switch way {
      case .palette: ask(.palette)
      case .terminal: ask(.terminal)
      default: look(by: way)
      }
      return true
    }
    switch command {
    case .keepColor, .forgetColor:
      guard let color = place.color else {
        refuse(.message("colorPicker.noneYet"))
        return true
      }
      ask(command == .keepColor ? .keep(color) : .forget(color))
    default: return false
    }
    return true
  }

  /// Takes the color of a picture at a point: "photo.png 10 20". The words are those of the line, for the file's sake.
  mutating func takeFromPicture(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count >= 3, let x = words[words.count - 2].wholeNumber, let y = words[words.count - 1].wholeNumber
    else {
      return refuse(.message("colorPicker.pictureHow"))
    }
    // What is between the command's word and the point is the file, which may have spaces.
    let path = text[..<words[words.count - 2].startIndex].trimmingSpaces()
    ask(.pixel(path: path, x: x, y: y))
  }

  private mutating func ask(_ request: ColorRequest) {
    changePicker { $0.awaited = request }
    response.requests.append(.colors(request))
  }

  /// Takes what the outside has answered to the color picker.
  mutating func take(_ answer: ColorAnswer) {
    guard let place = pickerPlace, let request = place.awaited else { return }
    changePicker { $0.awaited = nil }
    switch answer {
    case .pixel(let color): hold(color: color)
    case .terminal(let colors):
      changePicker { $0.search.terminal = colors }
      look(by: .terminal)
    case .palette(let colors): take(palette: colors, after: request)
    case .failed(let problem):
      refuse(.message(problem.message))
      if case .paletteDamaged(let colors, _) = problem { take(palette: colors, after: request) }
    }
  }

  /// Takes the palette as it is now: what was done to it is said, or it is looked through.
  private mutating func take(palette colors: [Color], after request: ColorRequest) {
    changePicker { $0.search.palette = colors }
    switch request {
    case .keep(let color): say(.change, .message("colorPicker.kept", ["color": .color(color)]))
    case .forget(let color): say(.change, .message("colorPicker.forgotten", ["color": .color(color)]))
    default: colors.isEmpty ? refuse(.message("colorPicker.paletteEmpty")) : look(by: .palette)
    }
  }

  /// Looks for a color by another way, and says its columns.
  private mutating func look(by way: ColorWay) {
    changePicker { place in
      place.search.way = way
      place.column = 0
    }
    var announcement = Announcement(.change)
    announcement.name = way.title
    say(announcement)
    here.columns.count == 1 ? sayPage(from: firstOfPage) : sayColumns()
  }

  /// Lets the picker hold a color that was named as a whole.
  mutating func hold(color: Color) {
    guard let place = pickerPlace, case .colorPicker(let picker) = element(of: place) else { return }
    // A name says nothing of opacity: it stays what it was.
    let opacity = !picker.hasOpacity ? 100 : color.opacity == 100 ? place.color?.opacity ?? 100 : color.opacity
    let color = color.with(opacity: opacity)
    changePicker { $0.search.spectrum = ColorSpectrum(color) }
    hold(PickerAnswer(draft: .color(color), text: .color(color)))
  }
}

extension Substring {
  /// The whole number of none or more that it writes in ASCII digits.
  fileprivate var wholeNumber: Int? { utf8.allSatisfy { (48...57).contains($0) } ? Int(self) : nil }
}
