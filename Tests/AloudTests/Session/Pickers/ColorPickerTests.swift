import AloudTesting
import Testing

@testable import Aloud

/// HUE: the color picker.
struct ColorPickerTests {
  @Test("HUE-2: a color is said by name and number, with its contrast") func opening() throws {
    var player = try PickerPlayer()
    player.expect(
      "color", says: "Color, dark teal, #006666, contrast 6.8 on white, 3.1 on black, color picker. Hue, Tone.")
  }

  @Test("HUE-1: the grid has named columns and rows") func grid() throws {
    var player = try PickerPlayer()
    player.say("color", "tone")
    player.expect(
      "next", says: "Tone, very dark, 7 of 7. Very dark teal, #002e2d, contrast 14.7 on white, 1.4 on black.")
    #expect(player.say("hue blue").first?.hasPrefix("Hue, blue, 8 of 13. Very dark blue, ") == true)
  }

  @Test("HUE-1: the spectrum goes by hue, saturation and brightness, in steps or numbers") func spectrum() throws {
    var player = try PickerPlayer()
    player.expect("color", "spectrum", says: "Spectrum.", "Hue, 180.", "Saturation, 100%.", "Brightness, 40%.")
    player.expect("hue 200", says: "Hue, 200. Very dark teal, #004466, contrast 10.4 on white, 2.0 on black.")
    #expect(player.say("more 10").first?.hasPrefix("Hue, 210.") == true)
    #expect(player.say("saturation 0").first?.hasPrefix("Saturation, 0%.") == true)
    // What makes no difference to a gray is kept all the same.
    #expect(player.say("saturation 100").first?.contains("#003366") == true)
  }

  @Test("HUE-1: sliders are red, green and blue, 0 to 255, and hex is understood") func sliders() throws {
    var player = try PickerPlayer()
    player.expect("color", "sliders", says: "Sliders.", "Red, 0.", "Green, 102.", "Blue, 102.")
    #expect(player.say("red 128").first?.hasPrefix("Red, 128.") == true)
    player.expect("red 256", says: "Red has no such value: it goes from 0 to 255.")
    player.expect("#123", says: "Color, very dark cyan, #112233, contrast 16.1 on white, 1.3 on black.")
    #expect(player.told == [.color(Color(hex: "#112233"))])
  }

  @Test(
    "HUE-1: a color by its name, in the locale's words and in English",
    arguments: [
      ("en", "navy"), ("de", "rot"), ("de", "navy"), ("ar", "أحمر"), ("ja", "赤"),
    ]) func named(locale: String, line: String) throws
  {
    var player = try PickerPlayer(locale: locale)
    player.say("color", line, "done")
    #expect(player.told.count == 1)
  }

