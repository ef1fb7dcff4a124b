internal import Aloud

/// The small parts of an element, with a default for a missing key.
extension Tree? {
  /// The template in the text, or `nil` if there is no text.
  var template: Template? {
    guard let self, !self.isNull, let text = self.scalar, !text.isEmpty else { return nil }
    return Template(text)
  }

  /// The builder of the text.
  var words: Made<LocalizedText> {
    guard let template else { return { _ in .verbatim("") } }
    return { $0.text(template) }
  }

  /// The builder of the text, which returns `nil` if there is none.
  var optionalWords: Made<LocalizedText?> {
    guard let template else { return { _ in nil } }
    return { $0.text(template) }
  }

  /// A Boolean value that indicates whether the flag is on.
  var isOn: Bool { self?.flag ?? false }

  /// The name that the scalar holds.
  var name: String { self?.scalar ?? "" }

  /// The builder of whether a control needs a value, because its flag is on or its condition holds.
  var isRequired: Made<Bool> {
    let isRequired = self?[.required].isOn ?? false
    let condition = Condition(self?[.requiredWhen])
    return { isRequired || condition?.holds(in: $0) ?? false }
  }

  /// The builder of whether a condition holds. A missing condition never does.
  var holds: Made<Bool> {
    guard let condition = Condition(self) else { return { _ in false } }
    return { condition.holds(in: $0) }
  }

  /// Returns the case that the text names.
  func choice<Choice: RawRepresentable<String>>() -> Choice? { self?.scalar.flatMap(Choice.init(rawValue:)) }

  /// The builder of an image.
  var image: Made<Image?> {
    guard let self, let name = self[.name]?.scalar else { return { _ in nil } }
    let description = self[.description].optionalWords
    // A description that is given and empty means that there is nothing to describe.
    let isEmpty = if case .scalar("", isPlain: false)? = self[.description]?.content { true } else { false }
    let placement: Image.Placement = self[.placement].choice() ?? .leading
    return { Image(name, description: isEmpty ? "" : description($0), placement: placement) }
  }
}
