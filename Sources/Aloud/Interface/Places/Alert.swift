/// A short notice over everything, left by "OK" or an empty line (ASK-5).
public struct Alert: Sendable, Equatable {
  /// What it is called.
  public var title: LocalizedText
  /// What it says.
  public var text: LocalizedText?

  /// An alert `title`, with more to say in `text`.
  public init(_ title: LocalizedText, text: LocalizedText? = nil) {
    self.title = title
    self.text = text
  }
}

/// A question with a few acts to choose from, over everything; "cancel" leaves it, which the app is told as of a sheet that has gone.
public struct ActionSheet: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// What it says.
  public var text: LocalizedText?
  /// The acts to choose from.
  public var actions: Menu

  /// Whether nothing that can be chosen has to be confirmed: then the question may be left for something else (LOOP-8).
  var isHarmless: Bool { actions.allItems.allSatisfy { $0.asking == nil } }

  /// A question `title` with `actions` to choose from.
  public init(_ title: LocalizedText, id: ID, text: LocalizedText? = nil, actions: Menu) {
    self.title = title
    self.id = id
    self.text = text
    self.actions = actions
  }
}
