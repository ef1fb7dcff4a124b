/// A task that is shown above everything else until it is finished or given up (SHEET-1 to SHEET-4).
///
/// The content is a screen, with a title and elements, and possibly a search and rows that can be selected.
public struct Sheet: Sendable, Equatable, HasContent, HasSubtitle {
  /// The appearance of a sheet on a host that draws. `automatic` is a form if there are inputs, otherwise a page. A popover belongs
  /// to the control from which it was opened, and announces that.
  public enum Style: String, Sendable, Equatable, CaseIterable { case automatic, page, form, fullScreen, popover }

  /// The screen that the sheet shows, with the identifier of the sheet.
  public var content: Screen
  /// The further steps of a task with several steps, of which the content is the first.
  public var steps: [SheetStep] = []
  /// The button that completes the task; in a task of several steps it is on the last one. The button is dimmed while a required
  /// value is missing.
  public var preferredAction: Button?
  /// The appearance on a host that draws.
  public var style = Style.automatic
  /// A Boolean value that indicates whether the app holds changes that no control shows; they count as changes of a control
  /// (SHEET-3).
  public var isEdited = false

  /// Creates a sheet that shows `content`.
  public init(_ content: Screen) { self.content = content }

  /// Creates a sheet with a title and elements.
  public init(_ title: LocalizedText, id: ID, elements: [Element]) {
    self.init(Screen(title, id: id, elements: elements))
  }

  /// The stable identifier.
  public var id: ID { content.id }

  /// The title.
  public var title: LocalizedText {
    get { content.title }
    set { content.title = newValue }
  }

  var compactTitle: LocalizedText { content.compactTitle }

  /// The subtitle, which is said after the title on the first arrival.
  public var subtitle: LocalizedText? {
    get { content.subtitle }
    set { content.subtitle = newValue }
  }

  /// An indication of whether the user can leave the sheet.
  public var dismissal: Screen.Dismissal {
    get { content.dismissal }
    set { content.dismissal = newValue }
  }

  /// The elements, in order.
  public var elements: [Element] {
    get { content.elements }
    set { content.elements = newValue }
  }

  /// Returns a copy with the button that completes the task.
  public func preferredAction(_ button: Button) -> Self { changed { $0.preferredAction = button } }

  /// Returns a copy with further steps. Each step but the last leads to the next, and the last has the preferred action.
  public func steps(_ steps: SheetStep...) -> Self { changed { $0.steps = steps } }

  /// Returns a copy with a style, for hosts that draw.
  public func style(_ style: Style) -> Self { changed { $0.style = style } }
}

/// A further step of a task on a sheet: a screen to which the step before leads, once all required values of that step are entered.
public struct SheetStep: Sendable, Equatable, HasAvailability, ExpressibleByStringLiteral {
  /// The screen that is pushed. If the app has no such screen, the task has one step fewer.
  public var screen: ID
  /// The availability of the step; the reason why it can't be entered is said on the step before.
  public var availability = Availability.enabled

  /// Creates a step that shows `screen`.
  public init(_ screen: ID) { self.screen = screen }

  /// Creates a step that shows the screen of that name.
  public init(stringLiteral screen: String) { self.init(ID(screen)) }
}
