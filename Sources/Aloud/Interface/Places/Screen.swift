/// What a tab shows, or what was pushed over it.
public struct Screen: Sendable, Equatable, HasContent, HasSubtitle {
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
  public var elements: [Element] {
    get { held.value }
    set { held = MadeWhenSeen(newValue) }
  }
  /// What its rows can be selected for; nil where they can't be (EDIT-1).
  public var selection: ListSelection?
  /// The search whose results the elements are, where it has one.
  public var search: Search?
  private var held: MadeWhenSeen

  /// A screen `title` with `elements`.
  public init(_ title: LocalizedText, id: ID, elements: [Element]) {
    self.init(title, id: id, MadeWhenSeen(elements))
  }

  /// A screen `title` with what it holds.
  init(_ title: LocalizedText, id: ID, _ held: MadeWhenSeen) {
    self.title = title
    self.id = id
    self.held = held
  }

  /// What it is called where the user has been (TAB-3).
  var compactTitle: LocalizedText { shortTitle ?? title }

  /// The screen itself.
  public var content: Screen {
    get { self }
    set { self = newValue }
  }
}

/// A thing that is a screen or holds one: the screen's modifiers are its own.
public protocol HasContent: Modifiable {
  /// The screen.
  var content: Screen { get set }
}

extension HasContent {
  /// The same with a short title, said on coming back and where the way back is named (TAB-3).
  public func shortTitle(_ title: LocalizedText?) -> Self { changed { $0.content.shortTitle = title } }

  /// The same with a short subtitle, said on coming back (TAB-3).
  public func shortSubtitle(_ subtitle: LocalizedText?) -> Self { changed { $0.content.shortSubtitle = subtitle } }

  /// The same with a search, whose results are the screen's elements.
  public func search(_ search: Search?) -> Self { changed { $0.content.search = search } }
}
