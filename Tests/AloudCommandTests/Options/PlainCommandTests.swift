import AloudApp
import ArgumentParser
import Testing

@testable import AloudCommand

/// What is read without the parser is what the parser reads.
@Suite struct PlainCommandTests {
  private static let plainly: [[String]] = [
    [], ["--speech", "off"], ["--speech=off", "--rate", "200", "--no-hints"],
    ["--locale", "de", "--now", "2026-11-20T15:30"],
    ["--format=json", "--echo", "--width", "40", "--data", "/tmp/x", "--calendar", "hebrew"],
    ["run", "app.yaml"], ["run", "--speech", "off", "app.yaml", "--cells", "20", "--format", "braille"],
    ["choose", "Which?", "Ann", "Bob"],
    ["menu", "Which?", "--default", "Ann", "Ann", "Bob", "--answer", "index", "--null"],
    ["confirm", "Go on?"], ["confirm", "Format?", "--phrase", "format the disk", "--back"],
    ["confirm", "Go on?", "--default=no", "--no-label", "Stop", "--output-fd", "2"],
    ["input", "Name?", "--default", "Ann", "--max", "9", "--timeout", "30"],
    ["password", "Word?", "--text", "It is secret."],
    ["message", "Done.", "--sounds", "--barge-in", "--recognised", "--clipboard", "terminal"],
  ]

  @Test("What is plain is read as the parser reads it", arguments: plainly)
  func agreed(_ arguments: [String]) throws {
    let plain = try #require(AloudCommand.plain(arguments))
    let parsed = try AloudCommand.parseAsRoot(arguments)
    #expect(Self.contents(plain) == Self.contents(parsed))
  }

  @Test(
    "What is not plain, or wrong, is left to the parser",
    arguments: [
      ["--help"], ["-h"], ["--speech"], ["--speech", "--echo"], ["--rate", "fast"], ["--width", "3"], ["--nonsense"],
      ["--echo", "--echo"], ["--hints", "--no-hints"], ["--no-echo"], ["--echo=on"], ["--locale="], ["--", "x"], ["x"],
      ["run"], ["run", "a", "b"], ["run", ""], ["confirm"], ["confirm", "a", "b"],
      ["confirm", "a", "--default", "maybe"],
      ["choose", "--default", "a"], ["choose", "Which?", "--answer", "none"], ["date", "When?"], ["lint", "a"],
      ["--generate-completion-script", "bash"], ["input", "Name?", "-x"],
    ])
  func left(_ arguments: [String]) { #expect(AloudCommand.plain(arguments) == nil) }

  @Test("Every option of a session can be read plainly", arguments: Self.sessionOptions())
  func every(_ option: String) throws {
    let value = Self.values[option]
    let arguments = ["--" + option] + (value.map { [$0] } ?? [])
    let plain = try #require(AloudCommand.plain(arguments), "\(option): \(value ?? "no value")")
    #expect(Self.contents(plain) == Self.contents(try AloudCommand.parseAsRoot(arguments)))
    #expect(Self.contents(plain) != Self.contents(try #require(AloudCommand.plain([]))))
  }

  private static let values = [
    "speech": "on", "voice": "en", "rate": "200", "pitch": "10", "volume": "10", "punctuation": "all",
    "capitals": "pitch",
    "messages": "whole", "ask-again": "30", "done-signal": "bell",
    "key-echo": "words", "verbosity": "low", "text-size": "large", "direction": "rtl", "now": "2026-11-20",
    "format": "json",
    "cells": "20", "braille-table": "none", "lines": "20", "page-numbers": "none", "page-end": "form-feed",
    "width": "40",
    "data": "x", "clipboard": "terminal", "listen": "x", "grammar": "x", "grammar-fd": "3", "locale": "de",
    "calendar": "hebrew", "locales": "x",
  ]

  /// The names of all options that the parser knows for the built-in app.
  private static func sessionOptions() -> [String] {
    let help = Start.helpMessage(columns: 1_000)
    let options = help.split(separator: "OPTIONS:").last ?? ""
    let names = options.split { !($0.isLetter || $0 == "-") }.filter { $0.hasPrefix("--") && $0.count > 3 }
    return Set(names.map { String($0.dropFirst(2)) }).subtracting(["help", "version"]).sorted()
  }

  private static func contents(_ command: any ParsableCommand) -> String {
    var text = ""
    dump(command, to: &text)
    return text
  }
}
