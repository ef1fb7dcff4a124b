public import Aloud

/// The titles of a prompt's answers, where they differ from the usual ones.
public struct PromptLabels: Sendable, Equatable {
  /// The titles of yes and no.
  public var yes: LocalizedText?, no: LocalizedText?
  /// The title of the button that ends a message, or a choice of several items.
  public var ok: LocalizedText?
  /// The title of the button that leaves the question. It is announced with the choices.
  public var cancel: LocalizedText?
  /// The titles of a further answer and of a request for help from the script. An answer without a title is not offered.
  public var extra: LocalizedText?, help: LocalizedText?

  /// Creates labels with the usual titles.
  public init() {}

  /// A Boolean value that indicates whether there are answers beyond those of the prompt's kind.
  var hasFurther: Bool { extra != nil || help != nil }
}
