/// Reads lines to a color picker, and the host's answers to it (HUE-1).
extension PickerReader {
  /// A value of the current column, or a phrase that means a color. Returns nil if the line is neither.
  mutating func understandColor(_ parsed: ParsedLine) -> Outcome? {
    if context.object(of: .picture, in: parsed.text + " ?") != nil {
      return .refused(.message(.colorPickerPictureHow))
    }
    let number = parsed.text.contains("#") ? nil : context.number(parsed.folded)
    if let number {
      if case .color(_, let parts) = contents, parts.parts[layer.column] == .color {
        return chooseListed(number, among: parts.search.listed.count)
      }
      if let outcome = choose(parsed.folded, inColumn: layer.column) { return outcome }
    }
    // A color name of the locale takes precedence over the CSS color of that name, and over the current color (HUE-4).
    if let color = context.locale.colorNames.color(named: parsed.folded) { return hold(color: color) }
    let colors = context.user.understander.colors(parsed.text)
    if colors.count == 1 { return hold(color: colors[0]) }
    if colors.isEmpty {
      return understandListed(parsed) ?? changeColor(parsed) ?? choosePart(parsed) ?? understandValue(parsed)
    }
    return layer.ask(colors.map { PickerAnswer(draft: .color($0), text: .color($0)) })
  }

  private mutating func chooseListed(_ number: Int, among count: Int) -> Outcome {
    if count == 0 || (1...count).contains(number) {
      return select(number.subtracting(saturating: 1), inColumn: layer.column, answers: true)
    }
    return context.refusal(ofNumber: number, among: count)
  }

  mutating func readColorColumn(_ folded: String) -> Outcome? {
    guard case .color(_, let parts) = contents else { return nil }
    let words: [(part: ColorColumns.Part, word: Message)] = [(.hueName, .colorPickerHues), (.tone, .colorPickerTones)]
    for (part, word) in words where context.isWord(word, folded) {
      guard let column = parts.parts.firstIndex(of: part) else { continue }
      change { $0.go(toColumn: column) }
      let told = Outcome.say(layer.announcement(ofColumn: column, in: context))
      return told + Browsing(context: context).turn(to: 0, &layer.focus)
    }
    return nil
  }

  private mutating func understandListed(_ parsed: ParsedLine) -> Outcome? {
    guard case .color(_, let parts) = contents, parts.parts[layer.column] == .color else { return nil }
    return chooseValue(named: parsed.folded)
  }

  /// Takes "darker" or "a bit more red" as a change of the current color, and stays in the picker so that it can be repeated.
  private mutating func changeColor(_ parsed: ParsedLine) -> Outcome? {
    guard let color = layer.color, let other = context.user.understander.color(parsed.text, of: color) else {
      return nil
    }
    if other == color { return .refused(.message(.moveEnd)) }
    layer.search.spectrum = ColorSpectrum(other)
    return layer.hold(PickerAnswer(draft: .color(other), text: .color(other), column: layer.column))
  }

  /// Takes "blue 200" as a part of the color, even if the current way has no such column. The refusal of a number that is too
  /// large gives the range.
  private mutating func choosePart(_ parsed: ParsedLine) -> Outcome? {
    guard case .color(_, let parts) = contents else { return nil }
    for part in ColorColumns.Part.allCases where part.isScale && (part != .opacity || parts.picker.hasOpacity) {
      let title = ColorColumns.title(part)
      guard var number = amount(parsed, of: part, context.folded(title)) else { continue }
      if NumberSign.plus.stands(in: parsed.text) { number = number.adding(saturating: parts.selection(part) ?? 0) }
      guard !NumberSign.minus.stands(in: parsed.text), (0..<parts.count(part)).contains(number) else {
        return .refused(
          .message(
            .pickerNoValue(
              column: .text(title), first: .number(0), last: .number(parts.count(part) - 1))))
      }
      let choice = parts.choice(part, at: number)
      layer.search.spectrum = choice.spectrum
      return layer.hold(PickerAnswer(draft: .color(choice.color), text: .color(choice.color), column: layer.column))
    }
    return nil
  }

