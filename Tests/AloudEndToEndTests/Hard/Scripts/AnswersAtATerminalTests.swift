import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// SCRIPT-4: whom a prompt asks, where its standard input is a list that a loop reads, or the script itself.
  @Suite struct AnswersAtATerminalTests {
    /// Two names, each asked about.
    private static let loop = """
      printf 'yes\\nno\\n' | while read -r f; do "$0" confirm "Delete $f?" --speech off && echo "deleted $f"; done; echo over
      """

    @Test("SCRIPT-4: a loop that reads a list asks the person, and the next name is no answer") func loop() throws {
      let terminal = try Program.shellTerminal(Self.loop)
      try terminal.wait(for: "Delete yes?")
      try terminal.wait(for: "\n> ")
      try terminal.enter("no")
      try terminal.wait(for: "Delete no?")
      try terminal.wait(for: "\n> ")
      try terminal.enter("yes")
      try terminal.wait(for: "deleted no")
      try terminal.wait(for: "over")
      #expect(!terminal.text.contains("deleted yes"))
    }

    @Test(
      "SCRIPT-4: each prompt asks at the terminal, wherever its output goes",
      arguments: [
        (#"x=$("$0" choose Which? Ann Bob 2>/dev/null)"#, "bob", "Bob"), (#"x=$("$0" input Name?)"#, "Cleo", "Cleo"),
        (#"x=$("$0" date When? --now 2026-11-20T10:00:00 2>&1)"#, "27 november", "2026-11-27"),
        (#""$0" multi Which? Ann Bob >answer 2>log; x=$(cat answer)"#, "all\ndone", "Ann Bob"),
        (#"x=$("$0" password Secret?)"#, "hunter2", "hunter2"), (#""$0" message Heard? >/dev/null; x=$?"#, "ok", "0"),
      ])
    func kinds(_ line: String, _ typed: String, _ answer: String) throws {
      let folder = NSTemporaryDirectory() + "aloud-" + UUID().uuidString
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let terminal = try Program.shellTerminal(
        "cd \(folder); printf '1\\n2\\n' | { \(line); echo \"got\" $x.; cat; }; echo over",
        environment: ["ALOUD_SPEECH": "off"])
      try terminal.wait(for: "\n> ")
      for line in typed.split(separator: "\n") { try terminal.enter(String(line)) }
      try terminal.wait(for: "got \(answer).")
      // The list is left to the loop.
      try terminal.wait(for: "1\n2\nover")
    }

    @Test("SCRIPT-4: a script that comes by a pipe asks the person, and is read on by the shell") func script() throws {
      let terminal = try Program.shellTerminal(
        "printf '%s\\n' 'aloud() { \"$program\" \"$@\"; }' 'x=$(aloud input Name?)' 'echo \"got $x.\"' | program=$0 sh",
        environment: ["ALOUD_SPEECH": "off"])
      try terminal.wait(for: "\n> ")
      try terminal.enter("Ann")
      try terminal.wait(for: "got Ann.")
    }

    @Test(
      "SCRIPT-4: where it is said that answers are piped, they are, at a terminal too",
      arguments: [
        (#"printf '2\n' | "$0" choose Which? Ann Bob --piped"#, "Bob"),
        (#"printf '2\n' | ALOUD_PIPED=1 "$0" choose Which? Ann Bob"#, "Bob"),
        (#"printf 'Cleo\n2\n' | { "$0" input Name? --piped; "$0" choose Which? Ann Bob --piped; }"#, "Cleo\nBob"),
        (#"printf '1\n2\ndone\n' | "$0" multi Which? Ann Bob --piped"#, "Ann\nBob"),
      ])
    func piped(_ line: String, _ answers: String) throws {
      let terminal = try Program.shellTerminal("x=$(\(line)); echo \"got $x.\"", environment: ["ALOUD_SPEECH": "off"])
      try terminal.wait(for: "got \(answers).")
      #expect(!terminal.text.contains("\n> "))
    }

    @Test("SCRIPT-4: what is piped may still be nothing: the end of it is no answer") func pipedEnd() throws {
      let terminal = try Program.shellTerminal(
        "\"$0\" confirm Go? --piped --speech off </dev/null; echo code $?; ALOUD_PIPED=off \"$0\" confirm Go? --speech off </dev/null; echo code $?"
      )
      try terminal.wait(for: "code 3")
      try terminal.wait(for: "\n> ")
      try terminal.enter("yes")
      try terminal.wait(for: "code 0")
    }

    @Test("SCRIPT-4: without a terminal, lines of standard input are the answers") func withoutTerminal() async throws {
      let result = try await Program.shell("printf '2\\n' | \"$0\" choose Which? Ann Bob")
      #expect(result.outputText == "Bob\n")
    }

    @Test("SCRIPT-4: items and answers can't both be what standard input has") func itemsAndAnswers() async throws {
      for arguments in [["choose", "Which?", "--piped"], ["multi", "Which?", "--items-from", "-", "--piped"]] {
        let result = try await Program.run(arguments, input: "a\nb\n")
        #expect(result.exit == .code(2))
        #expect(result.errorText.contains("--piped and --items-from -"))
      }
    }

    @Test(
      "SCRIPT-4: whiptail and dialog ask at the terminal wherever the answer goes, and take what is said to be piped",
      arguments: [
        ("whiptail", "", "3>&1 1>&2 2>&3"), ("dialog", "--stdout", ""), ("dialog", "--output-fd 1", "2>/dev/null"),
        ("whiptail", "--output-fd 3", "3>&1 >/dev/null 2>&1"),
      ])
    func dialects(_ program: String, _ option: String, _ streams: String) async throws {
      try await TemporaryFolder.with { folder in
        let link = folder + "/" + program
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuiltBinary.path())
        let call = "x=$('\(link)' \(option) --menu Which? 0 0 0 a Apple b Bear \(streams)); echo \"got $x.\""
        let terminal = try Program.shellTerminal(
          "printf 'a\\n' | { \(call); }; printf 'a\\n' | { export ALOUD_PIPED=1; \(call); }",
          environment: ["ALOUD_SPEECH": "off"])
        try terminal.wait(for: "\n> ")
        try terminal.enter("b")
        try terminal.wait(for: "got b.")
        try terminal.wait(for: "got a.")
      }
    }

    @Test("SCRIPT-1: a gauge that is fed by a pipe can be asked how far it is") func gauge() throws {
      let terminal = try Program.shellTerminal(
        "while echo 30; do sleep 0.2; done | \"$0\" gauge Copying --speech off 2>/dev/null; echo code $?")
      try terminal.wait(for: "30%.")
      try terminal.enter("done")
      try terminal.wait(for: "Copying")
      try terminal.enter("cancel")
      try terminal.wait(for: "discard")
      try terminal.enter("discard")
      try terminal.wait(for: "code 1")
    }
  }
}
