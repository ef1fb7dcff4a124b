import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// SCRIPT-2: what scripts of others do with `whiptail` and `dialog`.
  @Suite struct InstallerScriptTests {
    @Test(
      "SCRIPT-2: a script of others asks in lines and gets its answers, whichever of the two it calls, in German too",
      arguments: InstallerScript.all, ["en_US.UTF-8", "de_DE.UTF-8"])
    func script(_ script: InstallerScript, _ language: String) async throws {
      let isGerman = language.hasPrefix("de")
      for name in script.programs {
        try await TemporaryFolder.with { folder in
          let link = folder + "/" + name
          try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuiltBinary.path())
          let result = try await CommandRun(
            "/bin/sh", ["-c", script.text], input: Array((isGerman ? script.linesInGerman : script.lines).utf8),
            environment: Program.soundless.merging(["W": link, "LANG": language]) { $1 }, directory: folder
          ).result()
          #expect(result.outputText == script.printed, "\(result.errorText)")
          #expect(result.exit == .code(0), "\(result.errorText)")
          #expect(!result.errorText.contains("\u{1B}") && !result.errorText.contains("hunter22"))
          for english in [" items.", "Enter keeps", "Yes or no", ", default", "text field", "progress"] where isGerman {
            #expect(!result.errorText.contains(english))
          }
        }
      }
    }

    @Test("SCRIPT-4: a title and a hint are said once a run, if boxes are asked from functions and subshells too")
    func once() async throws {
      try await TemporaryFolder.with { folder in
        let link = folder + "/whiptail"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuiltBinary.path())
        let script = """
          ask() { "$W" --title Setup --menu "$1" 15 40 2 a A b B 3>&1 1>&2 2>&3; }
          one=$(ask First); two=$(ask Second | cat); (ask Third); echo "$one $two"
          """
        let result = try await CommandRun(
          "/bin/sh", ["-c", script], input: Array("a\nb\na\n".utf8),
          environment: Program.soundless.merging(["W": link]) { $1 }, directory: folder
        ).result()
        #expect(result.outputText == "aa b\n")
        #expect(result.errorLines.filter { $0 == "Setup" }.count == 1)
        #expect(result.errorLines.filter { $0.hasPrefix("Say a number") }.count == 1)
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
