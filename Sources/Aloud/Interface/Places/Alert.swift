/// A short notice above everything else, which "OK" or an empty line closes (ASK-5).
public struct Alert: Sendable, Equatable {
  /// The title.
  public var title: LocalizedText
  /// The text of the notice.
  public var text: LocalizedText?

  /// Creates an alert with a title and an optional text.
  public init(_ title: LocalizedText, text: LocalizedText? = nil) { (self.title, self.text) = (title, text) }
}

/// A question above everything else, with a few actions to choose from or a field for a text. If it is left by "cancel", the app
/// receives the event `sheet` with `did`.
public struct ActionSheet: Sendable, Equatable {
  /// The stable identifier.
  public var id: ID
  /// The title.
  public var title: LocalizedText
  /// The text of the question.
  public var text: LocalizedText?
  /// The actions to choose from.
  public var actions: Menu
  /// The field whose text answers the question; nil if the question has actions.
  public let field: TextField?

  /// True if no action needs a confirmation; the question can then be left for something else (LOOP-8).
  var isHarmless: Bool { actions.allItems.allSatisfy { $0.asking == nil } }

  /// Creates a question with a title and the actions to choose from.
  public init(_ title: LocalizedText, id: ID, text: LocalizedText? = nil, actions: Menu) {
    (self.title, self.id, self.text, self.actions, field) = (title, id, text, actions, nil)
  }

  /// Creates a question that a text answers. The title of the field is the question. The app receives the event `changed` with the
  /// field's identifier and the text.
  public init(asking field: TextField, text: LocalizedText? = nil) {
    (title, id, self.text, actions, self.field) = (field.title, field.id, text, Menu([]), field)
  }
}
