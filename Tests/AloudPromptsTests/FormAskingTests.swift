import Aloud
import AloudPrompts
import Expectations
import TestSupport
import Testing

/// SCRIPT-5: a form asks its fields one after the other, and has them reviewed.
struct FormAskingTests {
  /// A form whose prompts are answered by lines, each prompt by as many as it takes.
  private struct Player {
    var lines: ArraySlice<String>
    private(set) var heard: [[String]] = []
    /// What is heard as a question is left without an answer.
    private(set) var left: [[String]] = []

    init(_ lines: String...) { self.lines = lines[...] }

    mutating func play(_ form: FormAsking) throws -> FormAsking.Ending {
      try form.ending { _, prompt in
        var player = try PromptPlayer(prompt)
        heard.append(player.lines)
        while !player.response.isOver {
          guard let line = lines.popFirst() else { return (nil, true) }
          player.say(line)
        }
        if player.answer == nil { left.append(player.lines) }
        return (player.answer, false)
      }
    }
  }

  private var form: FormAsking {
    var name = FormField(.input("Your name"))
    var pet = FormField(.choose("Pet", from: ["cat", "dog"]))
    var agree = FormField(.confirm("I agree"), standard: .no)
    var born = FormField(Prompt("Born", .moment(.date, standard: nil, from: nil, to: nil)))
    born.prompt.takesEmpty = true
    (name.standard, pet.standard, agree.isAsked) = (nil, nil, { $0[1] == .item(1) })
    var form = FormAsking([name, pet, agree, born], review: "Who?")
    form.preface = ["Who?"]
    return form
  }

  @Test("SCRIPT-5: each field is asked, what is entered is reviewed, and done ends it") func review() throws {
    var player = Player("Ann", "dog", "yes", "1 may 1990", "done")
    expect(
      try player.play(form),
      is: .answered([
        .text("Ann"), .item(1), .yes, .moment(DateTime(day: try #require(Day(year: 1990, month: 5, day: 1)))),
      ]))
    expect(player.heard.first, is: ["Who?", "Your name, text field, empty."])
    expect(
      player.heard.last,
      is: [
        "Who? 4 items.", "1. Your name, Ann.", "2. Pet, dog.", "3. I agree, Yes.", "4. Born, Tuesday, May 1, 1990.",
      ])
  }

  @Test("SCRIPT-5: a field is asked only if its condition holds, and asked later once it does") func condition() throws
  {
    var player = Player("Ann", "cat", "", "done")
    try expect(player.play(form), is: .answered([.text("Ann"), .item(0), nil, nil]))
    expect(player.heard.last, is: ["Who? 3 items.", "1. Your name, Ann.", "2. Pet, cat.", "3. Born, empty."])
    var other = Player("Ann", "cat", "", "pet", "dog", "yes", "done")
    try expect(other.play(form), is: .answered([.text("Ann"), .item(1), .yes, nil]))
  }

  @Test("SCRIPT-5: an empty line, or \"none\", leaves a choice empty", arguments: ["", "none"])
  func emptyChoice(_ line: String) throws {
    var pet = FormField(.choose("Pet", from: ["cat", "dog"]))
    pet.prompt.takesEmpty = true
    var player = Player(line, "pet", "dog", "pet", "", "pet", "none", "done")
    try expect(player.play(FormAsking([pet], review: "Who?")), is: .answered([nil]))
    expect(player.heard[0].contains("3. None, default."))
    expect(player.heard[1].last, is: "1. Pet, empty.")
    expect(player.heard[5].last, is: "1. Pet, dog.", "an empty line keeps the answer")
  }

  @Test("SCRIPT-5: a field that is named in the review is asked again, and an empty line keeps its answer")
  func again() throws {
    var player = Player("Ann", "cat", "", "name", "", "name", "Bob", "done")
    try expect(player.play(form), is: .answered([.text("Bob"), .item(0), nil, nil]))
    expect(player.heard[4].last, is: "Your name, Ann, text field. Enter keeps it.")
  }

  @Test("SCRIPT-5: back leads to the field before, from the review too") func back() throws {
    var player = Player("Ann", "back", "Bob", "cat", "back", "dog", "no", "", "done")
    try expect(player.play(form), is: .answered([.text("Bob"), .item(1), .no, nil]))
    var review = Player("Ann", "cat", "", "back", "1 may 1990", "done")
    let ending = try review.play(form)
    guard case .answered(let answers) = ending else { return expect(false, "\(ending)") }
    expect(answers.last != .some(nil))
  }

  @Test("ASK-8: what was entered is not discarded unasked") func discarding() throws {
    var form = form
    form.asksBeforeDiscarding = true
    var player = Player("Ann", "cancel", "no", "cat", "", "cancel", "yes")
    try expect(player.play(form), is: .cancelled)
    expect(player.heard[2], is: ["Discard what you entered? Discard or Keep editing. Keep editing is the default."])
    expect(player.heard[3], is: player.heard[1])
    expect(player.left, is: [[], []])
    var named = Player("Ann", "cancel", "keep editing", "cat", "", "cancel", "discard")
    try expect(named.play(form), is: .cancelled)
    var untouched = Player("cancel")
    try expect(untouched.play(form), is: .cancelled)
    expect(untouched.left, is: [["Cancelled."]])
  }

  @Test("SCRIPT-5: the end of the input gives no answer, in a field and in the review") func inputEnd() throws {
    var field = Player("Ann", "cat")
    try expect(field.play(form), is: .inputEnded)
    var review = Player("Ann", "cat", "")
    try expect(review.play(form), is: .inputEnded)
  }
}
