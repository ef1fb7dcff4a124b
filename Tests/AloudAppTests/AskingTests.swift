import Aloud
import AloudPrompts
import Testing

@testable import AloudApp

/// SCRIPT-1: questions of a Swift program.
struct AskingTests {
  private let names = ["Ann", "Bob", "Cleo"]

  @Test("SCRIPT-1: a program asks, and gets one of its own things") func choosing() async throws {
    #expect(try await Prompt.choose("Which one?", from: names).ask(.lines(["xyzzy", "help", "the second"])) == "Bob")
    let numbers = [3, 5, 7]
    let number = try await Prompt.choose("How many?", from: numbers) { .verbatim("\($0) pieces") }
      .ask(.lines(["5 pieces"]))
    #expect(number == 5)
    #expect(try await Prompt.chooseAny("Which?", of: names).ask(.lines(["ann", "cleo", "done"])) == ["Ann", "Cleo"])
    #expect(try await Prompt.confirm("Go on?").forYesOrNo.ask(.lines(["nein"], locale: "de")) == false)
    #expect(try await Prompt.input("Your name?").forText.ask(.lines(["Ann"])) == "Ann")
  }

  @Test("SCRIPT-1: a question without an answer says why") func without() async throws {
    let question = Prompt.choose("Which one?", from: names)
    await #expect(throws: PromptError.cancelled) { try await question.ask(.lines(["cancel"])) }
    await #expect(throws: PromptError.inputEnded) { try await question.ask(.lines(["help"])) }
    await #expect(throws: PromptError.back) { try await question.offeringBack().ask(.lines(["back"])) }
  }

  @Test("SCRIPT-4: an answer after a refused line of a pipe does not count") func refused() {
    #expect(Prompt.result(.yes, hasRefused: false, hasInputEnded: true) == .success(.yes))
    #expect(Prompt.result(.yes, hasRefused: true, hasInputEnded: true) == .failure(.inputEnded))
    #expect(Prompt.result(.back, hasRefused: true, hasInputEnded: true) == .success(.back))
    #expect(Prompt.result(nil, hasRefused: false, hasInputEnded: false) == .failure(.cancelled))
  }

  @Test("SCRIPT-1: the article's program asks two questions of one person") func article() async throws {
    #expect(try await team(of: .lines(["bob"])) == "Bob, Bob")
  }
}
