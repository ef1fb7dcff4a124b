/// What an app shows in one state: its name and its tabs. Pushed screens and sheets are asked for by id when they are up.
public struct Interface: Sendable, Equatable {
  /// What it is called.
  public var title: LocalizedText
  /// At least one. A tab bar is said where there are two or more.
  public var tabs: [Tab]
  /// The tab where the app begins; nil for the first of them.
  public var firstTab: ID?
  /// The task that is all there is; nil where the user goes about in tabs.
  public internal(set) var task: SoleTask?
  /// What the app has begun and not finished, by its name: it is asked about before the user leaves it (ASK-8). Work that is told of by
  /// ``Effect/begin(_:_:)`` needs no mention.
  public var underWay: LocalizedText?
  /// How words are said that a recogniser's dictionary is unlikely to know, in usual words: "sue doo" by "sudo" (VOICE-1).
  public var pronunciations: [String: String] = [:]

  /// The same, with how words are said that a recogniser's dictionary is unlikely to know: `["sudo": "sue doo"]`.
  public func pronouncing(_ pronunciations: [String: String]) -> Self {
    var interface = self
    interface.pronunciations.merge(pronunciations) { _, new in new }
    return interface
  }

  /// An interface `title` with `tabs`.
  public init(_ title: LocalizedText, tabs: [Tab]) {
    self.title = title
    self.tabs = tabs
  }
}

/// One tab of the tab bar, and the screen at the bottom of its stack.
public struct Tab: Sendable, Equatable, HasContent {
  /// Its stable name.
  public var id: ID
  /// A short label.
  public var title: LocalizedText
  /// The screen at the bottom of its stack.
  public var screen: Screen

  /// A tab that shows `screen`, under the same id.
  public init(_ title: LocalizedText, id: ID, screen: Screen) {
    self.title = title
    self.id = id
    self.screen = screen
  }

  /// The screen at the bottom of its stack.
  public var content: Screen {
    get { screen }
    set { screen = newValue }
  }

  /// The same with a subtitle of its screen, said on the first arrival (TAB-3).
  public func subtitle(_ subtitle: LocalizedText?) -> Self { changed { $0.content.subtitle = subtitle } }
}
