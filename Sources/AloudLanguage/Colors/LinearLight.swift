/// The linear light intensity of sRGB components. Source: IEC 61966-2-1.
enum LinearLight {
  /// Returns the linear intensity, from 0 to 1, of a component from 0 to 255.
  static func of(_ part: Int) -> Double { table[part] }

  private static let table = (0...255).map { part -> Double in
    let value = Double(part) / 255
    if value <= 0.04045 { return value / 12.92 }
    // Raises the base to the power of 2.4; the standard library has no such function.
    let base = (value + 0.055) / 1.055
    return base * base * root(5, of: base * base)
  }

  /// Returns the root of a number from 0 to 1. Newton's method gives the same result on every machine.
  static func root(_ degree: Int, of number: Double) -> Double {
    guard number > 0 else { return 0 }
    var result = 1.0
    while true {
      let power = (1..<degree).reduce(1.0) { power, _ in power * result }
      let next = result - (result - number / power) / Double(degree)
      // The iteration approaches the root from above and stops when it no longer decreases.
      if next >= result { return result }
      result = next
    }
  }
}
