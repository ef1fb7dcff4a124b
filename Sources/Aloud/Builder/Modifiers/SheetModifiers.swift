extension Sheet {
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
