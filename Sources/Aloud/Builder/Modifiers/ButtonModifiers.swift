extension Button {
  /// The same as `update` makes it of the app's state (BTN-5): title, subtitle, image, availability and whatever else it has.
  ///
  /// It runs when the interface is built. Where it throws, the button stays as it was before, dimmed, and the reason is said:
  /// the error's own, where it is an `ExplainedError`.
  public func updated(_ update: (inout Self) throws -> Void) -> Self {
    var copy = self
    do { try update(&copy) } catch {
      return dimmed(because: (error as? any ExplainedError)?.explanation ?? .message("button.notUpdated"))
    }
    return copy
  }

  /// The same in a style; `filled` is said as "main action".
  public consuming func style(_ style: Style) -> Self { changed { $0.style = style } }

  /// The same in a role.
  public consuming func role(_ role: Role) -> Self { changed { $0.role = role } }

  /// The same, marked as selected where `isSelected` holds (BTN-3).
  public consuming func selected(_ isSelected: Bool = true) -> Self { changed { $0.isSelected = isSelected } }

  /// The same in a size, for hosts that draw.
  public consuming func size(_ size: Size) -> Self { changed { $0.size = size } }
}
