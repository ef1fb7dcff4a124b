internal import Aloud

/// The completions of a line, in the order in which they are offered: first the common prefix and the number of completions, then
/// each completion, then the typed text again.
struct CompletionCycle: Equatable, Sendable {
  private let typed: String
  private let completions: [String]
  /// -1 for the typed text or the common prefix.
  private var index = -1
  private var hasBegun = false

  init(of typed: String, _ completions: [String]) {
    self.typed = typed
    self.completions = completions
  }

  /// Returns the new text of the line, or nil if it stays as it is, and what is said.
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

  /// Returns the common prefix as the first text spells it. Case and accents are ignored.
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
