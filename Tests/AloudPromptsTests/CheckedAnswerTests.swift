import Aloud
import AloudPrompts
import AloudTesting
import Expectations
import Testing

/// SCRIPT-5: answers that have to fit: numbers on a scale, texts of a form, and a new secret.
struct CheckedAnswerTests {
  private let half = Prompt.number("How much?", on: NumberScale(1...10, step: 0.5), default: 3)

  @Test("SCRIPT-5: a number is asked for with its value, and answers as soon as it is said") func number() throws {
    var player = try PromptPlayer(half)
    expect(player.lines.first, is: "How much? 3, from 1 to 10. In steps of 0.5. Enter keeps it.")
    expect(player.say("two and a half"), is: ["2.5."])
    expect(player.answer, is: .number(2.5))
    expect(player.response.isOver)
  }

  @Test("SCRIPT-5: moving among the numbers is no answer; \"done\" takes the one that was reached") func moving() throws
  {
    var player = try PromptPlayer(half)
    expect(player.say("next"), is: ["3.5."])
    expectNil(player.answer)
    player.say("done")
    expect(player.answer, is: .number(3.5))
  }

  @Test(
    "SCRIPT-5: a number that can't be chosen is refused with what can",
    arguments: [
      ("11", "A number from 1 to 10 is needed."), ("0", "A number from 1 to 10 is needed."),
      ("2.3", "2.3 can't be chosen. The nearest: 2 or 2.5."),
    ])
  func refused(_ line: String, _ answer: String) throws {
    var player = try PromptPlayer(half)
    expect(player.say(line), is: [answer])
    expect(player.answer == nil && !player.response.isOver)
    player.say("4")
    expect(player.answer, is: .number(4))
  }

  private func weight(_ unit: LocalizedText, locale: String = "en") throws -> PromptPlayer {
    var scale = NumberScale(0...10)
    scale.unit = unit
    return try PromptPlayer(.number("How much?", on: scale), locale: locale)
  }

  @Test(
    "SCRIPT-5: a unit is said after the number, and taken with it",
    arguments: [
      ("kg", "5 kg", "5 kg."), ("kg", "5kg", "5 kg."), ("kg", "5 KG", "5 kg."), ("kg", "five kg", "5 kg."),
      ("kg", "5", "5 kg."), ("€", "5 €", "5 €."), ("€", "€5", "5 €."), ("$", "$ 5", "5 $."), ("%", "5%", "5 %."),
    ])
  func unit(_ unit: String, _ line: String, _ said: String) throws {
    var player = try weight(.verbatim(unit))
    expect(player.lines.first, is: "How much? 0 to 10 \(unit).")
    expect(player.say(line), is: [said])
    expect(player.answer, is: .number(5))
  }

  @Test("SCRIPT-5: another unit is none, and the unit alone no number", arguments: ["5 lbs", "kg", "kg 5"])
  func otherUnit(_ line: String) throws {
    var player = try weight("kg")
    player.say(line)
    expect(player.answer == nil && !player.response.isOver)
  }

  @Test("SCRIPT-5: where whole numbers are wanted, that is said of another") func whole() throws {
    var player = try weight("kg")
    expect(player.say("2.5"), is: ["A whole number from 0 to 10 kg is needed."])
    expect(player.say("11"), is: ["A number from 0 to 10 kg is needed."])
    var scale = NumberScale(1...1_000)
    scale.toldEnds = .first
    var open = try PromptPlayer(.number("How many?", on: scale))
    expect(open.say("2.5"), is: ["A whole number is needed."])
    expect(open.say("0"), is: ["How many? From 1."])
    expect(open.say("1001"), is: ["A number from 1 to 1,000 is needed."])
    var german = try PromptPlayer(.number("Wie viele?", on: NumberScale(0...10)), locale: "de")
    expect(german.say("2,5"), is: ["Nötig ist eine ganze Zahl von 0 bis 10."])
  }

