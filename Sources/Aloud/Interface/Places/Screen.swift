/// A place with elements, shown by a tab or pushed above it.
public struct Screen: Sendable, Equatable, HasContent, HasSubtitle {
  /// An indication of whether the user can leave a screen or a sheet.
  public enum Dismissal: Sendable, Equatable {
    case allowed
    /// The place can't be left now, and the reason is said. For a sheet, the app receives `didAttempt`.
    case forbidden(because: LocalizedText?)
  }

  /// The stable identifier.
  public var id: ID
  /// The title.
  public var title: LocalizedText
  /// The subtitle, which is said after the title on the first arrival.
  public var subtitle: LocalizedText?
  /// The title that is said on return, and for the way back to the screen; nil to use the full title (TAB-3).
  public var shortTitle: LocalizedText?
  /// The subtitle that is said after the title on return; nil for none.
  public var shortSubtitle: LocalizedText?
  /// An indication of whether the user can leave the screen for the one behind it, or the sheet whose content it is.
  public var dismissal = Dismissal.allowed
  /// The elements, in order.
  public var elements: [Element] {
    get { held.value }
    set { held = OnceRead(newValue) }
  }
  /// The actions for which rows can be selected; nil if they can't be (EDIT-1).
  public var selection: ListSelection?
  /// The search whose results are the elements; nil if the screen has none.
  public var search: Search?
  /// Made when they are first read, because only one tab of an interface is in front.
  private var held: OnceRead<[Element]>

  /// Creates a screen with a title and elements.
  public init(_ title: LocalizedText, id: ID, elements: [Element]) { self.init(title, id: id, OnceRead(elements)) }

  init(_ title: LocalizedText, id: ID, _ held: OnceRead<[Element]>) {
    (self.title, self.id, self.held) = (title, id, held)
  }

  /// The title that is said once the user has been there (TAB-3).
  var compactTitle: LocalizedText { shortTitle ?? title }

  /// The screen itself.
  public var content: Screen {
    get { self }
    set { self = newValue }
  }
}

/// A screen, or a place that contains one. The modifiers of the screen apply to both.
public protocol HasContent: Modifiable {
  /// The screen.
  var content: Screen { get set }
}

extension HasContent {
  /// Returns a copy with a short title, said on return and for the way back (TAB-3).
  public func shortTitle(_ title: LocalizedText?) -> Self { changed { $0.content.shortTitle = title } }

  /// Returns a copy with a short subtitle, said on return (TAB-3).
  public func shortSubtitle(_ subtitle: LocalizedText?) -> Self { changed { $0.content.shortSubtitle = subtitle } }

  /// Returns a copy with a search, whose results are the elements of the screen.
  public func search(_ search: Search?) -> Self { changed { $0.content.search = search } }

  /// Returns a copy that can't be left now if `isForbidden` is true; the reason is said.
  public func dismissalForbidden(if isForbidden: Bool = true, because reason: LocalizedText? = nil) -> Self {
    isForbidden ? changed { $0.content.dismissal = .forbidden(because: reason) } : self
  }
}

/// The actions on selected rows, for a screen whose rows can be selected (EDIT-1).
///
/// "Edit" begins a selection: rows, toggles and provided rows are then selected instead of used. The session keeps track of the
/// selected rows; the app receives `performed` when an action is done on them.
public struct ListSelection: Sendable, Equatable {
  /// The actions. A destructive one is confirmed once for all selected rows; their number is inserted into the messages of its
  /// confirmation as `count`, and into a verbatim text that contains `{count}`.
  public var acts: Menu
  /// The elements of the screen that can't be selected, such as a row that opens something else.
  public var excluded: Set<ID>

  /// Creates a selection with its actions. The elements in `excluded` can't be selected.
  public init(acts: Menu, excluding excluded: Set<ID> = []) { (self.acts, self.excluded) = (acts, excluded) }

  func includes(_ element: Element) -> Bool {
    let control = element.control
    return control.canBeSelected && control.identity.map { !excluded.contains($0) } ?? false
  }
}

extension OnceRead: Equatable where Content: Equatable {
  package static func == (first: OnceRead, second: OnceRead) -> Bool { first === second || first.value == second.value }
}
