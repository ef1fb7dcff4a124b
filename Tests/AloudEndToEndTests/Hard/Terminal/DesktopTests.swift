import AloudTesting
import Expectations
import Foundation
import Testing

extension HardTests.AloneTests {
  /// The desktop's settings, told by a `gsettings` of the test's own.
  @Suite struct DesktopTests {
    private static let answers = """
      #!/bin/sh
      case "$*" in
        "get org.gnome.desktop.interface text-scaling-factor") echo 1.25 ;;
        "get org.gnome.desktop.interface enable-animations") echo false ;;
        "get org.gnome.desktop.a11y.interface high-contrast") echo true ;;
      esac
      """

    /// What those answers are told as.
    private static let told = [
      "Text size, extra extra large, from the desktop", "Reduce motion, from the desktop, toggle, on",
      "Increase contrast, from the desktop, toggle, on",
    ]

    private func withDesktop(
      _ script: String, portal: String = "#!/bin/sh\nexit 1\n", display: String = ":7",
      _ body: (PseudoTerminal) throws -> Void
    ) async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(script, to: "\(folder)/gsettings.sh")
        try Files.write(portal, to: "\(folder)/gdbus.sh")
        // A program that another test starts meanwhile may hold the files that are written here, and a file that is open for
        // writing can't be executed. The copies are written by a process of their own, which has ended.
        _ = try await Program.shell(
          "cp gsettings.sh gsettings; cp gdbus.sh gdbus; chmod +x gsettings gdbus", directory: folder)
        try body(
          try Program.terminal(
            ["--verbosity", "high"],
            environment: ["PATH": "\(folder):/usr/bin:/bin", "DISPLAY": display]))
      }
    }

    @Test("SET-5: larger text, less motion and more contrast come from the desktop")
    func comes() async throws {
      try await withDesktop(Self.answers) { terminal in
        let said = try Self.settings(in: terminal, until: Self.told)
        for told in Self.told { expect(said.contains(told)) }
      }
    }

    @Test("SET-5: what answers is told, though something else never does")
    func never() async throws {
      try await withDesktop(Self.answers, portal: "#!/bin/sh\nexec sleep 600\n") { terminal in
        let said = try Self.settings(in: terminal, until: Self.told)
        for told in Self.told { expect(said.contains(told)) }
      }
    }

    @Test("SET-5: the desktop's portal tells of less motion and more contrast too")
    func portal() async throws {
      let answer = "({'org.freedesktop.appearance': {'contrast': <uint32 1>, 'reduced-motion': <uint32 1>}},)"
      try await withDesktop("#!/bin/sh\nexit 1\n", portal: "#!/bin/sh\necho \"\(answer)\"\n") { terminal in
        let said = try Self.settings(in: terminal)
        for told in Self.told.dropFirst() { expect(said.contains(told)) }
      }
    }

    @Test("SET-5: what a desktop answers after the start counts from then on, and what the user has set stays")
    func late() async throws {
      try await withDesktop("#!/bin/sh\nsleep 0.3\n" + Self.answers) { terminal in
        try terminal.enter("reduce motion off")
        try terminal.wait(for: "Reduce motion, off")
        let said = try Self.settings(in: terminal, until: [Self.told[0]])
        expect(!said.contains("Reduce motion, from the desktop"))
      }
    }

    /// The Settings tab, read until all that is wanted is in it.
    private static func settings(
      in terminal: PseudoTerminal, until wanted: [String] = Array(told.dropFirst())
    ) throws -> String {
      try terminal.enter("settings")
      try terminal.wait(for: "\n> ")
      var said = ""
      let end = ContinuousClock.now + .seconds(60)
      while !wanted.allSatisfy(said.contains), ContinuousClock.now < end {
        // Reading goes on from where the user is.
        try terminal.enter("first")
        try terminal.wait(for: "\n> ")
        try terminal.enter("read")
        said = try terminal.wait(for: "22. Reset settings")
      }
      return said
    }

    @Test(
      "SET-5: a desktop that fails, or never answers, is not waited for",
      arguments: ["exit 1", "sleep 60", "echo nonsense"])
    func fails(_ answer: String) async throws {
      try await withDesktop("#!/bin/sh\n\(answer)\n") { terminal in
        try terminal.enter("settings")
        try terminal.wait(for: "1 to 12")
        try terminal.enter("next page")
        let said = try terminal.wait(for: "22. Reset settings")
        expect(said.contains("Text size, large"))
      }
    }

    @Test("TEST-3: without a display, and on a pipe, no desktop is asked")
    func notAsked() async throws {
      try await withDesktop(Self.answers, display: "") { terminal in
        try terminal.enter("settings")
        try expect(terminal.wait(for: "1 to 12").contains("Voice"))
        try terminal.enter("next page")
        try terminal.wait(for: "15. Text size")
        try expect(terminal.wait(for: "\n> ").hasPrefix(", large"))
      }
      try await TemporaryFolder.with { folder in
        try Files.write("#!/bin/sh\ntouch '\(folder)/asked'\n", to: "\(folder)/gsettings")
        _ = try await Program.shell("chmod +x gsettings", directory: folder)
        _ = try await Program.run(input: "quit\n", environment: ["PATH": "\(folder):/usr/bin:/bin", "DISPLAY": ":7"])
        try expect(Files.names(in: folder), is: ["gsettings"])
      }
    }
  }
}
