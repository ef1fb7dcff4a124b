import Aloud
import AloudPrompts
import AloudTesting
import Testing

/// SCRIPT-5: answers that have to fit: numbers on a scale, texts of a form, and a new secret.
struct CheckedAnswerTests {
  private let half = Prompt.number("How much?", on: NumberScale(1...10, step: 0.5), default: 3)

  @Test("SCRIPT-5: a number is asked for with its value, and answers as soon as it is said") func number() throws {
    var player = try PromptPlayer(half)
    #expect(player.lines.first == "How much? 3, from 1 to 10, stepper. Enter keeps it.")
    #expect(player.say("two and a half") == ["2.5."])
    #expect(player.answer == .number(2.5))
    #expect(player.response.isOver)
  }

  @Test("SCRIPT-5: moving among the numbers is no answer; \"done\" takes the one that was reached") func moving() throws
  {
    var player = try PromptPlayer(half)
    #expect(player.say("next") == ["3.5."])
    #expect(player.answer == nil)
    player.say("done")
    #expect(player.answer == .number(3.5))
  }

  @Test(
    "SCRIPT-5: a number that can't be chosen is refused with what can",
    arguments: [
      ("11", "A number from 1 to 10 is needed."), ("0", "A number from 1 to 10 is needed."),
      ("2.3", "2.3 can't be chosen. The nearest: 2 or 2.5."),
    ])
  func refused(_ line: String, _ answer: String) throws {
    var player = try PromptPlayer(half)
    #expect(player.say(line) == [answer])
    #expect(player.answer == nil && !player.response.isOver)
    player.say("4")
    #expect(player.answer == .number(4))
  }

  @Test("SCRIPT-5: a text that doesn't fit is refused with the reason, and asked for again") func refusal() throws {
    var prompt = Prompt.input("Your mail?")
    prompt.placeholder = "ann@example.com"
    prompt.refusal = { $0.contains("@") ? nil : "An address has an at sign." }
    var player = try PromptPlayer(prompt)
    #expect(player.lines.first?.contains("ann@example.com") == true)
    #expect(player.say("ann").first == "An address has an at sign.")
    #expect(player.answer == nil && !player.response.isOver)
    player.say("ann@example.com")
    #expect(player.answer == .text("ann@example.com"))
  }

  @Test("SCRIPT-5: a new secret is asked for twice, is neither said nor kept, and has to be the same") func twice()
    throws
  {
    var prompt = Prompt("New password?", .secret)
    prompt.asksTwice = true
    var player = try PromptPlayer(prompt)
    let again = player.say("sesame")
    #expect(again.first == "Once more." && again.count == 2, "\(again)")
    let other = player.say("seseme")
    #expect(other.first == "The two are not the same. Begin again.")
    #expect(other.last?.hasPrefix("New password?") == true, "\(other)")
    #expect(!(again + other).joined().contains("ses"))
    player.say("tulip", "tulip")
    #expect(player.answer == .text("tulip"))
    #expect(player.response.isOver)
  }
}
