/// A color in the Oklab color space, in which distances match perceived differences. The constants are Björn Ottosson's,
/// https://bottosson.github.io/posts/oklab/ (public domain).
struct OKLab: Sendable {
  private let lightness, greenRed, blueYellow: Double

  init(_ color: Color) {
    let red = LinearLight.of(color.red), green = LinearLight.of(color.green), blue = LinearLight.of(color.blue)
    let long = LinearLight.root(3, of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = LinearLight.root(3, of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = LinearLight.root(3, of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// Returns the square of the perceived difference from another color.
  func difference(from other: OKLab) -> Double {
    let parts = [lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow]
    return parts.reduce(0) { $0 + $1 * $1 }
  }
}
