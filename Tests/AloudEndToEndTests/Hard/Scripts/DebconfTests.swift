import AloudTesting
import Foundation
import Testing

extension HardTests.AloneTests {
  /// SCRIPT-2: Debian's debconf asks through us. Each has a database of its own: nothing of the system is changed.
  @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/debconf"), "there is no debconf"))
  struct DebconfTests {
    @Test("SCRIPT-2: all kinds of question, answered by pipe") func piped() async throws {
      try await Debconf.with { debconf in
        let result = try await debconf.run(
          debconf.package, input: "Bob\nhunter2\nno\n3\n1\ndone\n\n\n\n")
        #expect(result.exit == .code(0))
        #expect(result.errorText.contains("answers: Bob hunter2 false Bern apple, pear"))
        #expect(result.outputText.contains("Your name? Ann, text field"))
        #expect(result.outputText.contains("2. Berlin, default."))
        #expect(!result.outputText.contains("hunter2"))
      }
    }

    @Test("SCRIPT-2: back leads to the question before") func back() async throws {
      try await Debconf.with { debconf in
        let result = try await debconf.run(
          debconf.package, input: "Bob\nback\nCleo\nhunter2\nback\nhunter3\nyes\n\nback\n1\ndone\n\n\n\n")
        #expect(result.exit == .code(0))
        #expect(result.errorText.contains("answers: Cleo hunter3 true Amsterdam pear"))
      }
    }

    @Test("SCRIPT-2: all kinds of question, typed at a terminal") func typed() async throws {
      try await Debconf.with { debconf in
        let terminal = try debconf.terminal(debconf.package, ["ALOUD_SPEECH": "off"])
        for (question, line) in [
          ("Your name?", "Bob"), ("Password?", "hunter2"), ("Go on?", "yes"), ("Which city?", "bern"),
          ("Which fruits?", "plum"), ("Checked.", "done"), ("Something to know.", ""),
          ("Something went wrong.", "ok"), ("Just words.", ""),
        ] {
          try terminal.wait(for: question)
          try terminal.wait(for: "\n> ")
          try terminal.enter(line)
        }
        try terminal.wait(for: "answers: Bob hunter2 true Bern pear, plum")
        #expect(terminal.text.components(separatedBy: "hunter2").count == 2)
      }
    }

    @Test("SCRIPT-2: a question of debconf is spoken") func spoken() async throws {
      try await Debconf.with { debconf in
        let sound = debconf.folder + "/question.wav"
        let terminal = try debconf.terminal(
          "db_input high speak/city || true; db_go || true; db_get speak/city; echo \"answers: $RET\" >&2",
          ["ALOUD_SPEECH": sound])
        try terminal.wait(for: "3. Bern.")
        try terminal.enter("bern")
        try terminal.wait(for: "answers: Bern")
        // The answer silences what was being said; it is read back itself: a quarter of a second at least, of two bytes a sample.
        #expect(try Files.bytes(sound).count > 22_050 / 4 * 2)
      }
    }

    @Test(
      "SCRIPT-2: the configuration of tzdata, as dpkg-reconfigure runs it, in a copy of the database",
      .enabled(if: Debconf.hasPackage("tzdata")))
    func tzdata() async throws {
      try await Debconf.with { debconf in
        let result = try await debconf.reconfigure("tzdata", input: "europe\nberlin\n")
        #expect(result.exit == .code(0))
        #expect(result.outputText.contains("8. Europe."))
        #expect(try debconf.value(of: "tzdata/Areas") == "Europe")
        #expect(try debconf.value(of: "tzdata/Zones/Europe") == "Berlin")
      }
    }

    @Test(
      "SCRIPT-2: the configuration of tzdata in German: debconf's words and ours",
      .enabled(if: Nightly.isOn, "it is run by .ci/nightly"),
      .enabled(if: Debconf.hasPackage("tzdata") && Debconf.hasPackage("locales")))
    func tzdataInGerman() async throws {
      try await Debconf.with { debconf in
        let result = try await debconf.reconfigure("tzdata", input: "europa\nberlin\n", try await debconf.inGerman())
        #expect(result.exit == .code(0))
        #expect(result.outputText.contains("Geographisches Gebiet: "))
        #expect(result.outputText.contains("8. Europa."))
        #expect(result.outputText.contains(" Einträge."))
        #expect(try debconf.value(of: "tzdata/Areas") == "Europe")
        #expect(try debconf.value(of: "tzdata/Zones/Europe") == "Berlin")
      }
    }

