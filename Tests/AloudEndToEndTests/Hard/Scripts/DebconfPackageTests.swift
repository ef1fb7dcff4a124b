import AloudTesting
import Foundation
import Testing

extension HardTests.AloneTests {
  /// SCRIPT-2: the questions of packages, as debconf asks them. A package that is not installed is left out.
  @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/debconf"), "there is no debconf"))
  struct DebconfPackageTests {
    @Test("SCRIPT-2: the configuration of a package, as dpkg-reconfigure runs it", arguments: DebconfPackage.installed)
    func english(_ package: DebconfPackage) async throws {
      try await check(package, package.lines, package.said) { _ in [:] }
    }

    @Test(
      "SCRIPT-2: the configuration of a package in German", .enabled(if: Debconf.hasPackage("locales")),
      .enabled(if: Nightly.isOn, "it is run by .ci/nightly"), arguments: DebconfPackage.installed)
    func german(_ package: DebconfPackage) async throws {
      try await check(package, package.linesInGerman, package.saidInGerman) { try await $0.inGerman() }
    }

    private func check(
      _ package: DebconfPackage, _ lines: String, _ said: String,
      _ variables: (Debconf) async throws -> [String: String]
    ) async throws {
      try await Debconf.with { debconf in
        let result = try await debconf.reconfigure(
          package.name, input: lines, try await variables(debconf).merging(Debconf.largeScreen) { $1 })
        #expect(result.exit == .code(0))
        #expect(result.errorText.isEmpty)
        #expect(result.outputText.contains(said), "\(result.outputText)")
        for (question, value) in package.values { #expect(try debconf.value(of: question) == value, "\(question)") }
      }
    }

    @Test("SCRIPT-2: without a frontend nothing is said, and the defaults are taken") func noninteractive() async throws
    {
      try await Debconf.with { debconf in
        let result = try await debconf.run(
          """
          for question in name secret go city fruits note text; do db_input high "speak/$question" || true; done
          db_go
          for question in name secret go city fruits; do db_get "speak/$question"; echo "$RET" >&2; done
          """, input: "", ["DEBIAN_FRONTEND": "noninteractive"])
        #expect(result.exit == .code(0))
        #expect(result.outputText.isEmpty)
        #expect(result.errorText == "Ann\n\ntrue\nBerlin\npear\n")
      }
    }

    @Test("SCRIPT-3: yes or no tells the package's default, which an empty line takes, after what it recommends")
    func defaults() async throws {
      let templates = """
        Template: speak/encrypt
        Type: boolean
        Default: true
        Description: Encrypt connections?
         It is recommended to encrypt them.

        Template: speak/relay
        Type: boolean
        Default: false
        Description: Relay mail for others?
         If you are not sure, do not.

        """
      try await Debconf.with(templates: templates) { debconf in
        let result = try await debconf.run(
          """
          for question in encrypt relay; do
            db_input high "speak/$question"
            db_go
            db_get "speak/$question"
            echo "$question $RET" >&2
          done
          """, input: "\n\n")
        #expect(result.errorText == "encrypt true\nrelay false\n")
        #expect(
          result.outputText == """
            It is recommended to encrypt them.
            Encrypt connections? Yes or no. Yes is the default.
            If you are not sure, do not.
            Relay mail for others? Yes or no. No is the default.

            """)
      }
    }

    @Test(
      "SCRIPT-2: what is to be installed, as tasksel asks it: names beside the tags, in German too",
      arguments: Nightly.isOn && Debconf.hasPackage("locales") ? [false, true] : [false])
    func tasks(_ isGerman: Bool) async throws {
      let templates = """
        Template: speak/title
        Type: title
        Description: Software selection
        Description-de.UTF-8: Softwareauswahl

        Template: speak/tasks
        Type: multiselect
        Choices-C: ${TAGS}
        Choices: ${NAMES}
        Description: Which software?
         Collections are installed as a whole.
        Description-de.UTF-8: Welche Software?
         Sammlungen werden als Ganzes installiert.

        """
      let names = isGerman ? "Druckserver, SSH-Server, Standardwerkzeuge" : "print server, SSH server, standard tools"
      try await Debconf.with(templates: templates) { debconf in
        let result = try await debconf.run(
          """
          db_settitle speak/title
          db_subst speak/tasks TAGS "print-server, ssh-server, standard"
          db_subst speak/tasks NAMES "\(names)"
          db_set speak/tasks "standard"
          db_input high speak/tasks || true
          db_go
          db_fset speak/tasks seen false
          db_get speak/tasks
          echo "install $RET" >&2
          """, input: isGerman ? "ssh-server\nfertig\n" : "ssh server\ndone\n",
          isGerman ? try await debconf.inGerman() : [:])
        #expect(result.errorText == "install ssh-server, standard\n")
        let said =
          isGerman
          ? [
            "Softwareauswahl", "Sammlungen werden als Ganzes installiert.",
            "Welche Software? 3 Einträge. Aktiviert: 1.", "1. Druckserver.", "2. SSH-Server.",
            "3. Standardwerkzeuge, aktiviert.",
          ]
          : [
            "Software selection", "Collections are installed as a whole.", "Which software? 3 items. Checked: 1.",
            "1. print server.", "2. SSH server.", "3. standard tools, checked.",
          ]
        #expect(result.outputLines.prefix(6) == said[...])
      }
    }

