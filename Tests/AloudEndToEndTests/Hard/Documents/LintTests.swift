import AloudTesting
import Foundation
import Testing

extension HardTests {
  @Suite("aloud lint, TEST-3") struct LintTests {
    private static let bad =
      "app: A\ntabs:\n- title: T\n  elements:\n  - {menu: M, items: [{item: Cancel, action: quit}]}\n"
    private static let good = "app: A\ntabs:\n- {title: T, elements: [{text: Tea.}]}\n"

    /// Lints the file `a.yaml` that holds `bytes`.
    private func lint(_ bytes: some Sequence<UInt8>, _ options: String...) async throws -> RunResult {
      try await TemporaryFolder.with { folder in
        try Data(bytes).write(to: URL(filePath: "\(folder)/a.yaml"))
        return try await Program.run(["lint", "a.yaml"] + options, directory: folder)
      }
    }

    @Test("without findings it ends with 0, with them with 1") func exitCodes() async throws {
      let (fine, broken) = (try await lint(Self.good.utf8), try await lint(Self.bad.utf8))
      #expect(fine.exit == .code(0) && fine.outputText == "No remarks.\n" && fine.errors.isEmpty)
      #expect(broken.exit == .code(1) && broken.errors.isEmpty && broken.lines.count == 2)
      #expect(broken.lines[0].hasPrefix("a.yaml:5:23: ") && broken.lines[0].hasSuffix(" [cancel-in-menu]"))
      #expect(broken.lines[1] == "1 remark.")
    }

    @Test("JSON is an object a line, and nothing where there is nothing") func json() async throws {
      let result = try await lint(Self.bad.utf8, "--format", "json")
      #expect(result.lines.count == 1)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(result.lines[0].utf8)) as? [String: Any])
      #expect(object.keys.sorted() == ["column", "file", "line", "message", "rule", "severity"])
      #expect(object["rule"] as? String == "cancel-in-menu" && object["line"] as? Int == 5)
      #expect(try await lint(Self.good.utf8, "--format", "json").output.isEmpty)
    }

    @Test("SARIF 2.1.0 has what its schema requires") func sarif() async throws {
      for document in [Self.bad, Self.good] {
        let result = try await lint(document.utf8, "--format", "sarif")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
        #expect(report["version"] as? String == "2.1.0")
        let run = try #require((report["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "aloud lint")
        let rules = try #require(driver["rules"] as? [[String: Any]]),
          results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == (document == Self.bad ? 1 : 0) && rules.count == results.count)
        for result in results {
          #expect(rules[try #require(result["ruleIndex"] as? Int)]["id"] as? String == result["ruleId"] as? String)
          #expect(["error", "warning", "note"].contains(result["level"] as? String ?? ""))
          #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
        }
      }
    }

    @Test("SAFE-2: what can't be read is told as by aloud run, and the others are linted")
    func unreadable() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.bad, to: "\(folder)/bad.yaml")
        try Files.write("", to: "\(folder)/empty.yaml")
        try Data([0x61, 0xFF]).write(to: URL(filePath: "\(folder)/bytes.yaml"))
        _ = try await Program.shell("truncate -s 50M big.yaml; mkdir folder", directory: folder)
        for (file, code) in [
          ("missing.yaml", 66), ("folder", 66), ("big.yaml", 66), ("empty.yaml", 65), ("bytes.yaml", 65),
        ] {
          let run = try await Program.run(["run", file], directory: folder)
          let lint = try await Program.run(["lint", file], directory: folder)
          #expect(lint.exit == .code(Int32(code)) && lint.output.isEmpty, "\(file)")
          #expect(lint.errorText == run.errorText && !lint.errors.isEmpty, "\(file)")
        }
        let both = try await Program.run(["lint", "missing.yaml", "bad.yaml"], directory: folder)
        #expect(both.exit == .code(66) && both.lines.count == 2)
      }
    }

    @Test("wrong use ends with 64") func wrongUse() async throws {
      #expect(try await Program.run(["lint"]).exit == .code(64))
      #expect(try await Program.run(["lint", "a.yaml", "--format", "xml"]).exit == .code(64))
    }

    @Test("SAFE-2: a full disk is told") func fullDisk() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.bad, to: "\(folder)/a.yaml")
        let result = try await Program.shell("\"$0\" lint a.yaml > /dev/full", directory: folder)
        #expect(result.exit != .code(0) && result.exit != .code(1) && result.errorLines.count == 1)
      }
    }

    @Test("a rule that there is not is told by its place") func unknownRule() async throws {
      let result = try await lint("# lint: disable=nothing\n\(Self.good)".utf8)
      #expect(result.exit == .code(1))
      #expect(result.lines[0].hasPrefix("a.yaml:1:17: ") && result.lines[0].contains("“nothing”"))
    }
  }
}
