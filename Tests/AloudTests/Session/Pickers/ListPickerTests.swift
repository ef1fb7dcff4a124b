import AloudTesting
import Testing

@testable import Aloud

/// PICK: pickers of lists.
struct ListPickerTests {
  @Test("PICK-1: next, previous, first and last choose in the column, and say the value with its place") func moving()
    throws
  {
    var player = try PickerPlayer()
    player.expect("size", says: "Size, Medium, picker. 3 items.")
    player.expect("next", says: "Large, 3 of 3.")
    player.expect("next", says: "This is the end.")
    player.expect("first", says: "Small, 1 of 3.")
    player.expect("previous", says: "This is the beginning.")
    #expect(player.told.isEmpty)
    player.expect("done", says: "Size, Small.")
    #expect(player.told == [.picked([ID("size", "Small")])])
  }

  @Test(
    "PICK-1: a value by its name, its beginning or its number answers a picker of one column",
    arguments: ["large", "lar", "3"])
  func answering(line: String) throws {
    var player = try PickerPlayer()
    player.expect("size", line, says: "Size, Large.")
    #expect(player.told == [.picked([ID("size", "Large")])])
  }

  @Test("PICK-1: of several columns, the column and the new value are said, and the picker stays open") func columns()
    throws
  {
    var player = try PickerPlayer()
    player.expect("rest", says: "Rest, 15, 10, picker. Minutes, Seconds.")
    player.expect("30", says: "Minutes, 30, 3 of 4.")
    player.expect("seconds", says: "Seconds, 10, 2 of 6.")
    player.expect("more 2", says: "Seconds, 30, 4 of 6.")
    player.expect("less 1", says: "Seconds, 20, 3 of 6.")
    player.expect("minutes 45", says: "Minutes, 45, 4 of 4.")
    player.expect("40", says: "Seconds, 40, 5 of 6.")
    player.expect("done", says: "Rest, 45, 40.")
    #expect(player.told == [.picked([ID("minutes", "45"), ID("seconds", "40")])])
  }

  @Test("PICK-1: two values of the same name are asked about") func equal() throws {
    var player = try PickerPlayer()
    player.happen(.elapsed("twice"))
    player.say("size")
    player.expect("small", says: "2 things match. Which one?", "1. Small.", "2. Small.")
    player.expect("cancel", says: "Nothing changed. Say a value, or \"help\".")
    player.expect("small", "yes", says: "2 things match. Which one?", "1. Small.", "2. Small.")
    player.expect("no", says: "Nothing changed. Say a value, or \"help\".")
    player.expect("small", "2", says: "Size, Small.")
    #expect(player.told == [.picked([ID("size", "Small, again")])])
  }

  @Test("PICK-2: what was found and is in front is chosen, as after next") func foundIsChosen() throws {
    var player = try PickerPlayer()
    player.expect("size", "find lar", says: "Large, 3 of 3.")
    player.expect("done", says: "Size, Large.")
    #expect(player.say("line", "find line 99999").first?.hasSuffix("match \"line 99999\".") == true)
    player.expect("next match", says: "Line 99999, 99,999 of 1,000,000.")
    player.expect("done", says: "Line, Line 99999.")
  }

  @Test("PICK-2: a million values cost as much as ten: steps, numbers, places") func million() throws {
    var player = try PickerPlayer()
    #expect(player.say("line").first == "Line, Line 120, picker. 1,000,000 items.")
    player.expect("next", says: "Line 121, 121 of 1,000,000.")
    player.expect("more 500,000", says: "Line 500121, 500,121 of 1,000,000.")
    #expect(player.say("777")[0] == "Line, Line 777.")
  }

  @Test("PICK-2: a page of a list is read, with numbers, and nothing is chosen by it") func pages() throws {
    var player = try PickerPlayer()
    player.say("line")
    let page = player.say("next page")
    #expect(page.first == "132. Line 132.")
    #expect(page.last == "132 to 143 of 1,000,000. Say \"next page\" for more.")
    #expect(player.say("previous page").first == "120. Line 120, selected.")
    player.expect("cancel", says: "Line is as it was.")
    #expect(player.told.isEmpty)
    player.expect("size", "next page", says: "1. Small.", "2. Medium, selected.", "3. Large.")
    player.expect("next page", says: "This is the end.")
  }

