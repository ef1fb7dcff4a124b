/// A likely error in an app's announcements in some language.
public struct PseudoFinding: Sendable, Hashable {
  /// The rule that is broken, by a stable name.
  public enum Rule: String, Sendable, CaseIterable {
    /// Words that are not translated or can't be.
    case unlocalised
    /// A sentence put together from pieces, which other languages put in another order.
    case glued
    /// A text that depends on a number but has only one form.
    case missingPlural
    /// A direction mark that does not belong, or is not closed.
    case direction
    /// Two full stops instead of one, as after "a.m.".
    case doubledStop
    /// Two colons instead of one.
    case doubledColon
    /// A word that does not fit on a line of a braille display.
    case longBraille
    /// A word that a narrow width breaks.
    case narrow
    /// Words for which the language's voice has no sounds.
    case unspoken
  }

  /// The rule that is broken.
  public var rule: Rule
  /// The words concerned.
  public var text: String
  /// The first announcement with these words, as printed.
  public var announcement: String
  /// The locale of the announcement.
  public var locale: String
  /// The lines that led to the announcement.
  public var lines: [String]
}
