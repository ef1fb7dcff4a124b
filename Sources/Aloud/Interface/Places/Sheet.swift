/// A task that stands over everything else until it is done or given up (SHEET-1 to SHEET-4).
///
/// What it holds is a screen: with a title, elements, and where it has them a search and rows that can be selected.
public struct Sheet: Sendable, Equatable, HasContent, HasSubtitle {
  /// How a host that draws shows it. `automatic` is a form where there are inputs, else a page; a popover belongs to the
  /// control that it was opened from, and says so.
  public enum Style: String, Sendable, Equatable, CaseIterable { case automatic, page, form, fullScreen, popover }
  /// Whether the user may leave it.
  public enum Dismissal: Sendable, Equatable {
    case allowed
    /// It can't be left now; the reason is said, and the app is told of the attempt.
    case forbidden(because: LocalizedText?)
  }

  /// What it holds, under its own id.
  public var content: Screen
  /// The further steps of a task that has several: the content is the first of them.
  public var steps: [SheetStep] = []
  /// What the sheet is for; in a task of several steps it stands on the last. It is dimmed while something required is
  /// missing.
  public var preferredAction: Button?
  /// How it stands out, or is shown by a host that draws.
  public var style = Style.automatic
  /// Whether the app holds changes that none of its controls shows: they count as a control's own do (SHEET-3).
  public var isEdited = false
  /// Whether the user may leave it.
  public var dismissal = Dismissal.allowed

  /// A sheet that holds `content`.
  public init(_ content: Screen) { self.content = content }

  /// A sheet `title` with `elements`.
  public init(_ title: LocalizedText, id: ID, elements: [Element]) {
    self.init(Screen(title, id: id, elements: elements))
  }

  /// Its stable name.
  public var id: ID { content.id }

  /// What it is called.
  public var title: LocalizedText {
    get { content.title }
    set { content.title = newValue }
  }

  /// What it is called once it has been entered.
  var compactTitle: LocalizedText { content.compactTitle }

  /// Said after the title on first arrival.
  public var subtitle: LocalizedText? {
    get { content.subtitle }
    set { content.subtitle = newValue }
  }

  /// What it holds, in order.
  public var elements: [Element] {
    get { content.elements }
    set { content.elements = newValue }
  }

  /// The same, with the button that does what the sheet is for.
  public func preferredAction(_ button: Button) -> Self { changed { $0.preferredAction = button } }

  /// The same with further steps: each step but the last leads on to the next, and the last has the preferred action.
  public func steps(_ steps: SheetStep...) -> Self { changed { $0.steps = steps } }

  /// The same in a style, for hosts that draw.
  public func style(_ style: Style) -> Self { changed { $0.style = style } }

  /// The same; where `isForbidden` holds, it can't be left now, and the reason is said.
  public func dismissalForbidden(if isForbidden: Bool = true, because reason: LocalizedText? = nil) -> Self {
    isForbidden ? changed { $0.dismissal = .forbidden(because: reason) } : self
  }
}

/// A further step of a task on a sheet: a screen that the step before it leads to, once all that is required there is there.
public struct SheetStep: Sendable, Equatable, HasAvailability {
  /// The screen that is pushed. While there is none of that name, the task has a step less.
  public var screen: ID
  /// Whether the user may go on to it; why not is said on the step before.
  public var availability = Availability.enabled

  /// The step on `screen`.
  public init(_ screen: ID) { self.screen = screen }
}