  /// Reads "blue 200", "75 percent opaque".
  private func amount(_ parsed: ParsedLine, of part: ColorColumns.Part, _ title: String) -> Int? {
    let understander = context.user.understander
    if parsed.folded.hasPrefix(title + " ") {
      // "rouge plus 10" adds ten, and does not set ten.
      return context.number(String(parsed.folded.dropFirst(title.count + 1)))
    }
    guard part == .opacity else { return nil }
    return context.locale.colorNames.opacity(in: parsed.folded) { understander.number($0) }
  }

  mutating func perform(_ command: ColorCommand) -> Outcome {
    switch command {
    case .grid: look(by: .grid)
    case .spectrum: look(by: .spectrum)
    case .sliders: look(by: .sliders)
    case .palette: ask(.palette)
    case .terminalColors: ask(.terminal)
    case .keepColor: layer.color.map { ask(.keep($0)) } ?? Self.noneYet
    case .forgetColor: layer.color.map { ask(.forget($0)) } ?? Self.noneYet
    }
  }

  private static let noneYet = Outcome.refused(.message(.colorPickerNoneYet))

  /// Takes the color at a point of a picture: "photo.png 10 20". The line is taken as typed, because it contains a file name.
  mutating func takeFromPicture(_ text: String) -> Outcome {
    let words = text.split(separator: " ")
    guard words.count >= 3, let x = words[words.count - 2].wholeNumber, let y = words[words.count - 1].wholeNumber
    else {
      return .refused(.message(.colorPickerPictureHow))
    }
    // The text between the command and the point is the file name, which may contain spaces.
    let path = text[..<words[words.count - 2].startIndex].trimmingSpaces()
    return ask(.pixel(path: path, x: x, y: y))
  }

  private mutating func ask(_ request: ColorRequest) -> Outcome {
    layer.awaited = request
    return Outcome(.request(.colors(request)))
  }

  mutating func take(_ answer: ColorAnswer) -> Outcome {
    guard let request = layer.awaited else { return .nothing }
    layer.awaited = nil
    switch answer {
    case .pixel(let color): return hold(color: color)
    case .terminal(let colors):
      layer.search.terminal = colors
      return look(by: .terminal)
    case .palette(let colors): return take(palette: colors, after: request)
    case .failed(let error):
      let refused = Outcome.refused(.message(error.message))
      guard case .paletteDamaged(let colors, _) = error else { return refused }
      return refused + take(palette: colors, after: request)
    }
  }

  private mutating func take(palette colors: [Color], after request: ColorRequest) -> Outcome {
    change { $0.search.palette = colors }
    switch request {
    case .keep(let color): return .said(.change, .message(.colorPickerKept(color: .color(color))))
    case .forget(let color): return .said(.change, .message(.colorPickerForgotten(color: .color(color))))
    case .palette, .terminal, .pixel:
      return colors.isEmpty ? .refused(.message(.colorPickerPaletteEmpty)) : look(by: .palette)
    }
  }

  private mutating func look(by way: ColorWay) -> Outcome {
    change { layer in
      layer.search.way = way
      layer.go(toColumn: 0)
    }
    let told =
      columns.count == 1
      ? Browsing(context: context).turn(to: layer.firstOfPage(in: context), &layer.focus)
      : .say(layer.columns(in: context))
    return .say(Announcement(.change, named: way.title)) + told
  }

  /// Keeps the opacity, which a color name does not include.
  private mutating func hold(color: Color) -> Outcome {
    guard case .color(let picker, _) = contents else { return .nothing }
    // A color name does not include opacity, so that is kept.
    let opacity = !picker.hasOpacity ? 100 : color.opacity == 100 ? layer.color?.opacity ?? 100 : color.opacity
    let color = color.with(opacity: opacity)
    layer.search.spectrum = ColorSpectrum(color)
    return layer.hold(PickerAnswer(draft: .color(color), text: .color(color)))
  }
}

extension Substring {
  /// The non-negative whole number that the text represents in ASCII digits.
  fileprivate var wholeNumber: Int? { utf8.allSatisfy { (48...57).contains($0) } ? Int(self) : nil }
}
