/// What is searched for: tokens, always before the text (FIND-2).
public struct SearchQuery: Sendable, Equatable {
  /// The recognised parts.
  public var tokens: [SearchToken]
  /// The rest, as it was typed.
  public var text: String

  /// A query of `tokens` and `text`.
  public init(tokens: [SearchToken] = [], text: String = "") {
    self.tokens = tokens
    self.text = text
  }

  /// Whether nothing is searched for.
  public var isEmpty: Bool { tokens.isEmpty && text.isEmpty }
}
