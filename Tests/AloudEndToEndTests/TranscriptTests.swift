import AloudApp
import Expectations
import Testing

@testable import AloudCommand
@testable import AloudTesting

@Suite("Transcripts")
struct TranscriptTests {
  static let folder = "\(#filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined())/Transcripts"

  /// A transcript file, called in reports by its place among the others.
  struct File: CustomTestStringConvertible {
    var path: String

    var testDescription: String { String(path.dropFirst(TranscriptTests.folder.count + 1)) }

    /// The folder that it is in.
    var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
  }

  private static var files: [File] { get throws { try TranscriptFile.all(at: folder).map { File(path: $0.path) } } }

  /// Every requirement that the issues name. What of LOOP-1, LOOP-6 and SAFE-2 only a terminal, a signal or a bad file can
  /// show is tested in Hard.
  private static let requirements: Set<String> = {
    let counts: KeyValuePairs = [
      "LOOP": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], "SAY": [1, 2, 3, 4, 5, 6], "BTN": [1, 2, 3, 4, 5, 6],
      "MENU": [1, 2, 3, 4, 5, 6],
      "ASK": [1, 2, 3, 4, 5, 6], "TAB": [1, 2, 3], "SHEET": [1, 2, 3, 4, 5], "SAFE": [1, 2],
      "SET": [1, 2, 3, 4, 5, 6, 7],
      "PLACE": [1, 2, 3], "PICK": [1, 2, 3], "DATE": [1, 2, 3, 4, 5, 6, 7], "HUE": [1, 2, 3], "EDIT": [1, 2, 4],
      "FIND": [1, 2], "BRAILLE": [2],
    ]
    return Set(counts.flatMap { group, numbers in numbers.map { "\(group)-\($0)" } })
  }()

  /// Plays in this process what it can, and the rest with the program. With ALOUD_RECORD=1 in the environment it records.
  private static let replayer: Replayer? = {
    guard let words = Words.usual, let binary = try? BuiltBinary.path() else { return nil }
    var replayer = TranscriptApps(words).replayer(TranscriptRunner(binary: binary, records: false))
    replayer.records = ProcessVariable.value(of: "ALOUD_RECORD") == "1"
    return replayer
  }()

  @Test("each is said as it is written")
  func areSaidAsTheyAreWritten() async throws {
    let files = try Self.files.map { TranscriptFile(path: $0.path, recorded: []) }
    expect(files.count > 300)
    try await #require(Self.replayer).play(files, jobs: 2) { outcomes in
      for outcome in outcomes {
        switch outcome.result {
        case .passed, .recorded: continue
        case .failed(.text(let difference)): Issue.record("\(difference)")
        case .failed(.program(let reason)): Issue.record("\(outcome.name): \(reason)")
        case .failed(.facts), .unrecorded, .unreadable, .unopened, .unwritable:
          Issue.record("\(outcome.name): \(outcome.result)")
        }
      }
    }
  }

  /// The first of each folder.
  private static var samples: [File] {
    get throws { try files.reduce(into: []) { if $0.last?.folder != $1.folder { $0.append($1) } } }
  }

  @Test("the first of each folder is said by the program as well", arguments: try samples)
  func isSaidByTheProgram(_ file: File) async throws {
    let result = try await TranscriptRunner(binary: try BuiltBinary.path(), records: false).run(file: file.path)
    #expect(result.passed, "\(result)")
  }

  @Test("there is one for every requirement")
  func coversEveryRequirement() throws {
    let shown = try Self.files.flatMap { try Transcript(contentsOf: $0.path).header.requirements }
    let missing = Self.requirements.subtracting(shown)
    expect(missing.isEmpty, "No transcript shows \(missing.sorted().joined(separator: ", ")).")
  }

  @Test("each is short enough to listen to")
  func areShort() throws {
    for file in try Self.files {
      let transcript = try Transcript(contentsOf: file.path)
      expect(transcript.inputs.count <= 25, "\(file)")
      expect(transcript.header.now, is: "2026-11-20T15:30:00", "\(file)")
      expect(transcript.head.first?.hasPrefix("# "), is: true, "Say in a comment of \(file) what is shown.")
    }
  }

  @Test("LOOP-1: without --echo the same is said, and no prompt")
  func saysTheSameWithoutEcho() async throws {
    let transcript = try Transcript(contentsOf: "\(Self.folder)/LOOP/1 a line in, announcements out.transcript")
    let input = transcript.inputs.map { $0 + "\n" }.joined()
    let result = try await CommandRun(try BuiltBinary.path(), input: Array(input.utf8)).result()
    let said = transcript.body.filter { !$0.hasPrefix("> ") }
    expect(result.outputText, is: said.map { $0 + "\n" }.joined())
  }
}
