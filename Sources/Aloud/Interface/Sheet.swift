/// A task that stands over everything else until it is done or given up (SHEET-1 to SHEET-4).
public struct Sheet: Sendable, Equatable {
  /// How a host that draws shows it. `automatic` is a form where there are inputs, else a page.
  public enum Style: String, Sendable, Equatable, CaseIterable { case automatic, page, form, fullScreen, popover }
  /// Whether the user may leave it.
  public enum Dismissal: Sendable, Equatable {
    case allowed
    /// It can't be left now; the reason is said, and the app is told of the attempt.
    case forbidden(because: LocalizedText?)
  }

  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// What it holds, in order.
  public var elements: [Element]
  /// What the sheet is for. It is dimmed while a required field is empty.
  public var preferredAction: Button?
  /// How it stands out, or is shown by a host that draws.
  public var style = Style.automatic
  /// Whether the app holds changes that none of its controls shows: they count as a control's own do (SHEET-3).
  public var isEdited = false
  /// Whether the user may leave it.
  public var dismissal = Dismissal.allowed

  /// A sheet `title` with `elements`.
  public init(_ title: LocalizedText, id: ID, elements: [Element]) {
    self.title = title
    self.id = id
    self.elements = elements
  }
}