    @Test(
      "SCRIPT-2: the configuration of tzdata, typed at a terminal and spoken",
      .enabled(if: Debconf.hasPackage("tzdata")))
    func tzdataTyped() async throws {
      try await Debconf.with { debconf in
        let sound = debconf.folder + "/tzdata.wav"
        let terminal = try debconf.reconfigure("tzdata", ["ALOUD_SPEECH": sound])
        try terminal.wait(for: "Europe.")
        try terminal.wait(for: "\n> ")
        try terminal.enter("europe")
        try terminal.wait(for: "Amsterdam.")
        try terminal.wait(for: "\n> ")
        try terminal.enter("berlin")
        #expect(try terminal.waitForExit() == .code(0))
        #expect(try debconf.value(of: "tzdata/Areas") == "Europe")
        #expect(try debconf.value(of: "tzdata/Zones/Europe") == "Berlin")
        // What was chosen is read back: a quarter of a second at least, of two bytes a sample.
        #expect(try Files.bytes(sound).count > 22_050 / 4 * 2)
      }
    }

    @Test(
      "SCRIPT-2: the configuration of locales, typed at a terminal and spoken, and back in it",
      .enabled(if: Debconf.hasPackage("locales")))
    func localesTyped() async throws {
      try await Debconf.with { debconf in
        let sound = debconf.folder + "/locales.wav"
        let terminal = try debconf.reconfigure("locales", ["ALOUD_SPEECH": sound])
        for (answer, question) in [
          ("de_DE.UTF-8 UTF-8", "Locales to be generated"), ("done", "Checked."),
          ("back", "Default locale for the system environment"), ("fr_FR.UTF-8 UTF-8", "Locales to be generated"),
          ("done", "Checked."), ("de_DE.UTF-8", "Default locale for the system environment"),
        ] {
          try terminal.wait(for: question)
          try terminal.wait(for: "\n> ")
          try terminal.enter(answer)
        }
        #expect(try terminal.waitForExit() == .code(0))
        let chosen = try #require(try debconf.value(of: "locales/locales_to_be_generated"))
        #expect(chosen.contains("de_DE.UTF-8 UTF-8") && chosen.contains("fr_FR.UTF-8 UTF-8"))
        #expect(try debconf.value(of: "locales/default_environment_locale") == "de_DE.UTF-8")
        #expect(try Files.bytes(sound).count > 22_050 / 4 * 2)
      }
    }

    @Test(
      "SCRIPT-2: the configuration of locales, as dpkg-reconfigure runs it, and back in it",
      .enabled(if: Debconf.hasPackage("locales")))
    func locales() async throws {
      try await Debconf.with { debconf in
        let result = try await debconf.reconfigure(
          "locales", input: "de_DE.UTF-8 UTF-8\ndone\nback\nfr_FR.UTF-8 UTF-8\ndone\nde_DE.UTF-8\n")
        #expect(result.exit == .code(0))
        let chosen = try #require(try debconf.value(of: "locales/locales_to_be_generated"))
        #expect(chosen.contains("de_DE.UTF-8 UTF-8") && chosen.contains("fr_FR.UTF-8 UTF-8"))
        #expect(try debconf.value(of: "locales/default_environment_locale") == "de_DE.UTF-8")
      }
    }
  }
}

/// debconf with a database of its own, and us in the place of whiptail.
struct Debconf {
  let folder: String

  static func hasPackage(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/var/lib/dpkg/info/\(name).config")
  }

  /// Calls `body` with a database of its own, whose package "speak" asks the questions of the templates.
  static func with(templates: String = Self.templates, _ body: (Debconf) async throws -> Void) async throws {
    try await TemporaryFolder.with { folder in
      let debconf = Debconf(folder: folder)
      try Files.write(Self.configuration.replacingOccurrences(of: "FOLDER", with: folder), to: folder + "/debconf.conf")
      try Files.write(templates, to: folder + "/speak.templates")
      try Files.write("", to: folder + "/bin/.folder")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/bin/whiptail", withDestinationPath: BuiltBinary.path())
      try await body(debconf)
    }
  }

  /// Runs the configuration of the test's own package by pipe.
  func run(_ steps: String, input: String, _ variables: [String: String] = [:]) async throws -> RunResult {
    try writeConfiguration(steps)
    return try await CommandRun(
      "/usr/bin/debconf", ["-ospeak", folder + "/speak.config"], input: Array(input.utf8),
      environment: environment.merging(variables) { $1 }
    ).result()
  }

  /// Runs it at a terminal.
  func terminal(_ steps: String, _ variables: [String: String]) throws -> PseudoTerminal {
    try writeConfiguration(steps)
    return try PseudoTerminal(
      "/usr/bin/debconf", ["-ospeak", folder + "/speak.config"], size: TerminalSize(columns: 200),
      environment: environment.merging(variables) { $1 })
  }

  /// Runs the configuration of a package that is installed, in a copy of the system's database, as if it were asked anew.
  func reconfigure(
    _ package: String, input: String, _ variables: [String: String] = [:]
  ) async throws -> RunResult {
    try copyDatabase()
    return try await CommandRun(
      "/usr/bin/debconf", reconfiguring(package), input: Array(input.utf8),
      environment: environment.merging(variables.merging(["DEBCONF_RECONFIGURE": "1"]) { $1 }) { $1 }
    ).result()
  }

