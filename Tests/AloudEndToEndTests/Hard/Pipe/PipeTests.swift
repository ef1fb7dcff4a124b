import Expectations
import AloudTesting
import TestSupport
import Testing

extension HardTests {
  @Suite struct PipeTests {
    @Test("LOOP-6: an output that is closed early ends it quietly", arguments: [0, 1, 100])
    func closedOutput(_ bytes: Int) async throws {
      let input = Array(String(repeating: "shop\nroutes\n", count: 2_000).utf8)
      let result = try await Program.run(bytes: input, reading: .close(after: bytes))
      expect(result.exit, is: .code(141))
      expect(result.errorText, is: "")
    }

    @Test("LOOP-1: many lines, a hundred thousand at night, are all answered in their order")
    func manyLines() async throws {
      let pairs = Nightly.isOn ? 50_000 : 5_000
      let input = String(repeating: "1\nback\n", count: pairs) + "where am i\n"
      // Beside other programs it may last.
      let result = try await Program.run(["--echo"], bytes: Array(input.utf8), timeLimit: .seconds(600))
      expect(result.exit, is: .code(0))
      let asked = result.lines.filter { $0.hasPrefix("> ") }
      expect(asked.count, is: 2 * pairs + 1)
      expect(asked.enumerated().dropLast().allSatisfy { $1 == ($0.isMultiple(of: 2) ? "> 1" : "> back") })
      expect(result.lines.filter { $0.hasPrefix("Groceries. Back to Reminders.") }.count, is: pairs)
      expect(result.lines.dropLast().last?.hasPrefix("Reminders, tab, 1 of 4."), is: true)
    }
  }
}
