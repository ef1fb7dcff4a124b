/// A question with a few acts to choose from, over everything; "cancel" leaves it.
public struct ActionSheet: Sendable, Equatable {
  public var id: ID
  public var title: LocalizedText
  public var text: LocalizedText?
  public var actions: Menu

  /// A question `title` with `actions` to choose from.
  public init(_ title: LocalizedText, id: ID, text: LocalizedText? = nil, actions: Menu) {
    self.title = title
    self.id = id
    self.text = text
    self.actions = actions
  }
}
