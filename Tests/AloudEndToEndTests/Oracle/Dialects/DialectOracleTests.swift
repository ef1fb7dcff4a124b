import AloudTesting
import Foundation
import Testing

extension HardTests.AloneTests {
  /// SCRIPT-2: the real `whiptail` and `dialog`, with the keys that give the same answer, beside ours.
  @Suite(.enabled(if: DialectOracle.isInstalled, "whiptail or dialog is not installed"))
  struct DialectOracleTests {
    @Test(
      "SCRIPT-2: what whiptail answers, ends with and complains of is what it does", arguments: DialectCase.ofWhiptail)
    func whiptail(_ called: DialectCase) async throws { try await compare(called) }

    @Test("SCRIPT-2: what dialog answers, ends with and complains of is what it does", arguments: DialectCase.ofDialog)
    func dialog(_ called: DialectCase) async throws { try await compare(called) }

    @Test(
      "SCRIPT-2: where we differ by intention, theirs and ours are still what is written of them",
      arguments: DialectDifference.all)
    func differences(_ difference: DialectDifference) async throws {
      #expect(try DialectOracle.theirs(difference.called) == difference.theirs)
      #expect(try await DialectOracle.ours(difference.called) == difference.ours)
    }

    private func compare(_ called: DialectCase) async throws {
      let theirs = try DialectOracle.theirs(called)
      let ours = try await DialectOracle.ours(called)
      #expect(ours.exit == theirs.exit)
      switch called.compared {
      case .answer: #expect(ours.answer == theirs.answer)
      case .complaint(exactly: true): #expect(ours.answer == theirs.answer)
      case .complaint(exactly: false):
        #expect(theirs.answer.contains { !$0.isWhitespace })
        #expect(ours.answer.contains { !$0.isWhitespace })
      }
    }
  }
}

/// Runs both.
enum DialectOracle {
  /// What has come of a call.
  struct Outcome: Equatable, Sendable {
    var exit: Int32
    var answer: String
  }

  /// A file to be shown.
  static let textFile = file("question.txt", "Question\n")
  /// A file of arguments, with all that dialog knows of quotes and backslashes.
  static let argumentFile = file(
    "arguments", #"--inputbox "Ques"tion 10 30 "a b"\c'd"e\ \"f\\g\nh\"# + "\n" + #"i  ""j k""# + "\n")

  private static func file(_ name: String, _ text: String) -> String {
    let path = NSTemporaryDirectory() + "aloud-oracle-" + name
    _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
    return path
  }

  static var isInstalled: Bool {
    ["/usr/bin/whiptail", "/usr/bin/dialog"].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The real one, at a terminal.
  static func theirs(_ called: DialectCase) throws -> Outcome {
    let file = NSTemporaryDirectory() + "aloud-oracle-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: file) }
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", script(called), "/usr/bin/" + called.program] + called.arguments,
      environment: called.environment.merging(["ANSWER": file, "ESCDELAY": "25"]) { $1 })
    if !called.keys.isEmpty {
      try terminal.wait(for: called.shown)
      try terminal.type(called.keys)
    }
    let exit = try terminal.waitForExit()
    terminal.close()
    return Outcome(exit: exit.code, answer: try Files.text(file))
  }

  /// Ours, with lines from a pipe.
  static func ours(_ called: DialectCase) async throws -> Outcome {
    try await TemporaryFolder.with { folder in
      let link = folder + "/" + called.program
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuiltBinary.path())
      let result = try await CommandRun(
        "/bin/sh", ["-c", script(called), link] + called.arguments, input: Array(called.lines.utf8),
        environment: Program.soundless.merging(called.environment) { $1 }
          .merging(["ANSWER": folder + "/answer"]) { $1 }
      ).result()
      return Outcome(exit: result.exit.code, answer: try Files.text(folder + "/answer"))
    }
  }

  private static func script(_ called: DialectCase) -> String { "exec \"$0\" \"$@\" \(called.descriptor)>\"$ANSWER\"" }
}

extension CommandExit {
  /// The code; 128 and the signal's number where a signal ended it.
  fileprivate var code: Int32 {
    switch self {
    case .code(let code): code
    case .signal(let number): 128 + number
    case .timeLimit, .outputLimit: -1
    }
  }
}
