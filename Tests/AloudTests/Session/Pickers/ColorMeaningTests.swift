import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// HUE-4: a whole name is that color, and words of change change what is held.
struct ColorMeaningTests {
  private func after(_ line: String, _ locale: String = "en", from hex: String = "#8b4513", opacity: Bool = false)
    throws
    -> Color?
  {
    var app = PickerApp()
    app.colorPicker = ColorPicker("Color", id: "color", value: Color(hex: hex))
    app.colorPicker.hasOpacity = opacity
    var player = try SessionPlayer(of: app) { $0.locale = locale }
    player.say("color", line)
    if case .color(let color)? = player.told.last { return color }
    return player.session.engine.layers.picker?.color
  }

  @Test(
    "a whole color name means that color, whatever was held",
    arguments: [
      ("en", "orange"), ("de", "Orange"), ("fr", "orange"), ("ja", "オレンジ"), ("ko", "주황"), ("tr", "turuncu"),
      ("ar", "برتقالي"),
    ]) func orange(locale: String, line: String) throws
  {
    for hex in ["#8b4513", "#001133", "#ffffff"] {
      try expect(after(line, locale, from: hex), is: Color(hex: "#ffa500"), "\(locale) from \(hex)")
    }
  }

  @Test("blue is blue, held dark or light") func blue() throws {
    for hex in ["#8b4513", "#002200", "#ffeeee"] { try expect(after("blue", from: hex), is: Color(hex: "#0000ff")) }
  }

  @Test("a part below nought is refused", arguments: ["red -1", "green −5", "red minus 1", "red plus 10"])
  func negative(line: String)
    throws
  {
    try expect(after(line), is: Color(hex: "#8b4513"))
  }

  @Test(
    "a part with a plus is that much more",
    arguments: [("red +10", "#954513"), ("blue +5", "#8b4518"), ("red +9223372036854775807", "#8b4513")])
  func positive(line: String, hex: String) throws {
    try expect(after(line), is: Color(hex: hex))
  }

  @Test(
    "darker and lighter change what is held",
    arguments: [
      ("en", "darker", true), ("en", "a bit lighter", false), ("de", "dunkler", true), ("de", "etwas heller", false),
      ("fr", "plus foncé", true), ("ja", "もっと明るく", false), ("ko", "더 어둡게", true), ("ar", "أغمق", true),
      ("tr", "daha koyu", true), ("tr", "daha açık", false), ("zh", "更暗", true),
    ]) func tone(locale: String, line: String, isDarker: Bool) throws
  {
    let color = try #require(try after(line, locale))
    let sum = color.red + color.green + color.blue
    expect(isDarker ? sum < 0x8b + 0x45 + 0x13 : sum > 0x8b + 0x45 + 0x13)
  }

  @Test("bluer, more red and less red change those parts") func parts() throws {
    expect(try #require(try after("bluer")).blue > 0x13)
    let little = try #require(try after("a bit more red")), much = try #require(try after("much more red"))
    expect(little.red > 0x8b && much.red > little.red)
    expect(try #require(try after("less red")).red < 0x8b)
    expect(try #require(try after("blauer", "de")).blue > 0x13)
  }

  @Test("so many percent opaque changes the opacity alone") func opaque() throws {
    let color = try after("75 percent opaque", opacity: true)
    expect(color, is: Color(hex: "#8b4513")?.with(opacity: 75))
  }
}
