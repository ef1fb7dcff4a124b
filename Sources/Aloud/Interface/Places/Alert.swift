/// A short notice above everything else, which "OK" or an empty line closes (ASK-5).
public struct Alert: Sendable, Equatable {
  /// The title.
  public var title: LocalizedText
  /// The text of the notice.
  public var text: LocalizedText?

  /// Creates an alert with a title and an optional text.
  public init(_ title: LocalizedText, text: LocalizedText? = nil) {
    self.title = title
    self.text = text
  }
}

/// A question with a few actions to choose from, above everything else. If it is left by "cancel", the app receives the event
/// `sheet` with `did`.
public struct ActionSheet: Sendable, Equatable {
  /// The stable identifier.
  public var id: ID
  /// The title.
  public var title: LocalizedText
  /// The text of the question.
  public var text: LocalizedText?
  /// The actions to choose from.
  public var actions: Menu

  /// A Boolean value that indicates whether no action needs a confirmation; the question can then be left for something else
  /// (LOOP-8).
  var isHarmless: Bool { actions.allItems.allSatisfy { $0.asking == nil } }

  /// Creates a question with a title and the actions to choose from.
  public init(_ title: LocalizedText, id: ID, text: LocalizedText? = nil, actions: Menu) {
    self.title = title
    self.id = id
    self.text = text
    self.actions = actions
  }
}
