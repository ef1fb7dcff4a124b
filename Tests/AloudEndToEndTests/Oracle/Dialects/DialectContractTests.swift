import Expectations
import TestSupport
import Testing

/// SCRIPT-2: the real `whiptail` and `dialog` beside ours. A commit runs a part, the nightly run all.
@Suite(
  .enabled(if: DialectContract.areProgramsInstalled, "whiptail or dialog is not installed"), .waitingOnOwnThreads)
struct DialectContractTests {
  @Test("SCRIPT-2: what a script gets from whiptail and dialog, and what they end with, it gets from ours")
  func contracts() async throws {
    let all = try DialectContract.all(in: "contracts.txt")
    expect(all.count >= 300)
    await Self.abreast(all.indices.filter { Nightly.isOn || $0 % 8 == 0 }.map { all[$0] }) { contract in
      let (theirs, ours) = (try await contract.theirs(), try await contract.ours())
      guard contract.complains else {
        expect(ours, is: theirs, "\(contract)")
        return
      }
      expect(ours.exit, is: theirs.exit, "\(contract)")
      for outcome in [theirs, ours] { expect(outcome.answer.contains { !$0.isWhitespace }, "\(contract)") }
    }
  }

  @Test("SCRIPT-2: where ours differs by intention, both are still as it is written, and that is seldom")
  func differences() async throws {
    let differing = try DialectContract.all(in: "differences.txt")
    expect(differing.count * 49 <= (try DialectContract.all(in: "contracts.txt").count), "at least 98 % are equal")
    await Self.abreast(differing) { contract in
      let difference = try #require(contract.difference, "\(contract)")
      expect(!difference.reason.isEmpty && difference.theirs != difference.ours, "\(contract)")
      let (theirs, ours) = (try await contract.theirs(), try await contract.ours())
      expect(theirs, is: difference.theirs, "\(contract)")
      expect(ours, is: difference.ours, "\(contract)")
    }
  }

  /// Checks four contracts at a time, since they share nothing.
  private static func abreast(
    _ contracts: [DialectContract], _ check: @escaping @Sendable (DialectContract) async throws -> Void
  ) async {
    let width = 4
    await withTaskGroup(of: Void.self) { group in
      for first in 0..<width {
        group.addTask {
          for index in stride(from: first, to: contracts.count, by: width) {
            do { try await check(contracts[index]) } catch { Issue.record("\(contracts[index]): \(error)") }
          }
        }
      }
      await group.waitForAll()
    }
  }
}
