import AloudTesting
import Expectations
import Foundation
import TestSupport
import Testing

extension HardTests {
  /// SCRIPT-2: what scripts of others do with `whiptail` and `dialog`.
  ///
  /// The scripts in `Installers` are uses that real ones make of them, written anew: raspi-config, Pi-hole's installer, Proxmox helper
  /// scripts, pppoeconf and armbian-config ask so. `$W` is the program that is called. The comments at the top tell what the person
  /// answers, what the script prints in the end, and that only one program takes the arguments in this order.
  @Suite struct InstallerScriptTests {
    private static let folder = "\(#filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined())/Installers"

    @Test(
      "SCRIPT-2: a script of others asks in lines and gets its answers, whichever of the two it calls, in German too (there each of the two at night)",
      arguments: try Files.names(in: folder), ["en_US.UTF-8", "de_DE.UTF-8"])
    func script(_ file: String, _ language: String) async throws {
      let text = try Files.text("\(Self.folder)/\(file)")
      let told = Self.comment("told", in: text) ?? ""
      let printed = try #require(Self.comment("printed", in: text))
      let isGerman = language.hasPrefix("de")
      let either = isGerman && !Nightly.isOn ? ["whiptail"] : ["whiptail", "dialog"]
      for name in Self.comment("asks", in: text).map({ [$0] }) ?? either {
        try await TemporaryFolder.with { folder in
          let link = folder + "/" + name
          try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuiltBinary.path())
          let result = try await CommandRun(
            "/bin/sh", ["-c", text], input: Array((isGerman ? Self.german(told) : told).utf8),
            environment: Program.soundless.merging(["W": link, "LANG": language]) { $1 }, directory: folder
          ).result()
          expect(result.outputText, is: printed, "\(result.errorText)")
          expect(result.exit, is: .code(0), "\(result.errorText)")
          expect(!result.errorText.contains("\u{1B}") && !result.errorText.contains("hunter22"))
          for english in [" items.", "Enter keeps", "Yes or no", ", default", "text field", "progress"] where isGerman {
            expect(!result.errorText.contains(english))
          }
        }
      }
    }

    /// What a comment of a script tells, with line feeds where it has `\n`.
    private static func comment(_ name: String, in text: String) -> String? {
      text.split(separator: "\n").first { $0.hasPrefix("# \(name): ") }
        .map { String($0.dropFirst(name.count + 4)).replacing(#"\n"#, with: "\n") }
    }

    /// The lines of a person who answers in German. What the script has named is called the same.
    private static func german(_ lines: String) -> String {
      let words = ["yes": "ja", "no": "nein", "done": "fertig", "cancel": "abbrechen", "back": "zurück"]
      return lines.components(separatedBy: "\n").map { words[$0] ?? $0 }.joined(separator: "\n")
    }
  }
}
