public import Aloud

/// What the ways to answer a prompt are called, where they are not called as usual.
public struct PromptLabels: Sendable, Equatable {
  /// What yes and no are called.
  public var yes: LocalizedText?, no: LocalizedText?
  /// What ends a message, or several answers at once, is called.
  public var ok: LocalizedText?
  /// What leaves the question is called: it is said among what there is to choose from.
  public var cancel: LocalizedText?
  /// A further answer, and one that asks the script for help; without a name there are none.
  public var extra: LocalizedText?, help: LocalizedText?

  /// As usual.
  public init() {}

  /// Whether there are more answers than those of the question's kind.
  var hasFurther: Bool { extra != nil || help != nil }
}
