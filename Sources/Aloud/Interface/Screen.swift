/// What a tab shows, or what was pushed over it.
public struct Screen: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// Said after the title on first arrival.
  public var subtitle: LocalizedText?
  /// What it is called on coming back, and where the way back to it is named; nil where that is the title (TAB-3).
  public var shortTitle: LocalizedText?
  /// Said after the title on coming back; nil where nothing is.
  public var shortSubtitle: LocalizedText?
  /// What it holds, in order.
  public var elements: [Element]
  /// What its rows can be selected for; nil where they can't be (EDIT-1).
  public var selection: ListSelection?
  /// The search whose results the elements are, where it has one.
  public var search: Search?

  /// A screen `title` with `elements`.
  public init(_ title: LocalizedText, id: ID, elements: [Element]) {
    self.title = title
    self.id = id
    self.elements = elements
  }

  /// What it is called where the user has been (TAB-3).
  var compactTitle: LocalizedText { shortTitle ?? title }
}