    @Test(
      "SCRIPT-2: tasksel's own question", .enabled(if: FileManager.default.fileExists(atPath: Debconf.tasksel)))
    func tasksel() async throws {
      try await Debconf.with { debconf in
        let result = try await debconf.ask(
          "tasksel", Debconf.tasksel,
          [debconf.folder + "/chosen", "ssh-server, web-server", "SSH server, web server", "", "tasksel/tasks"],
          input: "web server\ndone\n")
        #expect(result.outputLines.first == "Software selection")
        #expect(try Files.text(debconf.folder + "/chosen") == "web-server\n")
      }
    }

    @Test("SCRIPT-2: progress tells each text once, percent alone between, and what was done at the end")
    func progress() async throws {
      let templates = ["start Installing packages", "unpacking Unpacking ${PACKAGE}", "installed Installed ${PACKAGE}"]
        .map { $0.split(separator: " ", maxSplits: 1) }
        .map { "Template: speak/\($0[0])\nType: text\nDescription: \($0[1])\n\n" }.joined()
      try await Debconf.with(templates: templates) { debconf in
        let result = try await debconf.run(
          """
          db_progress START 0 4 speak/start
          for package in hello world; do
            db_subst speak/unpacking PACKAGE $package
            db_progress INFO speak/unpacking
            db_progress STEP 1
            db_progress STEP 1
          done
          db_subst speak/installed PACKAGE hello
          db_progress INFO speak/installed
          db_progress STOP
          """, input: "")
        #expect(result.exit == .code(0))
        #expect(
          result.outputLines == [
            "Installing packages, 0%, progress.", "Unpacking hello, 0%, progress.", "25%.", "50%.", "Unpacking world",
            "75%.", "100%.", "Installed hello",
          ])
      }
    }

    @Test(
      "SCRIPT-4: twelve questions in few words, nothing of which is lost",
      arguments: [("medium", 200), ("low", 150)])
    func twelveQuestions(_ verbosity: String, _ limit: Int) async throws {
      try await Debconf.with(templates: Self.mailServer) { debconf in
        let result = try await debconf.run(
          """
          db_settitle speak/title
          for question in kind name root relay encrypt secret size protocols services log start note; do
            db_input high "speak/$question" || true
            db_go || true
          done
          """, input: "\n\n\nno\n\nhunter2\n\n\ndone\n\nyes\n\n",
          ["ALOUD_OPTIONS": "--verbosity \(verbosity)"].merging(Debconf.largeScreen) { $1 })
        #expect(result.exit == .code(0))
        #expect(result.outputText.split(whereSeparator: \.isWhitespace).count <= limit, "\(result.outputText)")
        for said in [
          "Mail server", "1. Internet site, default.", "2. Satellite system.",
          "System mail name: attic.example, text field.", "Leave it empty for none.",
          "Relay mail for other machines? Yes or no. No is the default.", "This is recommended.",
          "Encrypt connections? Yes or no. Yes is the default.", "Mailbox size limit: 0, text field.",
          "1. imap, checked.", "2. pop3.", "2. long.", "The server is set up", "Its log is in /var/log/mail. OK?",
        ] { #expect(result.outputText.contains(said), "\(said)") }
        let hint = "Say a number or a name"
        #expect(result.outputText.components(separatedBy: hint).count == (verbosity == "low" ? 1 : 2))
      }
    }

    private static let mailServer = """
      Template: speak/title
      Type: title
      Description: Mail server

      Template: speak/kind
      Type: select
      Choices: Internet site, Satellite system, Local only
      Default: Internet site
      Description: General type of mail configuration:

      Template: speak/name
      Type: string
      Default: attic.example
      Description: System mail name:

      Template: speak/root
      Type: string
      Description: Recipient for root's mail:
       Leave it empty for none.

      Template: speak/relay
      Type: boolean
      Default: false
      Description: Relay mail for other machines?

      Template: speak/encrypt
      Type: boolean
      Default: true
      Description: Encrypt connections?
       This is recommended.

      Template: speak/secret
      Type: password
      Description: Password for administration:

      Template: speak/size
      Type: string
      Default: 0
      Description: Mailbox size limit:

      Template: speak/protocols
      Type: select
      Choices: all, ipv4, ipv6
      Default: all
      Description: Internet protocols to use:

      Template: speak/services
      Type: multiselect
      Choices: imap, pop3, sieve
      Default: imap
      Description: Services to start:

      Template: speak/log
      Type: select
      Choices: short, long
      Default: short
      Description: Kind of log:

      Template: speak/start
      Type: boolean
      Default: true
      Description: Start the server now?

      Template: speak/note
      Type: note
      Description: The server is set up
       Its log is in /var/log/mail.

      """
  }
}

