internal import Aloud

/// What makes the small parts of things, as they are written: nothing, where nothing is.
extension Tree? {
  /// The template in it, if there are words.
  var template: Template? {
    guard let self, !self.isNull, let text = self.scalar, !text.isEmpty else { return nil }
    return Template(text)
  }

  /// What makes the words in it.
  var words: Made<LocalizedText> {
    guard let template else { return { _ in .verbatim("") } }
    return { $0.text(template) }
  }

  /// What makes the words in it, where there may be none.
  var optionalWords: Made<LocalizedText?> {
    guard let template else { return { _ in nil } }
    return { $0.text(template) }
  }

  /// Whether it is on.
  var isOn: Bool { self?.flag ?? false }

  /// The name in it.
  var name: String { self?.scalar ?? "" }

  /// Whether something has to be there: it says so, or its condition holds.
  var isRequired: Made<Bool> {
    let isRequired = self?[.required].isOn ?? false
    let condition = Condition(self?[.requiredWhen])
    return { isRequired || condition?.holds(in: $0) ?? false }
  }

  /// Whether a condition holds; never, where there is none.
  var holds: Made<Bool> {
    guard let condition = Condition(self) else { return { _ in false } }
    return { condition.holds(in: $0) }
  }

  /// The one of a few words that it is.
  func choice<Choice: RawRepresentable<String>>() -> Choice? { self?.scalar.flatMap(Choice.init(rawValue:)) }

  /// What makes a picture.
  var image: Made<Image?> {
    guard let self, let name = self[.name]?.scalar else { return { _ in nil } }
    let description = self[.description].optionalWords
    // One that is written and empty says that there is nothing to tell.
    let isEmpty = if case .scalar("", isPlain: false)? = self[.description]?.content { true } else { false }
    let placement: Image.Placement = self[.placement].choice() ?? .leading
    return { Image(name, description: isEmpty ? "" : description($0), placement: placement) }
  }
}
