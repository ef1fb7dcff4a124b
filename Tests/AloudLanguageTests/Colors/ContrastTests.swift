import Expectations
import Testing

@testable import AloudLanguage

/// Ratios by WCAG 2.2's formula, calculated apart from this program.
struct ContrastTests {
  @Test(
    "HUE-2: contrast is WCAG's ratio",
    arguments: [
      ("#000000", 21.0, 1.0), ("#ffffff", 1.0, 21.0), ("#767676", 4.5423, 4.6232), ("#006666", 6.7908, 3.0924),
      ("#ff0000", 3.9985, 5.2520),
    ])
  func ratio(_ hex: String, _ onWhite: Double, _ onBlack: Double) throws {
    let color = try #require(Color(hex: hex))
    expect(abs(color.contrast(with: .white) - onWhite) < 0.0005)
    expect(abs(color.contrast(with: .black) - onBlack) < 0.0005)
    expect(color.contrast(with: .white), is: Color.white.contrast(with: color))
  }

  @Test("what shines through counts") func opacity() {
    let glass = Color.black.with(opacity: 0)
    expect(glass.contrast(with: .white), is: 1)
    expect(glass.contrast(with: .black), is: 1)
    let half = Color.black.with(opacity: 50)
    expect(half.over(.white), is: Color(red: 128, green: 128, blue: 128))
    expect(half.contrast(with: .white), is: half.over(.white).contrast(with: .white))
    // A translucent color behind is seen over white.
    expect(Color.black.contrast(with: glass), is: 21)
  }
}
