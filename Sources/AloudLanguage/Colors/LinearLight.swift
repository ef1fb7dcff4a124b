/// The light that the parts of a color stand for: sRGB's are not even. Source: IEC 61966-2-1.
enum LinearLight {
  /// The light of a part of 0 to 255, from 0 to 1.
  static func of(_ part: Int) -> Double { table[part] }

  private static let table = (0...255).map { part -> Double in
    let value = Double(part) / 255
    if value <= 0.04045 { return value / 12.92 }
    // To the power of 2.4, which the standard library has not.
    let base = (value + 0.055) / 1.055
    return base * base * root(5, of: base * base)
  }

  /// The root of a number from 0 to 1, by Newton's method: the same on every machine.
  static func root(_ degree: Int, of number: Double) -> Double {
    guard number > 0 else { return 0 }
    var result = 1.0
    while true {
      let power = (1..<degree).reduce(1.0) { power, _ in power * result }
      let next = result - (result - number / power) / Double(degree)
      // From above it comes nearer until it can come no nearer.
      if next >= result { return result }
      result = next
    }
  }
}
