import Aloud
import AloudPrompts
import Expectations
import Foundation
import TestSupport
import Testing

@testable import AloudCommand

/// What real programs have printed at a terminal, and what is heard of it. `ALOUD_RECORD=1` writes what is heard now.
struct RecordedOutputTests {
  private static let folder = "\(#filePath)".replacing("RecordedOutputTests.swift", with: "Outputs/")
  private static let names = [
    "apt", "cargo", "claude", "git", "git-diff", "git-log", "go", "make", "npm", "pytest", "swift",
  ]

  /// A transcript begins with the command and its exit code, `$ make # 2`; what is typed stands after `=>`. The output is in a file of the same name.
  @Test("what is heard of a program", arguments: names) func heard(_ name: String) throws {
    let path = Self.folder + name + ".transcript"
    let transcript = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    let head = transcript[0].dropFirst(2).split(separator: " # ")
    let words = head[0].split(separator: " ").map(String.init)
    let profiles = try OutputProfile.all()
    let profile = profiles.first { $0.fits(words) } ?? profiles[0]
    var app = LogApp(.verbatim(String(head[0])), as: profile.records.isEmpty ? .plain : .jsonLines, profile: profile)
    app.isCommand = true
    var player = try SessionPlayer(of: app)
    var heard = [transcript[0]] + player.lines
    var splitter = OutputSplitter()
    let lines = splitter.take([UInt8](try Data(contentsOf: URL(filePath: Self.folder + name + ".txt")))).lines
    for line in lines + [splitter.takeLine()] {
      heard += player.happen(.loaded(LogApp.lines, .contents(line)))
    }
    heard += player.happen(.loaded(LogApp.ended, .contents("\(head[1]) 4")))
    for line in transcript where line.hasPrefix("=> ") { heard += [line] + player.say(String(line.dropFirst(3))) }
    if ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1" {
      try (heard.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
    expect(heard, is: transcript)
  }
}
