import Expectations
import Testing

@testable import AloudLanguage

struct ColorTests {
  @Test(
    "hex is read in all its lengths and written in lower case",
    arguments: [
      ("#066", "#006666"), ("006666", "#006666"), ("#00666680", "#00666680"), ("#FFF8", "#ffffff87"),
      ("#AbCdEf", "#abcdef"), ("#000000ff", "#000000"), ("#12345600", "#12345600"),
    ])
  func hex(_ text: String, _ hex: String) throws { expect(try #require(Color(hex: text)).hex, is: hex) }

  @Test("hex is written out without rounding its opacity") func fullHex() {
    expect(Color.fullHex("#FFF8"), is: "#ffffff88")
    expect(Color.fullHex("0a0f"), is: "#00aa00")
    expectNil(Color.fullHex("#12345"))
  }

  @Test("what is no hex is no color", arguments: ["", "#", "#12", "#12345", "#1234567", "#00666g", "##006666", "#００６"])
  func noHex(_ text: String) { expectNil(Color(hex: text)) }

  @Test("every opacity and every part comes back from hex as it was") func everyPart() {
    for opacity in 0...100 {
      let color = Color(red: 1, green: 2, blue: 3, opacity: opacity)
      expect(Color(hex: color.hex), is: color)
    }
    for part in 0...255 {
      let color = Color(red: part, green: 255 - part, blue: part / 2)
      expect(Color(hex: color.hex), is: color)
    }
  }

  @Test("parts out of range are brought into it") func clamped() {
    expect(Color(red: -1, green: 256, blue: 12, opacity: 101), is: Color(red: 0, green: 255, blue: 12))
    expect(Color.white.with(green: 300, opacity: -5), is: Color(red: 255, green: 255, blue: 255, opacity: 0))
  }

  @Test(
    "hue, saturation and brightness, both ways",
    arguments: [
      ("#ff0000", 0, 100, 100), ("#006666", 180, 100, 40), ("#808080", 0, 0, 50), ("#ffffff", 0, 0, 100),
      ("#000000", 0, 0, 0), ("#ff00ff", 300, 100, 100), ("#bfff00", 75, 100, 100), ("#663399", 270, 67, 60),
    ])
  func hsb(_ hex: String, _ hue: Int, _ saturation: Int, _ brightness: Int) throws {
    let color = try #require(Color(hex: hex))
    expect([color.hue, color.saturation, color.brightness], is: [hue, saturation, brightness])
    let back = Color(hue: hue, saturation: saturation, brightness: brightness)
    for (one, other) in [(color.red, back.red), (color.green, back.green), (color.blue, back.blue)] {
      expect(abs(one - other) <= 2, "\(back.hex)")
    }
  }

  @Test("a hue goes round: any number of degrees is one of the 360") func turns() {
    for hue in 0..<360 {
      let color = Color(hue: hue, saturation: 100, brightness: 100)
      expect(color.hue, is: hue)
      expect(Color(hue: hue - 360, saturation: 100, brightness: 100), is: color)
      expect(Color(hue: hue + 720, saturation: 100, brightness: 100), is: color)
    }
  }
}
