import AloudTesting
import Expectations
import Foundation
import Testing

extension HardTests {
  /// The installer of the articles, whoever writes it and however it is answered.
  @Suite struct InstallerTests {
    /// The two ways in which it is written: what `aloud` is given.
    private static let ways = [["run", "installer.yaml"], ["host", "python3", "installer.py"]]

    /// Calls `body` with a folder in which the installer stands, as a document and in Python, with what it asks and its answers.
    private func withInstaller(_ body: (String) async throws -> Void) async throws {
      try await TemporaryFolder.with { folder in
        for name in ["Tutorial", "Hosts"] {
          try ShownDocument.writeAll(of: Article("Sources/AloudDocuments/AloudDocuments.docc/\(name).md"), in: folder)
        }
        try Files.write("Europe/Berlin\n", to: "\(folder)/here.txt")
        try Files.write("Africa/Cairo\nAsia/Tokyo\nEtc/UTC\nEurope/Berlin\n", to: "\(folder)/zones.txt")
        try Files.write(
          #"{"blockdevices": [{"name": "sda", "size": "256G"}, {"name": "sdb", "size": "2T"}]}"#,
          to: "\(folder)/disks.json")
        try await body(folder)
      }
    }

    /// What is heard where the answers come by a pipe.
    private func heard(in folder: String) async throws -> [String] {
      let result = try await Program.shell("sh answers.sh | \"$0\" run installer.yaml --echo", directory: folder)
      expect(result.exit == .code(0) && result.errorText == "")
      expect(result.lines.last, is: "It is installed. Take the disc out and start again.")
      return result.lines
    }

    @Test("HOST-1: a document and a program in Python give the same transcript")
    func sameTranscript() async throws {
      try await withInstaller { folder in
        let host = try await Program.shell("sh answers.sh | \"$0\" host --echo python3 installer.py", directory: folder)
        expect(host.exit == .code(0) && host.errorText == "")
        try await expect(heard(in: folder), is: host.lines)
      }
    }

    @Test(
      "VOICE-1: it is installed by voice, with the same transcript; of a secret no more is written than by a pipe",
      arguments: ways)
    func byVoice(_ way: [String]) async throws {
      try await withInstaller { folder in
        // Says each answer once what it answers has been said: who speaks waits for it.
        let lines = try await heard(in: folder)
        try Files.write(
          """
          import subprocess, time
          answers = subprocess.run(["sh", "answers.sh"], capture_output=True, text=True).stdout.splitlines()
          heard = open("expected.txt", encoding="utf-8").read().split("\\n> ")
          for answer, before in zip(answers, heard):
              while True:
                  told = open("heard.txt", encoding="utf-8").read().replace("Listening.\\n", "")
                  if told.count("\\n> ") >= heard.index(before) and told.endswith(before.split("\\n")[-1] + "\\n"):
                      break
                  time.sleep(0.01)
              print(answer, flush=True)
          time.sleep(600)
          """, to: "\(folder)/speaker.py")
        try Files.write(lines.joined(separator: "\n"), to: "\(folder)/expected.txt")
        let voice = try await Program.shell(
          """
          : > heard.txt
          "$0" \(way[0]) --echo --listen 'exec python3 speaker.py' \(way[1...].joined(separator: " ")) </dev/null >> heard.txt
          cat heard.txt
          """,
          directory: folder)
        expect(voice.lines.filter { $0 != "Listening." }, is: lines)
      }
    }

    @Test("LOOP-1: it is installed at the keyboard of a terminal, with the same announcements", arguments: ways)
    func byKeyboard(_ way: [String]) async throws {
      try await withInstaller { folder in
        let announced = try await heard(in: folder).filter { !$0.hasPrefix(">") }
        let answers = try await CommandRun("sh", ["answers.sh"], directory: folder).result().lines
        let terminal = try PseudoTerminal(
          BuiltBinary.path(), [way[0], "--speech", "off"] + way[1...], size: TerminalSize(columns: 1000),
          environment: Program.soundless, directory: folder)
        try terminal.wait(for: "Time zone is ready.")
        for answer in answers {
          if answer == "tokyo" || answer == "sda" { try terminal.wait(for: "items.") }
          try terminal.wait(for: "> ")
          try terminal.enter(answer)
        }
        try expect(terminal.waitForExit(), is: .code(0))
        let shown = terminal.text
        for line in announced { expect(shown.contains(line), "\(shown)") }
        expect(!shown.contains("hello world"))
      }
    }
  }
}
