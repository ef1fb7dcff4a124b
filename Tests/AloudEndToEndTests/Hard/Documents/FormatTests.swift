import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// `aloud format`.
  @Suite struct FormatTests {
    private static let text = "app: A\ntabs:\n- title: T   # the only one\n  elements: [{text: x}]\n"
    private static let laidOut = "app: A\ntabs:\n  - title: T   # the only one\n    elements: [{text: x}]\n"

    @Test("a document is written anew once, for the same people as before, also through a link")
    func written() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.text, to: "\(folder)/app.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: "\(folder)/app.yaml")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/link.yaml", withDestinationPath: "app.yaml")
        let first = try await Program.run(["format", "link.yaml"], bytes: [], directory: folder)
        #expect(first.exit == .code(0) && first.lines == ["link.yaml: written anew."])
        #expect(try String(contentsOfFile: "\(folder)/app.yaml", encoding: .utf8) == Self.laidOut)
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/app.yaml")
        #expect(attributes[.posixPermissions] as? Int == 0o664)
        let second = try await Program.run(["format", "app.yaml"], bytes: [], directory: folder)
        #expect(second.exit == .code(0) && second.lines == ["app.yaml: nothing to change."])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["app.yaml", "link.yaml"])
      }
    }

    @Test("another's document stays another's", .enabled(if: getuid() == 0, "only root writes for others"))
    func owner() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.text, to: "\(folder)/app.yaml")
        #expect(chown("\(folder)/app.yaml", 1, 1) == 0)
        #expect(try await Program.run(["format", "app.yaml"], directory: folder).exit == .code(0))
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/app.yaml")
        #expect(attributes[.ownerAccountID] as? Int == 1 && attributes[.groupOwnerAccountID] as? Int == 1)
        #expect(try String(contentsOfFile: "\(folder)/app.yaml", encoding: .utf8) == Self.laidOut)
      }
    }

    @Test("of several, each is told of, and the worst decides the exit code; --check writes nothing")
    func several() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.text, to: "\(folder)/a.yaml")
        try Files.write(Self.laidOut, to: "\(folder)/b.yaml")
        try Files.write("? app\n: A\n", to: "\(folder)/c.yaml")
        try Files.write("app: [", to: "\(folder)/d.yaml")
        let checked = try await Program.run(["format", "--check", "b.yaml", "a.yaml"], bytes: [], directory: folder)
        #expect(checked.exit == .code(1))
        #expect(checked.lines == ["b.yaml: nothing to change.", "a.yaml: laid out otherwise."])
        #expect(try String(contentsOfFile: "\(folder)/a.yaml", encoding: .utf8) == Self.text)
        let all = try await Program.run(
          ["format", "c.yaml", "nowhere.yaml", "d.yaml", "a.yaml"], bytes: [], directory: folder)
        #expect(all.exit == .code(66) && all.lines == ["a.yaml: written anew."])
        let errors = all.errorText.split(separator: "\n")
        #expect(errors.count == 3 && errors[0].hasPrefix("c.yaml: it is written in a way that can't be laid out"))
        #expect(
          errors[1] == "nowhere.yaml: there is no such file. Check the path." && errors[2].hasPrefix("d.yaml:2:1:"))
        #expect(try String(contentsOfFile: "\(folder)/c.yaml", encoding: .utf8) == "? app\n: A\n")
      }
    }

    @Test("one that can't be written is as it was")
    func notWritten() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.text, to: "\(folder)/app.yaml")
        // A limit to the size of files, which standard error is not under.
        let result = try await Program.shell(
          "(ulimit -f 0; exec \"$0\" format app.yaml) 2>&1 | cat", input: "", directory: folder)
        #expect(result.outputText.hasPrefix("app.yaml can't be written, and is as it was."))
        #expect(try String(contentsOfFile: "\(folder)/app.yaml", encoding: .utf8) == Self.text)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["app.yaml"])
      }
    }
  }
}