  /// The same at a terminal.
  func reconfigure(_ package: String, _ variables: [String: String]) throws -> PseudoTerminal {
    try copyDatabase()
    return try PseudoTerminal(
      "/usr/bin/debconf", reconfiguring(package), size: TerminalSize(columns: 200),
      environment: environment.merging(variables.merging(["DEBCONF_RECONFIGURE": "1"]) { $1 }) { $1 })
  }

  /// Makes the locale, and returns the variables that choose it.
  func inGerman() async throws -> [String: String] {
    let made = try await CommandRun(
      "/usr/bin/localedef", ["-i", "de_DE", "-f", "UTF-8", folder + "/de_DE.UTF-8"]
    ).result()
    try #require(made.exit == .code(0))
    return ["LC_ALL": "de_DE.UTF-8", "LOCPATH": folder]
  }

  /// Runs another program of a package in a copy of the system's database.
  func ask(_ package: String, _ program: String, _ arguments: [String], input: String) async throws -> RunResult {
    try copyDatabase()
    return try await CommandRun(
      "/usr/bin/debconf", ["-o" + package, program] + arguments, input: Array(input.utf8), environment: environment
    ).result()
  }

  /// A screen on which debconf splits no question.
  static let largeScreen = ["LINES": "500", "COLUMNS": "500"]

  private func reconfiguring(_ package: String) -> [String] {
    ["-o" + package, "/var/lib/dpkg/info/\(package).config", "reconfigure"]
  }

  /// Copies the system's database, as if nothing had been asked.
  private func copyDatabase() throws {
    for name in ["config.dat", "templates.dat"] {
      let text = try Files.text("/var/cache/debconf/" + name)
      let unseen = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("Flags: seen") }
      try Files.write(unseen.joined(separator: "\n"), to: folder + "/" + name)
    }
  }

  /// What the database holds for a question.
  func value(of question: String) throws -> String? {
    let entries = try Files.text(folder + "/config.dat").components(separatedBy: "\n\n")
    let entry = entries.first { $0.hasPrefix("Name: \(question)\n") }
    return entry?.components(separatedBy: "\n").first { $0.hasPrefix("Value: ") }.map { String($0.dropFirst(7)) }
  }

  private var environment: [String: String] {
    Program.soundless.merging([
      "DEBCONF_SYSTEMRC": folder + "/debconf.conf", "DEBIAN_FRONTEND": "dialog", "DEBIAN_PRIORITY": "low",
      "DEBCONF_NOWARNINGS": "yes", "TERM": "xterm", "LC_ALL": "C.UTF-8",
      "PATH": folder + "/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    ]) { $1 }
  }

  private func writeConfiguration(_ steps: String) throws {
    let text = """
      #!/bin/sh
      set -e
      . /usr/share/debconf/confmodule
      db_version 2.0
      db_capb backup
      db_x_loadtemplatefile "\(folder)/speak.templates" speak
      \(steps)
      """
    try Files.write(text + "\n", to: folder + "/steps")
    // Another process writes the program: what this one has open for writing, a test beside it may have handed on for a moment,
    // and then it can't be run ("Text file busy").
    let install = try Process.run(
      URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", folder + "/steps", folder + "/speak.config"])
    install.waitUntilExit()
  }

  /// A wizard over all kinds of question.
  let package = """
    set -- name secret go city fruits note error text
    step=1
    while [ "$step" -ge 1 ] && [ "$step" -le 8 ]; do
      eval "question=\\${$step}"
      db_input high "speak/$question" || true
      if db_go; then step=$((step + 1)); else step=$((step - 1)); fi
    done
    answers=
    for question in name secret go city fruits; do db_get "speak/$question"; answers="$answers $RET"; done
    echo "answers:$answers" >&2
    """

  static let configuration = """
    Config: mine
    Templates: mytemplates

    Name: mine
    Driver: File
    Filename: FOLDER/config.dat

    Name: mytemplates
    Driver: File
    Filename: FOLDER/templates.dat

    """

  private static let templates = """
    Template: speak/name
    Type: string
    Default: Ann
    Description: Your name?
     It is shown to nobody.

    Template: speak/secret
    Type: password
    Description: Password?
     Keep it safe.

    Template: speak/go
    Type: boolean
    Default: true
    Description: Go on?
     This can be undone later.

    Template: speak/city
    Type: select
    Choices: Amsterdam, Berlin, Bern
    Default: Berlin
    Description: Which city?

    Template: speak/fruits
    Type: multiselect
    Choices: apple, pear, plum
    Default: pear
    Description: Which fruits?

    Template: speak/note
    Type: note
    Description: A note
     Something to know.

    Template: speak/error
    Type: error
    Description: An error
     Something went wrong.

    Template: speak/text
    Type: text
    Description: Some text
     Just words.

    """
}
