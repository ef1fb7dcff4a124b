import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// SCRIPT-2: what the article has an administrator type, done by the real programs under a root of its own.
  @Suite(
    .enabled(
      if: ["debconf-set-selections", "dpkg-divert", "update-alternatives", "apt-config"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
      }, "this is no Debian"))
  struct AdministratorTests {
    @Test("SCRIPT-2: the lines for root: links, debconf's frontend, apt's questions, a file moved aside") func lines()
      async throws
    {
      let article = try #require(try Article.all.first { $0.path.hasSuffix("/FromWhiptail.md") })
      let lines = article.lines.filter { $0.hasPrefix("sudo ") && !$0.hasPrefix("sudo env") || $0.contains(" | sudo ") }
      #expect(lines.count == 5)
      try await TemporaryFolder.with { root in
        for folder in ["usr/local/bin", "etc/apt/apt.conf.d", "etc/alternatives", "var/lib/dpkg/info", "var/log", "db"]
        {
          try Files.write("", to: "\(root)/\(folder)/.folder")
        }
        for (path, text) in [
          ("usr/bin/whiptail", "real"), ("usr/local/bin/aloud", ""), ("var/lib/dpkg/alternatives/.folder", ""),
          ("var/lib/dpkg/status", ""), ("bin/sudo", Self.sudo),
          ("debconf.conf", Debconf.configuration.replacingOccurrences(of: "FOLDER", with: root + "/db")),
        ] { try Files.write(text, to: "\(root)/\(path)") }
        for path in ["bin/sudo", "usr/local/bin/aloud"] {
          try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(root)/\(path)")
        }
        let done = try await CommandRun(
          "/bin/sh", ["-ec", lines.joined(separator: "\n")],
          environment: ["ROOT": root, "PATH": root + "/bin:/usr/bin:/usr/sbin:/bin", "LC_ALL": "C.UTF-8"]
        ).result()
        #expect(done.exit == .code(0), "\(done.errorText)")
        let links = FileManager.default
        #expect(try links.destinationOfSymbolicLink(atPath: root + "/usr/local/bin/whiptail") == "/usr/local/bin/aloud")
        #expect(try links.destinationOfSymbolicLink(atPath: root + "/usr/bin/whiptail") == "/etc/alternatives/whiptail")
        #expect(
          try links.destinationOfSymbolicLink(atPath: root + "/etc/alternatives/whiptail") == "/usr/local/bin/aloud")
        #expect(try Files.text(root + "/usr/bin/whiptail.distrib") == "real")
        #expect(
          try Files.text(root + "/db/config.dat").contains(
            "Name: debconf/frontend\nTemplate: debconf/frontend\nValue: Dialog"))
        let file = root + "/etc/apt/apt.conf.d/70debconf"
        let apt = try await CommandRun(
          "/usr/bin/apt-config", ["dump"], environment: ["APT_CONFIG": file, "PATH": "/usr/bin"]
        )
        .result()
        #expect(apt.exit == .code(0))
        #expect(apt.outputText.contains("DPkg::Pre-Install-Pkgs:: \"/usr/sbin/dpkg-preconfigure --apt || true\";"))
      }
    }

    /// Does what root is asked for, but under another root.
    private static let sudo = """
      #!/bin/sh
      case $1 in
      ln) ln "$2" "$3" "$ROOT$4" ;;
      tee) tee "$ROOT$2" ;;
      debconf-set-selections) DEBCONF_SYSTEMRC=$ROOT/debconf.conf debconf-set-selections ;;
      dpkg-divert | update-alternatives) program=$1; shift; "$program" --root "$ROOT" "$@" ;;
      *) exit 9 ;;
      esac
      """
  }
}
