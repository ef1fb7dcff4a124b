/// The name and the tabs of an app in one state. Pushed screens and sheets are asked for by identifier while they are shown.
public struct Interface: Sendable, Equatable {
  /// The name of the app.
  public var title: LocalizedText
  /// The tabs, at least one. A tab bar is announced if there are two or more.
  public var tabs: [Tab]
  /// The tab in which the app begins; nil for the first one.
  public var firstTab: ID?
  /// The task that the whole app consists of; nil if the app has tabs.
  public internal(set) var task: SoleTask?
  /// The name of work that the app has begun and not finished: the user is asked before leaving it (ASK-8). Work that was announced
  /// by ``Effect/begin(_:_:)`` needs no mention here.
  public var underWay: LocalizedText?
  /// The controls that are busy with work that has a name already, and are not named beside it.
  public var controlsUnderWay: Set<ID> = []
  /// The pronunciations, in common words, of words that a recogniser's dictionary is unlikely to know: "sue doo" for "sudo"
  /// (VOICE-1).
  public var pronunciations: [String: String] = [:]

  /// Returns a copy with pronunciations of words that a recogniser's dictionary is unlikely to know: `["sudo": "sue doo"]`.
  public func pronouncing(_ pronunciations: [String: String]) -> Self {
    var interface = self
    interface.pronunciations.merge(pronunciations) { _, new in new }
    return interface
  }

  /// Creates an interface with a name and tabs.
  public init(_ title: LocalizedText, tabs: [Tab]) { (self.title, self.tabs) = (title, tabs) }
}

/// A tab of the tab bar, and the root screen of its stack.
public struct Tab: Sendable, Equatable, HasContent {
  /// The stable identifier.
  public var id: ID
  /// A short label.
  public var title: LocalizedText
  /// The root screen of the tab's stack.
  public var screen: Screen

  /// Creates a tab that shows `screen`, under the same identifier.
  public init(_ title: LocalizedText, id: ID, screen: Screen) {
    (self.title, self.id, self.screen) = (title, id, screen)
  }

  /// The root screen of the tab's stack.
  public var content: Screen {
    get { screen }
    set { screen = newValue }
  }

  /// Returns a copy with a subtitle for its screen, which is said on the first arrival (TAB-3).
  public func subtitle(_ subtitle: LocalizedText?) -> Self { changed { $0.content.subtitle = subtitle } }
}
