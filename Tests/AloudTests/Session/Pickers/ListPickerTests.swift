import Testing

@testable import Aloud

/// PICK: pickers of lists.
struct ListPickerTests {
  @Test("PICK-1: next, previous, first and last choose in the column, and say the value with its place") func moving()
    throws
  {
    var player = try PickerPlayer()
    #expect(player.say("size") == ["Size, Medium, picker. 3 items."])
    #expect(player.say("next") == ["Large, 3 of 3."])
    #expect(player.say("next") == ["This is the end."])
    #expect(player.say("first") == ["Small, 1 of 3."])
    #expect(player.say("previous") == ["This is the beginning."])
    #expect(player.told.isEmpty)
    #expect(player.say("done") == ["Size, Small."])
    #expect(player.told == [.picked([ID("size", "Small")])])
  }

  @Test(
    "PICK-1: a value by its name, its beginning or its number answers a picker of one column",
    arguments: ["large", "lar", "3"])
  func answering(line: String) throws {
    var player = try PickerPlayer()
    #expect(player.say("size", line) == ["Size, Large."])
    #expect(player.told == [.picked([ID("size", "Large")])])
  }

  @Test("PICK-1: of several columns, the column and the new value are said, and the picker stays open") func columns()
    throws
  {
    var player = try PickerPlayer()
    #expect(player.say("rest") == ["Rest, 15, 10, picker. Minutes, Seconds."])
    #expect(player.say("30") == ["Minutes, 30."])
    #expect(player.say("seconds") == ["Seconds, 10."])
    #expect(player.say("more 2") == ["Seconds, 30."])
    #expect(player.say("less 1") == ["Seconds, 20."])
    #expect(player.say("minutes 45") == ["Minutes, 45."])
    #expect(player.say("40") == ["Seconds, 40."])
    #expect(player.say("done") == ["Rest, 45, 40."])
    #expect(player.told == [.picked([ID("minutes", "45"), ID("seconds", "40")])])
  }

  @Test("PICK-1: two values of the same name are asked about") func equal() throws {
    var player = try PickerPlayer()
    player.happen(.elapsed("twice"))
    player.say("size")
    #expect(player.say("small") == ["2 things match. Which one?", "1. Small.", "2. Small."])
    #expect(player.say("cancel") == ["Nothing changed. Say a value, or \"help\"."])
    #expect(player.say("small", "2") == ["Size, Small."])
    #expect(player.told == [.picked([ID("size", "Small, again")])])
  }

  @Test("PICK-2: a million values cost as much as ten: steps, numbers, places") func million() throws {
    var player = try PickerPlayer()
    #expect(player.say("line").first == "Line, Line 120, picker. 1,000,000 items.")
    #expect(player.say("next") == ["Line 121, 121 of 1,000,000."])
    #expect(player.say("more 500,000") == ["Line 500121, 500,121 of 1,000,000."])
    #expect(player.say("next page") == ["Line 500133, 500,133 of 1,000,000."])
    #expect(player.say("777")[0] == "Line, Line 777.")
  }

  @Test("PICK-3: cancel restores, and what was chosen before leaving is not told to the app") func cancel() throws {
    var player = try PickerPlayer()
    player.say("size", "next")
    #expect(player.say("cancel") == ["Size is as it was."])
    #expect(player.told.isEmpty)
    #expect(player.say("size") == ["Size, Medium, picker. 3 items."])
  }

  @Test("PICK-3: nothing else is reached while a picker is open, and why is said") func inFront() throws {
    var player = try PickerPlayer()
    player.say("size")
    #expect(player.say("tabs") == ["Size is open. Say \"done\" or \"cancel\" first."])
    #expect(player.say("next") == ["Large, 3 of 3."])
  }

  @Test("The end of input is no answer: what was not kept is said to be as it was") func end() throws {
    var player = try PickerPlayer()
    player.say("size", "next")
    #expect(player.end() == ["Size is as it was."])
    #expect(player.told.isEmpty)
  }

  @Test("A picker without values says so and does not open") func empty() throws {
    var player = try PickerPlayer()
    #expect(player.say("nothing") == ["Nothing has nothing to choose from."])
  }

  @Test("A value that vanishes while the picker is open is told, and what the app selects counts") func vanished()
    throws
  {
    var player = try PickerPlayer()
    player.say("size")
    #expect(player.happen(.elapsed("fewer")) == ["What was chosen in Size is no longer there."])
    #expect(player.say("where am i") == ["Home. Size: Large."])
  }

  @Test("What is not understood leaves the value and says what can be said") func notUnderstood() throws {
    var player = try PickerPlayer()
    player.say("size")
    #expect(player.say("gigantic") == ["\"gigantic\" is not understood. Say a value, or \"help\"."])
    #expect(
      player.say("gigantic") == [
        "\"gigantic\" is not understood.", "You can say a value by its name or its number.",
        "\"Next\", \"previous\", \"first\" and \"last\" change the value. \"More 5\" goes on by five, \"less 5\" goes back.",
        "\"Done\" keeps the choice, \"cancel\" leaves it as it was.",
      ])
    #expect(player.say("") == ["Size, Medium, picker. 3 items."])
  }

  @Test("A picker that loses all its values closes, and why is said") func emptied() throws {
    var player = try PickerPlayer()
    player.say("size", "next")
    #expect(player.happen(.elapsed("none")).first == "Size has nothing to choose from.")
    #expect(
      player.say("1").first
        == "Color, dark teal, #006666, contrast 6.8 on white, 3.1 on black, color picker. Hue, Tone.")
  }
}