  @Test("PICK-2: where no value begins so, those that have it inside are found") func inside() throws {
    var player = try PickerPlayer()
    player.expect("size", "find all", says: "Small, 1 of 3.")
    player.expect("find m", says: "Medium, 2 of 3.")
    player.expect("find zz", says: "Nothing here matches \"zz\".")
    player.expect("cancel", "line", "find ne 1000000", says: "Line 1000000, 1,000,000 of 1,000,000.")
  }

  @Test("PICK-1: numbers in words are values of a column of numbers; one below nothing is none") func numberWords()
    throws
  {
    var player = try PickerPlayer()
    player.expect("rest", "forty five", says: "Minutes, 45, 4 of 4.")
    player.expect("-15", says: "Minutes has no such value: it goes from 0 to 45.")
    player.expect("more -1", says: "Say how far to go: \"more 5\" or \"less 5\".")
    player.expect("less 0", says: "Say how far to go: \"more 5\" or \"less 5\".")
    // The number before it would be its place.
    player.expect("read", says: "0.", "15.", "30.", "45, selected.")
  }

  @Test("PICK-3: \"close\" leaves where nothing has changed, and asks which way where something has") func closing()
    throws
  {
    var player = try PickerPlayer()
    player.expect("size", "close", says: "Size, Medium.")
    player.expect("size", "next", "close", says: "\"Done\" keeps it, \"cancel\" doesn't.")
    player.expect("cancel", says: "Size is as it was.")
  }

  @Test("LOOP-5: a picker's help is given once, not at every line that is not understood") func helpOnce() throws {
    var player = try PickerPlayer()
    player.expect(
      "size", "xyz",
      says:
        "\"xyz\" is not understood. Size: Small, Medium, or Large. Say a value, or \"help\". Size is open. Say \"done\" or \"cancel\" first."
    )
    #expect(player.say("xyz").count > 2)
    player.expect(
      "xyz",
      says: "\"xyz\" is not understood. Say a value, or \"help\". Size is open. Say \"done\" or \"cancel\" first.")
  }

  @Test("PICK-3: cancel restores, and what was chosen before leaving is not told to the app") func cancel() throws {
    var player = try PickerPlayer()
    player.say("size", "next")
    player.expect("cancel", says: "Size is as it was.")
    #expect(player.told.isEmpty)
    player.expect("size", says: "Size, Medium, picker. 3 items.")
  }

  @Test("PICK-3: nothing else is reached while a picker is open, and why is said") func inFront() throws {
    var player = try PickerPlayer()
    player.say("size")
    player.expect("tabs", says: "Size is open. Say \"done\" or \"cancel\" first.")
    player.expect("next", says: "Large, 3 of 3.")
  }

  @Test("The end of input is no answer: what was not kept is said to be as it was") func end() throws {
    var player = try PickerPlayer()
    player.say("size", "next")
    #expect(player.end() == ["Size is as it was."])
    #expect(player.told.isEmpty)
  }

  @Test("A picker without values says so and does not open") func empty() throws {
    var player = try PickerPlayer()
    player.expect("nothing", says: "Nothing has nothing to choose from.")
  }

  @Test("A value that vanishes while the picker is open is told, and what the app selects counts") func vanished()
    throws
  {
    var player = try PickerPlayer()
    player.say("size")
    #expect(player.happen(.elapsed("fewer")) == ["What was chosen in Size is no longer there."])
    player.expect("where am i", says: "Home.", "Size, Large, picker, 2 of 2.")
  }

  @Test("What is not understood leaves the value and says what can be said") func notUnderstood() throws {
    var player = try PickerPlayer()
    player.say("size")
    player.expect(
      "gigantic",
      says:
        "\"gigantic\" is not understood. Size: Small, Medium, or Large. Say a value, or \"help\". Size is open. Say \"done\" or \"cancel\" first."
    )
    player.expect(
      "gigantic", says: "\"gigantic\" is not understood. Size is open. Say \"done\" or \"cancel\" first.",
      "You can say a value by its name or its number. \"Read\" reads them.", "Size: Small, Medium, or Large.",
      "\"Next\", \"previous\", \"first\" and \"last\" change the value. \"More 5\" goes on by five, \"less 5\" goes back.",
      "\"Done\" keeps it, \"cancel\" doesn't.")
    player.expect("", says: "Size, Medium, picker. 3 items.")
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
