internal import Aloud

enum ConditionState: String, CaseIterable {
  case empty, filled, on, off

  init?(of condition: Tree) {
    guard let state = condition[.is].choice() ?? condition[.is]?.flag.map({ $0 ? Self.on : .off }) else { return nil }
    self = state
  }
}

extension Viewpoint {
  /// A missing condition never holds.
  func holds(_ condition: Tree?) -> Bool {
    guard let condition else { return false }
    if let inner = condition[.not] { return !holds(inner) }
    if let parts = condition[.any]?.list { return parts.contains(where: holds) }
    if let parts = condition[.all]?.list { return parts.allSatisfy(holds) }
    let name = condition[.value].name
    return held(name).map { holds(condition, of: $0, isSeveral: kinds[name] == .several) } ?? false
  }

  private func holds(_ condition: Tree, of held: Value, isSeveral: Bool) -> Bool {
    let text: String
    switch held {
    case .text(let held): text = held
    // A part of a row that a command prints as true or false is also that text.
    case .isOn(let isOn): text = String(isOn)
    case .choice, .tokens, .picked, .moment, .color: return false
    }
    switch ConditionState(of: condition) {
    case .on: return held == .isOn(true)
    case .off: return held == .isOn(false)
    case .empty: return text.isEmpty
    case .filled: return !text.isEmpty
    case nil: break
    }
    if let other = condition[.equals] { return text == string(Optional(other).template) }
    if let texts = condition[.oneOf]?.list { return texts.contains { $0.scalar == text } }
    if let pattern = condition[.matches]?.scalar { return Pattern(pattern)?.matches(text) ?? false }
    let number = isSeveral ? Double(ChosenTexts.texts(in: text).count) : NumberLimit.number(text)
    // A limit that is given, but is no number, holds for none.
    func holds(_ limit: Tree?, _ isWithin: (Double, Double) -> Bool) -> Bool {
      guard let limit = NumberLimit(limit) else { return true }
      guard let number, let limit = limit.number(self) else { return false }
      return isWithin(limit, number)
    }
    return number != nil && holds(condition[.atLeast], <=) && holds(condition[.atMost], >=)
  }
}
