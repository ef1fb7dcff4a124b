internal import Aloud

/// The ways in which a line can go on, one after the other: first what they all begin with, and how many there are; then
/// each in turn; then what was typed.
struct CompletionCycle: Equatable, Sendable {
  private let typed: String
  private let completions: [String]
  /// Which of them is on the line: -1 for what was typed or all have in common.
  private var index = -1
  private var hasBegun = false

  /// The ways in which `typed` can go on.
  init(of typed: String, _ completions: [String]) {
    self.typed = typed
    self.completions = completions
  }

  /// What stands on the line next, nil where it stays as it is; and what is said.
  mutating func step(isBackward: Bool) -> (text: String?, said: SaidOfEditing) {
    guard let first = completions.first else { return (nil, .noCompletion) }
    if completions.count == 1 {
      defer { hasBegun = true }
      return (first, .text(first))
    }
    if !hasBegun {
      hasBegun = true
      let common = Self.beginning(of: completions)
      let isMore = common.count > typed.count
      return (
        isMore ? common : nil,
        isMore ? .both(.text(common), .completions(completions.count)) : .completions(completions.count)
      )
    }
    index += isBackward ? -1 : 1
    if index < -1 { index = completions.count - 1 }
    if index == completions.count { index = -1 }
    return index < 0
      ? (typed, typed.isEmpty ? .emptyLine : .text(typed)) : (completions[index], .text(completions[index]))
  }

  /// What all begin with, as the first is written; case and accents don't matter.
  private static func beginning(of texts: [String]) -> String {
    guard let first = texts.first else { return "" }
    var common = Array(first)
    for text in texts.dropFirst() {
      let same = zip(common, text).prefix { isSame($0, $1) }.count
      common = Array(common.prefix(same))
    }
    return String(common)
  }

  private static func isSame(_ first: Character, _ second: Character) -> Bool {
    if first == second { return true }
    let folded = Folding.fold(String(first))
    return !folded.isEmpty && folded == Folding.fold(String(second))
  }
}
