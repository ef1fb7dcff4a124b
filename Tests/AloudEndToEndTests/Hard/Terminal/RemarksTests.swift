import AloudTesting
import Testing

extension HardTests.AloneTests {
  /// `aloud run` tells an author that `aloud lint` would find something.
  @Suite struct RemarksTests {
    private static let bad =
      "app: A\nlanguage: en\ntabs:\n- title: T\n  elements:\n  - {menu: M, items: [{item: Cancel, action: quit}]}\n"
    private static let good = "app: A\nlanguage: en\ntabs:\n- {title: T, elements: [{text: Tea.}]}\n"

    @Test("TEST-3: at a terminal the number of remarks is told once, after the greeting; \"remarks\" reads them")
    func told() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.bad, to: "\(folder)/a.yaml")
        let terminal = try Program.terminal(["run", "\(folder)/a.yaml"])
        #expect(
          terminal.text.contains("1. M, menu button.\nSay a number, a name, or \"help\".\n1 remark on this document."))
        try terminal.enter("remarks")
        let list = try terminal.wait(for: "\n> ")
        #expect(list.contains("Remarks, menu. 1 item.") && list.contains("a.yaml:6. Remove the item."))
        #expect(terminal.text.components(of: "1 remark on") == 1)
      }
    }

    @Test("TEST-3: a document without remarks, and one on a pipe, begin as they always do") func untold() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.good, to: "\(folder)/a.yaml")
        let terminal = try Program.terminal(["run", "\(folder)/a.yaml"])
        #expect(!terminal.text.contains("remark"))
        try Files.write(Self.bad, to: "\(folder)/b.yaml")
        let piped = try await Program.run(["run", "b.yaml"], input: "remarks\n", directory: folder)
        #expect(!piped.outputText.contains("remark on") && piped.lines.contains("Remarks, menu. 1 item."))
        #expect(piped.outputText.contains("b.yaml:6. Remove the item."))
      }
    }
  }
}
