/// A further step of a task on a sheet: a screen that the step before it leads to, once all that is required there is there.
public struct SheetStep: Sendable, Equatable {
  /// The screen that is pushed. While there is none of that name, the task has a step less.
  public var screen: ID
  /// Whether the user may go on to it; why not is said on the step before.
  public var availability = Availability.enabled

  /// The step on `screen`.
  public init(_ screen: ID) { self.screen = screen }
}