  @Test(
    "SAY-2: the limits follow a question without a colon",
    arguments: [
      ("en", "How many?", "How many? 0 to 10."), ("fr", "Combien ?", "Combien ? De 0 à 10."),
      ("ja", "いくつ？", "いくつ？0から10まで。"), ("en", "Count", "Count: 0 to 10."),
      ("de", "Wie viele?", "Wie viele? 0 bis 10."), ("ar", "كم؟", "كم؟ من 0 إلى 10."),
    ])
  func limits(_ locale: String, _ question: String, _ said: String) throws {
    var player = try PromptPlayer(.number(.verbatim(question), on: NumberScale(0...10)), locale: locale)
    expect(player.lines.first, is: said)
    expect(player.say("xyzzy").first?.contains(said), is: true, "\(player.lines)")
  }

  @Test(
    "SCRIPT-5: only limits that were given are told",
    arguments: [
      (.neither, 1, nil, "How many?"), (.first, 1, nil, "How many? From 0."), (.both, 1, nil, "How many? 0 to 10."),
      (.both, 0.5, nil, "How many? 0 to 10. In steps of 0.5."),
      (.both, 1, 3, "How many? 3, from 0 to 10. Enter keeps it."),
      (.neither, 1, 3, "How many? 3. Enter keeps it."),
    ] as [(NumberScale.Ends, Double, Double?, String)])
  func toldEnds(_ ends: NumberScale.Ends, _ step: Double, _ standard: Double?, _ said: String) throws {
    var scale = NumberScale(0...10, step: step)
    scale.toldEnds = ends
    var player = try PromptPlayer(.number("How many?", on: scale, default: standard))
    expect(player.lines.first, is: said)
    expect(player.say("repeat").first, is: said)
    guard standard != nil else { return }
    player.say("")
    expect(player.answer, is: .number(3))
  }

  @Test("SCRIPT-4: a number left empty keeps the limits in the question") func emptyNumber() throws {
    var prompt = Prompt.number("How many?", on: NumberScale(0...10))
    prompt.takesEmpty = true
    var player = try PromptPlayer(prompt)
    expect(player.lines.first, is: "How many? 0 to 10. Enter leaves it empty.")
    player.say("")
    expect(player.answer, is: .nothing)
  }

  @Test("SCRIPT-5: suggestions are found by their beginnings; another text is taken too") func suggestions() throws {
    var prompt = Prompt.input("Which host?")
    prompt.suggestions = ["alpha.example", "alps.example", "beta.example"]
    var player = try PromptPlayer(prompt)
    expect(player.lines.first?.hasPrefix("Which host? Combo box, empty. 3 suggestions."), is: true, "\(player.lines)")
    expect(player.session.completions(of: "b"), is: ["beta.example"])
    expect(player.say("al").first?.hasPrefix("2 match."), is: true)
    player.say("2")
    expect(player.answer, is: .text("alps.example"))
    var other = try PromptPlayer(prompt)
    other.say("gamma.example")
    expect(other.answer, is: .text("gamma.example"))
    prompt.refusal = { $0.hasPrefix("alp") ? "Not this one." : nil }
    var refused = try PromptPlayer(prompt)
    expect(refused.say("alps.example").first, is: "Not this one.")
    expect(refused.lines.count, is: 2)
  }

  @Test("SCRIPT-5: a text that doesn't fit is refused with the reason, and asked for again") func refusal() throws {
    var prompt = Prompt.input("Your mail?")
    prompt.placeholder = "ann@example.com"
    prompt.refusal = { $0.contains("@") ? nil : "An address has an at sign." }
    var player = try PromptPlayer(prompt)
    expect(player.lines.first?.contains("ann@example.com"), is: true)
    expect(player.say("ann").first, is: "An address has an at sign.")
    expect(player.answer == nil && !player.response.isOver)
    player.say("ann@example.com")
    expect(player.answer, is: .text("ann@example.com"))
  }

  @Test("SCRIPT-5: a new secret is asked for twice, is neither said nor kept, and has to be the same") func twice()
    throws
  {
    var prompt = Prompt("New password?", .secret)
    prompt.asksTwice = true
    var player = try PromptPlayer(prompt)
    let again = player.say("sesame")
    expect(again.first == "Once more." && again.count == 2, "\(again)")
    let other = player.say("seseme")
    expect(other.first, is: "The two are not the same. Begin again.")
    expect(other.last?.hasPrefix("New password?"), is: true, "\(other)")
    expect(!(again + other).joined().contains("ses"))
    player.say("tulip", "tulip")
    expect(player.answer, is: .text("tulip"))
    expect(player.response.isOver)
  }
}
