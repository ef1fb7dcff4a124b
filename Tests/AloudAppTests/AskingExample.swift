import Aloud
import AloudApp
import AloudPrompts

/// Two who work together: a program's own question.
func team(of person: PromptPerson) async throws -> String {
  let names = ["Ann", "Bob", "Cleo"]
  let first = try await Prompt.choose("Which one?", from: names).ask(person)
  let second = try await Prompt.choose("And who helps?", from: names).ask(person)
  return "\(first), \(second)"
}
