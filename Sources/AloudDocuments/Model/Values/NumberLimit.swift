internal import Aloud

/// A minimum, maximum or step of numbers, as it is written.
enum NumberLimit: Sendable, Equatable {
  case fixed(Double)
  /// The contents of a value, which may change at any time.
  case value(String)

  /// The range of numbers that can be written.
  static let range = -1_000_000_000.0...1_000_000_000.0

  /// Creates the limit in `tree`: a number, which may have a fraction, or one value in braces. Returns `nil` for anything else.
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

  /// Returns the number that a text contains in ASCII digits, or `nil` if it contains none.
  static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
    return isPlain ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
  }

  /// Returns the current number, or `nil` if the value holds none.
  func number(_ state: DocumentState) -> Double? {
    switch self {
    case .fixed(let number): number
    case .value(let name): state.text(name).flatMap(Self.number)
    }
  }

  /// A Boolean value that indicates whether the limit follows a value.
  var isFollowing: Bool { if case .value = self { true } else { false } }
}
