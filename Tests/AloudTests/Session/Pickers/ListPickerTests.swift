import AloudTesting
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
    #expect(player.say("30") == ["Minutes, 30, 3 of 4."])
    #expect(player.say("seconds") == ["Seconds, 10, 2 of 6."])
    #expect(player.say("more 2") == ["Seconds, 30, 4 of 6."])
    #expect(player.say("less 1") == ["Seconds, 20, 3 of 6."])
    #expect(player.say("minutes 45") == ["Minutes, 45, 4 of 4."])
    #expect(player.say("40") == ["Seconds, 40, 5 of 6."])
    #expect(player.say("done") == ["Rest, 45, 40."])
    #expect(player.told == [.picked([ID("minutes", "45"), ID("seconds", "40")])])
  }

  @Test("PICK-1: two values of the same name are asked about") func equal() throws {
    var player = try PickerPlayer()
    player.happen(.elapsed("twice"))
    player.say("size")
    #expect(player.say("small") == ["2 things match. Which one?", "1. Small.", "2. Small."])
    #expect(player.say("cancel") == ["Nothing changed. Say a value, or \"help\"."])
    #expect(player.say("small", "yes") == ["2 things match. Which one?", "1. Small.", "2. Small."])
    #expect(player.say("no") == ["Nothing changed. Say a value, or \"help\"."])
    #expect(player.say("small", "2") == ["Size, Small."])
    #expect(player.told == [.picked([ID("size", "Small, again")])])
  }

  @Test("PICK-2: what was found and is in front is chosen, as after next") func foundIsChosen() throws {
    var player = try PickerPlayer()
    #expect(player.say("size", "find lar") == ["Large, 3 of 3."])
    #expect(player.say("done") == ["Size, Large."])
    #expect(player.say("line", "find line 99999").first?.hasSuffix("match \"line 99999\".") == true)
    #expect(player.say("next match") == ["Line 99999, 99,999 of 1,000,000."])
    #expect(player.say("done") == ["Line, Line 99999."])
  }

  @Test("PICK-2: a million values cost as much as ten: steps, numbers, places") func million() throws {
    var player = try PickerPlayer()
    #expect(player.say("line").first == "Line, Line 120, picker. 1,000,000 items.")
    #expect(player.say("next") == ["Line 121, 121 of 1,000,000."])
    #expect(player.say("more 500,000") == ["Line 500121, 500,121 of 1,000,000."])
    #expect(player.say("777")[0] == "Line, Line 777.")
  }

  @Test("PICK-2: a page of a list is read, with numbers, and nothing is chosen by it") func pages() throws {
    var player = try PickerPlayer()
    player.say("line")
    let page = player.say("next page")
    #expect(page.first == "132. Line 132.")
    #expect(page.last == "132 to 143 of 1,000,000. Say \"next page\" for more.")
    #expect(player.say("previous page").first == "120. Line 120, selected.")
    #expect(player.say("cancel") == ["Line is as it was."])
    #expect(player.told.isEmpty)
    #expect(player.say("size", "next page") == ["1. Small.", "2. Medium, selected.", "3. Large."])
    #expect(player.say("next page") == ["This is the end."])
  }

  @Test("PICK-2: where no value begins so, those that have it inside are found") func inside() throws {
    var player = try PickerPlayer()
    #expect(player.say("size", "find all") == ["Small, 1 of 3."])
    #expect(player.say("find m") == ["Medium, 2 of 3."])
    #expect(player.say("find zz") == ["Nothing here matches \"zz\"."])
    #expect(
      player.say("cancel", "line", "find ne 1000000") == ["Line 1000000, 1,000,000 of 1,000,000."])
  }

  @Test("PICK-1: numbers in words are values of a column of numbers; one below nothing is none") func numberWords()
    throws
  {
    var player = try PickerPlayer()
    #expect(player.say("rest", "forty five") == ["Minutes, 45, 4 of 4."])
    #expect(player.say("-15") == ["Minutes has no such value: it goes from 0 to 45."])
    #expect(player.say("more -1") == ["Say how far to go: \"more 5\" or \"less 5\"."])
    #expect(player.say("less 0") == ["Say how far to go: \"more 5\" or \"less 5\"."])
    // The number before it would be its place.
    #expect(player.say("read") == ["0.", "15.", "30.", "45, selected."])
  }

  @Test("PICK-3: \"close\" leaves where nothing has changed, and asks which way where something has") func closing()
    throws
  {
    var player = try PickerPlayer()
    #expect(player.say("size", "close") == ["Size, Medium."])
    #expect(
      player.say("size", "next", "close") == ["\"Done\" keeps the choice, \"cancel\" leaves it as it was."])
    #expect(player.say("cancel") == ["Size is as it was."])
  }

  @Test("LOOP-5: a picker's help is given once, not at every line that is not understood") func helpOnce() throws {
    var player = try PickerPlayer()
    #expect(
      player.say("size", "xyz") == [
        "\"xyz\" is not understood. Size: Small, Medium, or Large. Say a value, or \"help\". Size is open. Say \"done\" or \"cancel\" first."
      ])
    #expect(player.say("xyz").count > 2)
    #expect(
      player.say("xyz") == [
        "\"xyz\" is not understood. Say a value, or \"help\". Size is open. Say \"done\" or \"cancel\" first."
      ])
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
    #expect(player.say("where am i") == ["Home.", "Size, Large, picker, 2 of 2."])
  }

  @Test("What is not understood leaves the value and says what can be said") func notUnderstood() throws {
    var player = try PickerPlayer()
    player.say("size")
    #expect(
      player.say("gigantic") == [
        "\"gigantic\" is not understood. Size: Small, Medium, or Large. Say a value, or \"help\". Size is open. Say \"done\" or \"cancel\" first."
      ])
    #expect(
      player.say("gigantic") == [
        "\"gigantic\" is not understood. Size is open. Say \"done\" or \"cancel\" first.",
        "You can say a value by its name or its number. \"Read\" reads them.",
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
