internal import Aloud

/// The first or the last number of a stepper or a slider, or how far apart its numbers are, as it is written.
enum NumberLimit: Sendable, Equatable {
  case fixed(Double)
  /// What a value holds: it may be another number at any time.
  case value(String)

  /// The numbers that may be written.
  static let range = -1_000_000_000.0...1_000_000_000.0

  /// What is written: a number, which may have a fraction, or wholly a value in braces; nil where it is neither.
  init?(_ tree: Tree?) {
    guard let text = tree?.scalar else { return nil }
    if let number = Self.number(text), Self.range.contains(number) {
      self = .fixed(number)
    } else if let template = Template(text), template.isWholePlace, let name = template.values.first {
      self = .value(name)
    } else {
      return nil
    }
  }

  /// The number that a text is in plain digits; nil where it is none.
  static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
    return isPlain ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
  }

  /// The number now; nil where the value holds none.
  func number(_ state: DocumentState) -> Double? {
    switch self {
    case .fixed(let number): number
    case .value(let name): state.text(name).flatMap(Self.number)
    }
  }

  /// Whether it follows a value.
  var isFollowing: Bool { if case .value = self { true } else { false } }
}
