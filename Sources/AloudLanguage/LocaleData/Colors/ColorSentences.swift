extension ColorNames {
  /// A color by its name and number, for a wording to say: "dark teal, #006666" (HUE-2).
  public func text(_ color: Color) -> LocalizedText {
    let name = Message.Argument.written(name(of: color), language: language)
    return .message(.colorNamed(name: name, hex: .written(color.hex, language: language)))
  }

  /// A color with its contrast on white and black, and its opacity where it has one (HUE-2).
  public func fullText(_ color: Color) -> LocalizedText { figures(of: color, after: .text(text(color))) }

  /// What is said of a color beside its name: its number, its contrast, and its opacity where it has one.
  public func figures(of color: Color) -> LocalizedText {
    figures(of: color, after: .written(color.hex, language: language))
  }

  private func figures(of color: Color, after words: Message.Argument) -> LocalizedText {
    let contrast = LocalizedText.message(
      .colorContrast(color: words, white: Self.contrast(color, .white), black: Self.contrast(color, .black)))
    if color.opacity == 100 { return contrast }
    return .message(.colorOpacity(color: .text(contrast), percent: .percent(color.opacity)))
  }

  /// To one decimal; never rounded up to what WCAG asks for: 4.46 is not enough where 4.5 is wanted.
  private static func contrast(_ color: Color, _ other: Color) -> Message.Argument {
    let contrast = color.contrast(with: other)
    let rounded = (contrast * 10).rounded() / 10
    let isRoundedOver = [3, 4.5, 7].contains { contrast < $0 && $0 <= rounded }
    return .decimal(isRoundedOver ? rounded - 0.1 : rounded, places: 1)
  }
}
