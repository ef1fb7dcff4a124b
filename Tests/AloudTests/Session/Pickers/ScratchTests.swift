import Testing

@testable import Aloud

struct ScratchTests {
  @Test func scratch() throws {
    func run(_ player: PickerPlayer, _ lines: String...) {
      var player = player
      print("=====")
      for line in lines {
        print("> " + line)
        for said in player.say(line) { print(said) }
      }
      print(player.told)
    }
    run(try PickerPlayer(), "color", "dark", "next", "red", "color", "sliders", "red 128", "next", "opacity 50", "#123", "color", "spectrum", "hue 200", "saturation 50", "more 10", "where am i", "done", "color", "navy", "color", "rgb(1,2,3)", "color", "help", "picture", "picture a b", "clear", "color", "save color", "cancel", "color", "grid", "read", "teal", "tone", "light", "done", "color", "tomorrow")
    run(try PickerPlayer(locale: "de"), "color", "dunkles Petrol", "color", "rot", "Farbe")
    run(try PickerPlayer(locale: "ar"), "color", "أحمر")
    run(try PickerPlayer(locale: "ja"), "color", "赤", "color", "help")
    run(try PickerPlayer(DatePicker("Time", id: "t", mode: .countdown).interval(minutes: 5)), "time", "2 hours", "time", "an hour and a half", "time", "24 hours", "25 hours", "minutes 7", "7 minutes", "1:30", "time", "next", "0:00")
  }
}
