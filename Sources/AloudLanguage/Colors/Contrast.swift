extension Color {
  /// The contrast ratio with a color behind it, 1 to 21, as WCAG 2.2 defines it: of what is seen over that one, which is
  /// itself seen over white where it is not opaque.
  public func contrast(with other: Color) -> Double {
    let behind = other.over(.white)
    let one = over(behind).luminance, two = behind.luminance
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    0.2126 * LinearLight.of(red) + 0.7152 * LinearLight.of(green) + 0.0722 * LinearLight.of(blue)
  }
}
