internal import Aloud

/// A test of what a value holds.
enum ConditionTest: Sendable {
  /// A state of a value that one word names.
  enum State: String, Sendable, CaseIterable { case empty, filled, on, off }

  case state(State)
  /// The value equals this text.
  case equals(Template)
  /// The value is one of these texts.
  case oneOf([String])
  /// The whole value matches this pattern.
  case matches(Pattern)
  /// The value is a number between the limits, or a list whose number of chosen options is.
  case between(NumberLimit?, NumberLimit?)

  func holds(of held: Value, isSeveral: Bool, _ viewpoint: Viewpoint) -> Bool {
    let text: String
    switch held {
    case .text(let held): text = held
    // A part of a row that a command prints as true or false is also that text.
    case .isOn(let isOn): text = String(isOn)
    case .choice, .tokens, .picked, .moment, .color: return false
    }
    switch self {
    case .state(.on): return held == .isOn(true)
    case .state(.off): return held == .isOn(false)
    case .state(.empty): return text.isEmpty
    case .state(.filled): return !text.isEmpty
    case .equals(let template): return text == viewpoint.string(template)
    case .oneOf(let texts): return texts.contains(text)
    case .matches(let pattern): return pattern.matches(text)
    case .between(let least, let most):
      guard let number = isSeveral ? Double(ChosenTexts.texts(in: text).count) : NumberLimit.number(text) else {
        return false
      }
      return (least?.number(viewpoint)).map { $0 <= number } ?? (least == nil)
        && (most?.number(viewpoint)).map { number <= $0 } ?? (most == nil)
    }
  }
}