extension Debconf {
  /// The program by which tasksel asks.
  fileprivate static let tasksel = "/usr/lib/tasksel/tasksel-debconf"
}

/// A package whose questions are asked, with the lines that answer them and what the database then holds.
struct DebconfPackage: Sendable, CustomStringConvertible {
  let name: String
  let lines: String
  let linesInGerman: String
  /// A part of what is said.
  let said: String
  let saidInGerman: String
  let values: [String: String]

  var description: String { name }

  static var installed: [DebconfPackage] { all.filter { Debconf.hasPackage($0.name) } }

  private static let all = [
    DebconfPackage(
      name: "fontconfig-config", lines: "autohinter\nfull\nnever\nyes\n", linesInGerman: "2\nvoll\nnie\nja\n",
      said: "Font tuning method for screen (system default): 3 items.\n1. Native, default.\n2. Autohinter.\n3. None.\n",
      saidInGerman: "Bildschirmdarstellung mit Subpixeln: 3 Einträge.\n1. automatisch, Vorgabe.\n2. immer.\n3. nie.\n",
      values: [
        "fontconfig/hinting_type": "Autohinter", "fontconfig/hinting_style": "hintfull",
        "fontconfig/subpixel_rendering": "Never", "fontconfig/enable_bitmaps": "true",
      ]),
    DebconfPackage(
      name: "man-db", lines: "yes\n", linesInGerman: "ja\n",
      said: "Should man and mandb be installed 'setuid man'? Yes or no. No is the default.",
      saidInGerman: "Möchten Sie man und mandb »setuid man« installieren? Ja oder nein. Nein ist die Vorgabe.",
      values: ["man-db/install-setuid": "true"]),
    DebconfPackage(
      name: "ca-certificates", lines: "no\ndone\n", linesInGerman: "nein\nfertig\n",
      said: "Trust new certificates from certificate authorities? 3 items.\n1. yes, default.\n2. no.\n3. ask.\n",
      saidInGerman: "Neuen Zertifikaten von Zertifizierungsstellen vertrauen? 3 Einträge.\n1. Ja, Vorgabe.\n",
      values: ["ca-certificates/trust_new_crts": "no"]),
    DebconfPackage(
      name: "iproute2", lines: "yes\n", linesInGerman: "ja\n",
      said: "Allow ordinary users to run ip vrf exec using capabilities? Yes or no. No is the default.",
      saidInGerman: "mittels Capabilities erlauben? Ja oder nein. Nein ist die Vorgabe.",
      values: ["iproute2/setcaps": "true"]),
    DebconfPackage(
      name: "libdebuginfod-common", lines: "yes\n", linesInGerman: "ja\n",
      said: "Connect to Debian's debuginfod server to download debug symbols? Yes or no. No is the default.",
      saidInGerman: "zum Herunterladen von Debug-Symbolen verbinden? Ja oder nein. Nein ist die Vorgabe.",
      values: ["libdebuginfod/usedebiandebuginfod": "true"]),
    DebconfPackage(
      name: "postgresql-common", lines: "\n", linesInGerman: "nein\n",
      said: "If unsure, enable SSL.\nEnable SSL by default in new PostgreSQL clusters? Yes or no. Yes is the default.",
      saidInGerman: "in neuen PostgreSQL-Clustern aktivieren? Ja oder nein. Ja ist die Vorgabe.",
      values: [:]),
  ]
}
