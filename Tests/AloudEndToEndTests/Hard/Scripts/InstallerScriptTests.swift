import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// SCRIPT-2: what scripts of others do with `whiptail` and `dialog`.
  @Suite struct InstallerScriptTests {
    @Test(
      "SCRIPT-2: a script of others asks in lines and gets its answers, whichever of the two it calls",
      arguments: InstallerScript.all, ["whiptail", "dialog"])
    func script(_ script: InstallerScript, _ name: String) async throws {
      try await TemporaryFolder.with { folder in
        let link = folder + "/" + name
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuiltBinary.path())
        let result = try await CommandRun(
          "/bin/sh", ["-c", script.text], input: Array(script.lines.utf8),
          environment: Program.soundless.merging(["W": link]) { $1 }, directory: folder
        ).result()
        #expect(result.outputText == script.printed)
        #expect(result.exit == .code(0), "\(result.errorText)")
        #expect(!result.errorText.contains("\u{1B}") && !result.errorText.contains("hunter22"))
      }
    }

    @Test("SCRIPT-2: at a terminal the question is there, whatever is on standard input, as whiptail has it")
    func terminal() async throws {
      try await TemporaryFolder.with { folder in
        let link = folder + "/whiptail"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuiltBinary.path())
        let terminal = try Program.shellTerminal(
          "printf 'one\\ntwo\\n' | while read -r item; do '\(link)' --yesno \"Keep $item?\" 8 40 && echo \"kept $item\"; done",
          environment: ["ALOUD_SPEECH": "off"])
        try terminal.wait(for: "Keep one?")
        try terminal.enter("no")
        try terminal.wait(for: "Keep two?")
        try terminal.enter("yes")
        try terminal.wait(for: "kept two")
        #expect(!terminal.text.contains("kept one"))
      }
    }
  }
}
