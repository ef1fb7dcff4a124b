extension Toggle {
  /// The same, told as `style` says.
  public func style(_ style: Style) -> Self { changed { $0.style = style } }

  /// The same, standing for several things of which some are on and some are off, where `isMixed` holds.
  public func mixed(if isMixed: Bool = true) -> Self { changed { $0.isMixed = isMixed } }
}

extension Link {
  /// The same, leading to where the user is, where `isCurrent` holds.
  public func current(if isCurrent: Bool = true) -> Self { changed { $0.isCurrent = isCurrent } }
}