  @Test("HUE-1: a picture and the terminal are asked outside, and what comes back is taken or told") func outside()
    throws
  {
    var player = try PickerPlayer()
    player.say("color", "picture my photo.png 10 20")
    #expect(player.requests == [.colors(.pixel(path: "my photo.png", x: 10, y: 20))])
    #expect(
      player.happen(.colors(.failed(.outside(width: 5, height: 5)))).first?.contains("4") == true)
    player.say("picture my photo.png 1 2")
    #expect(
      player.happen(.colors(.pixel(.white))) == ["Color, white, #ffffff, contrast 1.0 on white, 21.0 on black."])
    player.say("color", "terminal")
    #expect(player.requests == [.colors(.terminal)])
    #expect(player.happen(.colors(.terminal([.black, .white])))[0] == "Colors of the terminal.")
    player.expect("1", says: "Color, black, #000000, contrast 21.0 on white, 1.0 on black.")
  }

  @Test("HUE-1: in the grid a hue keeps the tone that was chosen, and tells its place") func hueKeepsTone() throws {
    var player = try PickerPlayer()
    let said = player.say("color", "hue blue")
    #expect(said.first?.hasPrefix("Hue, blue, ") == true)
    #expect(said.first?.contains("ark blue, #") == true)
    #expect(player.say("spectrum").count == 4)
  }

  @Test("HUE-4: a color by its whole name is that color, whatever was held", arguments: ["blue", "orange", "red"])
  func wholeNames(name: String) throws {
    var player = try PickerPlayer()
    #expect(player.say("color", name).first?.hasPrefix("Color, \(name), #") == true)
  }

  @Test("HUE-1: a list of colors is chosen from by name and number, never by the figures that describe it")
  func listed()
    throws
  {
    var player = try PickerPlayer()
    player.say("color", "terminal")
    let colors = ["#006666", "#660000", "#ffffff"].compactMap { Color(hex: $0) }
    player.happen(.colors(.terminal(colors)))
    let question = player.say("dark")
    #expect(question.first == "2 things match. Which one?")
    #expect(question.count == 3)
    let open = "Color is open. Say \"done\" or \"cancel\" first."
    player.expect("no", "5", says: "There is no 5. There are 3 items here. \(open)")
    player.expect("21", says: "There is no 21. There are 3 items here. \(open)")
    #expect(player.say("dark", "2").first?.hasPrefix("Color, ") == true)
    #expect(player.told == [.color(colors[1])])
  }

  @Test(
    "HUE-1: a number beyond a part of the color says how far it goes, whichever way is looked by",
    arguments: [
      ("blue 300", "Blue has no such value: it goes from 0 to 255."),
      ("opacity 101", "Opacity has no such value: it goes from 0% to 100%."),
      ("hue 400", "Hue has no such value: it goes from 0 to 359."),
    ]) func beyond(line: String, said: String) throws
  {
    var player = try PickerPlayer(opacity: true)
    player.expect("color", line, says: said)
    #expect(player.told.isEmpty)
  }

  @Test(
    "HUE-1: a picture without a point, or a word that is none, says how to ask for one",
    arguments: [
      "picture photo.png", "picture photo.png x 2", "picture",
    ]) func picture(line: String) throws
  {
    var player = try PickerPlayer()
    #expect(player.say("color", line).first?.hasPrefix("Say the file and the point") == true)
  }

  @Test("HUE-3: the palette is read, kept and left") func palette() throws {
    var player = try PickerPlayer()
    player.say("color", "save color")
    let teal = try #require(Color(hex: "#006666"))
    #expect(player.requests == [.colors(.keep(teal))])
    #expect(
      player.happen(.colors(.palette([teal]))) == [
        "Saved in the palette: dark teal, #006666, contrast 6.8 on white, 3.1 on black."
      ])
    player.say("palette")
    #expect(player.happen(.colors(.palette([]))) == ["The palette is empty. \"Save color\" puts the color into it."])
    player.say("palette")
    #expect(player.happen(.colors(.palette([.black, teal])))[0] == "Palette.")
    player.expect("1", says: "Color, black, #000000, contrast 21.0 on white, 1.0 on black.")
  }

  @Test("HUE-3: opacity is chosen where the app wants it") func opacity() throws {
    var player = try PickerPlayer()
    #expect(player.say("color", "opacity 50").first?.contains("not understood") == true)
    player = try PickerPlayer(opacity: true)
    #expect(player.say("color")[0].hasSuffix("Hue, Tone, Opacity."))
    #expect(player.say("opacity 50").first?.hasPrefix("Opacity, 50%.") == true)
    player.say("done")
    #expect(player.told == [.color(Color(hex: "#006666")?.with(opacity: 50))])
  }

  @Test("What comes back after the picker was left changes nothing") func late() throws {
    var player = try PickerPlayer()
    player.say("color", "palette", "cancel")
    #expect(player.happen(.colors(.palette([.black]))).isEmpty)
    #expect(player.told.isEmpty)
  }

  @Test("Numbers in the grid are places, counted from 1") func gridNumbers() throws {
    var player = try PickerPlayer()
    #expect(player.say("color", "1").first?.hasPrefix("Hue, red, 1 of 13.") == true)
  }

  @Test("A name leaves opacity as it was") func opacityStays() throws {
    var player = try PickerPlayer(opacity: true)
    player.say("color", "opacity 50", "navy")
    #expect(player.told == [.color(Color(hex: "#000080")?.with(opacity: 50))])
  }

  @Test("HUE-2: a color of the palette is a name with a value") func paletteRow() throws {
    let locale = try LoadedLocale("en")
    var search = ColorSearch()
    search.way = .palette
    search.palette = [try #require(Color(hex: "#006666"))]
    let picker = ColorPicker("Color", id: "color")
    let columns = ColorColumns(picker: picker, names: locale.colorNames, color: nil, search: search).columns
    let row = try #require(columns.first).values[0]
    #expect(locale.wording.text(row.title) == "dark teal")
    #expect(row.value.map(locale.wording.text) == "#006666, contrast 6.8 on white, 3.1 on black")
  }

  @Test(
    "A palette that was emptied while it is looked through has nothing to choose from",
    arguments: [
      ("1", "Color has nothing to choose from."), ("next", "Color has nothing to choose from."),
      ("first", "Color has nothing to choose from."), ("last", "Color has nothing to choose from."),
    ]) func emptied(line: String, said: String) throws
  {
    var player = try PickerPlayer()
    let teal = try #require(Color(hex: "#006666"))
    player.say("color", "palette")
    player.happen(.colors(.palette([teal])))
    player.say("forget color")
    player.happen(.colors(.palette([])))
    player.expect(line, says: said)
    player.expect("cancel", says: "Color is as it was.")
  }
}
