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

  /// The same with rows that can be selected, all but those in `excluded`, and the acts for those that are (EDIT-1).
  public func selectable(excluding excluded: Set<ID> = [], @MenuBuilder acts: () -> [MenuElement]) -> Self {
    let selection = ListSelection(acts: Menu(acts()), excluding: excluded)
    return changed { $0.content.selection = selection }
  }

  /// The same with a search, whose results are the screen's elements.
  public func search(_ search: Search?) -> Self { changed { $0.content.search = search } }
}

extension Screen: HasContent {
  /// The screen itself.
  public var content: Screen {
    get { self }
    set { self = newValue }
  }
}

extension Tab: HasContent {
  /// The screen at the bottom of its stack.
  public var content: Screen {
    get { screen }
    set { screen = newValue }
  }
}

extension Sheet: HasContent {}
