import AloudTesting
import Expectations
import Foundation
import Testing

/// `aloud log` with real commands, on pipes (LOG-4).
@Suite("Hard: the output of commands")
struct OutputLogTests {
  private static func lines(
    _ line: String, input: String = "", code: Int32 = 0, _ location: SourceLocation = #_sourceLocation
  ) async throws -> [String] {
    try await TemporaryFolder.with { folder in
      let result = try await Program.shell(line, input: input, directory: folder)
      #expect(result.exit == .code(code), sourceLocation: location)
      return result.lines
    }
  }

  @Test("both streams in order, without colors; the end and the exit code last") func command() async throws {
    let script = #"printf '\033[31mone\033[0m\n'; echo two >&2; echo three; exit 3"#
    let heard = try await Self.lines("\"$0\" log --title Test -- sh -c \(Self.quoted(script)) </dev/null", code: 3)
    expect(heard.filter { ["one", "two", "three"].contains($0) }, is: ["one", "two", "three"])
    expect(heard.last, is: "Test failed, with status 3.")
  }

  @Test("a command that is not there is told of") func notThere() async throws {
    let heard = try await Self.lines("\"$0\" log -- nosuchthing </dev/null", code: 127)
    expect(heard.contains { $0.contains("nosuchthing") && $0.contains("No such file") })
  }

  @Test("a pipe is read to its end") func pipe() async throws {
    let heard = try await Self.lines("seq 3 | \"$0\" log")
    expect(heard.suffix(4), is: ["1", "2", "3", "The output has ended."])
  }

  @Test("lines of a file wait for a question or the end, and go on after it") func script() async throws {
    let command = #"echo "a.c:1: error: x"; printf 'Go on? [Y/n] '; read a; echo "got $a""#
    let heard = try await Self.lines(
      "printf 'yes\\nnext error\\nsummary\\n' > lines; \"$0\" log -- sh -c \(Self.quoted(command)) < lines")
    expect(heard.contains("got yes"))
    expect(heard.suffix(2).first, is: "a.c:1: error: x")
    expect(heard.last?.hasPrefix("1 error."), is: true)
  }

  @Test("lines of an open pipe are answered while the command runs") func live() async throws {
    // The command ends only once the answer has been printed, and the lines only after the command.
    let line = """
      mkfifo go hold; { echo summary; cat hold; } | "$0" log --title Test -- sh -c 'echo ready; cat go; echo the end' |
      while read -r line; do echo "$line"; case $line in '0 messages.'|'1 line.') echo > go;; Done*) echo > hold;; esac; done
      """
    let heard = try await Self.lines(line)
    expect(heard.contains("the end"))
  }

  @Test("the end of a command is told, though what it has started still holds its terminal") func left() async throws {
    let script = #"setsid sh -c "echo >up; cat hold" & read up <up; echo x"#
    let line = "mkfifo hold up; \"$0\" log --once --title Test -- sh -c \(Self.quoted(script)) </dev/null; echo >hold"
    try await expect(Self.lines(line).suffix(2), is: ["x", "Done: Test."])
  }

  @Test("with --once it ends with the command, though the lines go on") func once() async throws {
    let line = #"mkfifo hold; { cat hold; } | { "$0" log --once -- echo hello; echo over; echo > hold; }"#
    try await expect(Self.lines(line).contains("over"))
  }

  @Test("where answers have ended, a command that asks is told so") func noAnswer() async throws {
    let command = #"printf 'Go on? '; read a || echo nobody"#
    try await expect(Self.lines("\"$0\" log -- sh -c \(Self.quoted(command)) </dev/null").contains("Go on? nobody"))
  }

  @Test(
    "what it can't take is said at once", arguments: ["--profile nothing", "--filter '('", "--markdown --json-lines"])
  func wrong(_ options: String) async throws {
    let result = try await Program.shell("\"$0\" log \(options) -- true")
    expect(result.exit, is: .code(2))
    expect(result.errorLines.first?.hasPrefix("Error: "), is: true)
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
