import Expectations
import TestSupport
import Testing

@testable import Aloud

/// HUE: the color picker.
struct ColorPickerTests {
  @Test("HUE-1: a picture and the terminal are asked outside, and what comes back is taken or told") func outside()
    throws
  {
    var player = try PickerPlayer()
    player.say("color", "picture my photo.png 10 20")
    expect(player.requests, is: [.colors(.pixel(path: "my photo.png", x: 10, y: 20))])
    expect(player.happen(.colors(.failed(.outside(width: 5, height: 5)))).first?.contains("4"), is: true)
    player.say("picture my photo.png 1 2")
    expect(player.happen(.colors(.pixel(.white))), is: ["Color, white, #ffffff, contrast 1.0 on white, 21.0 on black."])
    player.say("color", "terminal")
    expect(player.requests, is: [.colors(.terminal)])
    expect(player.happen(.colors(.terminal([.black, .white])))[0], is: "Colors of the terminal.")
    player.expect("1", says: "Color, black, #000000, contrast 21.0 on white, 1.0 on black.")
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
    expect(question.first, is: "2 things match. Which one?")
    expect(question.count, is: 3)
    let open = "Color is open. Say \"done\" or \"cancel\" first."
    player.expect("no", "5", says: "There is no 5. There are 3 items here. \(open)")
    player.expect("21", says: "There is no 21. There are 3 items here. \(open)")
    expect(player.say("dark", "2").first?.hasPrefix("Color, "), is: true)
    expect(player.told, is: [.color(colors[1])])
  }

  @Test("HUE-3: the palette is read, kept and left") func palette() throws {
    var player = try PickerPlayer()
    player.say("color", "save color")
    let teal = try #require(Color(hex: "#006666"))
    expect(player.requests, is: [.colors(.keep(teal))])
    expect(
      player.happen(.colors(.palette([teal]))),
      is: [
        "Saved in the palette: dark teal, #006666, contrast 6.8 on white, 3.1 on black."
      ])
    player.say("palette")
    expect(player.happen(.colors(.palette([]))), is: ["The palette is empty. \"Save color\" puts the color into it."])
    player.say("palette")
    expect(player.happen(.colors(.palette([.black, teal])))[0], is: "Palette.")
    player.expect("1", says: "Color, black, #000000, contrast 21.0 on white, 1.0 on black.")
  }

  @Test("What comes back after the picker was left changes nothing") func late() throws {
    var player = try PickerPlayer()
    player.say("color", "palette", "cancel")
    expect(player.happen(.colors(.palette([.black]))).isEmpty)
    expect(player.told.isEmpty)
  }

  @Test("HUE-2: a color of the palette is a name with a value") func paletteRow() throws {
    let locale = try LoadedLocale("en")
    var search = ColorSearch()
    search.way = .palette
    search.palette = [try #require(Color(hex: "#006666"))]
    let picker = ColorPicker("Color", id: "color")
    let columns = ColorColumns(picker: picker, names: locale.colorNames, color: nil, search: search).columns
    let row = try #require(columns.first).values[0]
    expect(locale.wording.text(row.title), is: "dark teal")
    expect(row.value.map(locale.wording.text), is: "#006666, contrast 6.8 on white, 3.1 on black")
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
