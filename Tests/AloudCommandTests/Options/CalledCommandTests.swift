import ArgumentParser
import Expectations
import Testing

@testable import AloudCommand

/// A command that is parsed alone is the one that the whole parser finds.
@Suite struct CalledCommandTests {
  @Test(
    "A command is parsed alone as the parser of all commands parses it",
    arguments: [
      [], ["--speech", "off"], ["--speech=off", "--rate", "200", "--no-hints"],
      ["--locale", "de", "--now", "2026-11-20T15:30"],
      ["run", "--speech", "off", "app.yaml", "--cells", "20", "--format", "braille"],
      ["menu", "Which?", "--default", "Ann", "Ann", "Bob", "--answer", "index", "--null"],
      ["confirm", "Go on?", "--default=no", "--no-label", "Stop", "--output-fd", "2"], ["run", ""],
      ["date", "When?"], ["lint", "a"], ["test", "a", "b"],
    ])
  func agreed(_ arguments: [String]) throws {
    let called = try #require(AloudCommand.called(by: arguments))
    expect(Self.contents(called), is: Self.contents(try AloudCommand.parseAsRoot(arguments)))
  }

  @Test(
    "Arguments that are wrong or ask for help are left to the parser of all commands",
    arguments: [
      ["--help"], ["-h"], ["--speech"], ["--rate", "fast"], ["--nonsense"], ["x"], ["run", "a", "b"],
      ["confirm"], ["confirm", "a", "--default", "maybe"], ["choose", "Which?", "--answer", "none"],
      ["--generate-completion-script", "bash"], ["input", "Name?", "-x"], ["--width", "3"],
    ])
  func left(_ arguments: [String]) { expectNil(AloudCommand.called(by: arguments)) }

  private static func contents(_ command: any ParsableCommand) -> String {
    var text = ""
    dump(command, to: &text)
    return text
  }
}
