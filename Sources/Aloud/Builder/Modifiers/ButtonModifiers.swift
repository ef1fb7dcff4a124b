extension Button {
  /// The same in a style; `filled` is said as "main action".
  public func style(_ style: Style) -> Self { changed { $0.style = style } }

  /// The same in a role.
  public func role(_ role: Role) -> Self { changed { $0.role = role } }

  /// The same in a size, for hosts that draw.
  public func size(_ size: Size) -> Self { changed { $0.size = size } }
}
