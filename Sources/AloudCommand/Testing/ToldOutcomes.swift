import Aloud
import AloudApp
import AloudTerminal
import AloudTesting
import ArgumentParser
import Synchronization

enum ReportForm: String, ExpressibleByArgument, CaseIterable { case text, tap, junit }

final class ToldOutcomes: Sendable {
  private struct Counts {
    var passed = 0, failed = 0, skipped = 0, unreadable = 0
    var tap = TAPReport()
    var error: (any Error)?
  }

  private let words: Words
  private let form: ReportForm
  private let counts = Mutex(Counts())

  init(_ words: Words, _ form: ReportForm) {
    (self.words, self.form) = (words, form)
    switch form {
    case .text: break
    case .tap: print(TAPReport.head)
    case .junit: print(JUnitReport.head)
    }
  }

  func tell(_ outcomes: [TestOutcome]) {
    for outcome in outcomes { count(outcome) }
    switch form {
    case .text: outcomes.flatMap(lines).forEach(print)
    case .tap: outcomes.flatMap { outcome in counts.withLock { $0.tap.lines(outcome) } }.forEach(print)
    case .junit: print(JUnitReport.suite(outcomes))
    }
  }

  func end() throws {
    let counts = counts.withLock { $0 }
    switch form {
    case .text:
      print("Passed: \(counts.passed). Failed: \(counts.failed + counts.unreadable). Left out: \(counts.skipped).")
    case .tap: print(counts.tap.foot)
    case .junit: print(JUnitReport.foot)
    }
    if let error = self.counts.withLock({ $0.error }) { throw error }
  }

  var exitCode: Int32? { counts.withLock { $0.unreadable > 0 ? 65 : $0.failed > 0 ? 1 : nil } }

  private func count(_ outcome: TestOutcome) {
    counts.withLock { counts in
      switch outcome.result {
      case .passed: counts.passed += 1
      case .unrecorded: counts.skipped += 1
      case .unreadable, .unopened: counts.unreadable += 1
      case .recorded, .unwritable, .failed: counts.failed += 1
      }
    }
  }

  private func print(_ line: String) {
    do { try words.print(line) } catch { counts.withLock { $0.error = error } }
  }

  private func lines(_ outcome: TestOutcome) -> [String] {
    switch outcome.result {
    case .passed: []
    case .unrecorded: [OutsideText.printed("\(outcome.name): Nothing is recorded for this. Record it with --record.")]
    case .recorded: [OutsideText.printed("\(outcome.name): recorded. Read it aloud.")]
    case .unreadable(let error): [error.description]
    case .unopened(let error): [words.text(WholeFileError(errno: error.number).message(of: outcome.file))]
    case .unwritable(let file): [Self.unwritable(file)]
    case .failed(.program(let error)):
      ["\(outcome.name):"] + error.split(separator: "\n").map { OutsideText.printed(String($0)) }
    case .failed(.text(let difference)):
      ["\(outcome.name):"]
        + difference.description.split(separator: "\n", omittingEmptySubsequences: false).map {
          OutsideText.printed(String($0))
        }
    case .failed(.facts(let differences)): differences.map { line($0, outcome) }
    }
  }

  /// Returns a line such as `task.transcript:12 (de): after “milk”: role: expected toggle, got button`.
  private func line(_ difference: FactDifference, _ outcome: TestOutcome) -> String {
    let place = difference.input.map { "after “\($0)”" } ?? "at the start"
    let way = outcome.name.dropFirst(outcome.file.count)
    let facts = "expected \(difference.expected ?? "nothing"), got \(difference.got ?? "nothing")"
    return OutsideText.printed("\(outcome.file):\(difference.fileLine)\(way): \(place): \(difference.fact): \(facts)")
  }

  static func unwritable(_ file: String) -> String {
    OutsideText.printed("\(file): this file can't be written. Check the permissions, and whether the disk is full.")
  }
}
