/// Something in what an app says that is likely to be wrong in some language.
public struct PseudoFinding: Sendable, Hashable {
  /// What is wrong, by a name that stays the same.
  public enum Rule: String, Sendable, CaseIterable {
    /// Words that nobody has translated, or can.
    case unlocalised
    /// A sentence that is put together from pieces, which other languages put in another order.
    case glued
    /// A text that depends on a number and has one form only.
    case missingPlural
    /// A direction mark where none belongs, or one that is not closed.
    case direction
    /// Two stops where one belongs, as after "a.m.".
    case doubledStop
    /// Two colons where one belongs.
    case doubledColon
    /// A word that does not fit on a line of a braille display.
    case longBraille
    /// A word that a narrow width breaks.
    case narrow
    /// Words that the language's voice says nothing for.
    case unspoken
  }

  /// What is wrong.
  public var rule: Rule
  /// The words that it is wrong in.
  public var text: String
  /// The announcement in which they were heard first, as it was printed.
  public var announcement: String
  /// The language in which it was heard.
  public var locale: String
  /// The lines that led there.
  public var lines: [String]
}
