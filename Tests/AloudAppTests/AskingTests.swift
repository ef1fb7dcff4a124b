import Aloud
import AloudPrompts
import Expectations
import Testing

@testable import AloudApp

/// SCRIPT-1: questions of a Swift program.
struct AskingTests {
  private let names = ["Ann", "Bob", "Cleo"]

  @Test("SCRIPT-1: a program asks, and gets one of its own things") func choosing() async throws {
    try await expect(Prompt.choose("Which one?", from: names).ask(.lines(["xyzzy", "help", "the second"])), is: "Bob")
    let numbers = [3, 5, 7]
    let number = try await Prompt.choose("How many?", from: numbers) { .verbatim("\($0) pieces") }
      .ask(.lines(["5 pieces"]))
    expect(number, is: 5)
    try await expect(Prompt.chooseAny("Which?", of: names).ask(.lines(["ann", "cleo", "done"])), is: ["Ann", "Cleo"])
    try await expect(Prompt.confirm("Go on?").forYesOrNo.ask(.lines(["nein"], locale: "de")), is: false)
    try await expect(Prompt.input("Your name?").forText.ask(.lines(["Ann"])), is: "Ann")
  }

  @Test("SCRIPT-1: a question without an answer says why") func without() async throws {
    let question = Prompt.choose("Which one?", from: names)
    await #expect(throws: PromptError.cancelled) { try await question.ask(.lines(["cancel"])) }
    await #expect(throws: PromptError.inputEnded) { try await question.ask(.lines(["help"])) }
    await #expect(throws: PromptError.back) { try await question.offeringBack().ask(.lines(["back"])) }
  }

  @Test("SCRIPT-4: an answer after a refused line of a pipe does not count") func refused() {
    expect(Prompt.result(.yes, hasRefused: false, hasInputEnded: true), is: .success(.yes))
    expect(Prompt.result(.yes, hasRefused: true, hasInputEnded: true), is: .failure(.inputEnded))
    expect(Prompt.result(.back, hasRefused: true, hasInputEnded: true), is: .success(.back))
    expect(Prompt.result(nil, hasRefused: false, hasInputEnded: false), is: .failure(.cancelled))
  }

  @Test("SCRIPT-1: the article's program asks two questions of one person") func article() async throws {
    try await expect(team(of: .lines(["bob"])), is: "Bob, Bob")
  }
}
