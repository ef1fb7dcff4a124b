import AloudTesting
import Foundation
import Testing

/// A run of the program that an article shows: `$ ` and a command, then what is typed after `> `, and what is said.
///
/// A line `...` stands for lines that are left out.
struct ShownRun {
  /// The date and time at which all of them are run: the articles say so.
  static let now = "2026-11-22T10:00:00"

  let command: String
  /// Where the line after the command is among the article's, from 0.
  let start: Int
  var lines: [String]

  /// The runs of a block, parted by their commands.
  static func all(in block: CodeBlock) -> [ShownRun] {
    var runs: [ShownRun] = []
    for (index, line) in block.lines.enumerated() {
      if line.hasPrefix("$ ") {
        runs.append(ShownRun(command: String(line.dropFirst(2)), start: block.start + index + 1, lines: []))
      } else if !runs.isEmpty {
        runs[runs.count - 1].lines.append(line)
      }
    }
    return runs
  }

  /// What the run prints, with `folder` as the working folder, and what else is wrong with it.
  func output(in folder: String) async throws -> (lines: [String], errors: [String]) {
    guard let header else {
      let path = try BuiltBinary.path().split(separator: "/").dropLast().map { "/\($0)" }.joined()
      let result = try await Program.shell(
        "PATH=\(path):$PATH; { \(command)\n} 2>&1", environment: ["PYTHONPATH": "\(Article.root)/Sources/Python"],
        directory: folder)
      return (result.lines, [])
    }
    let text = (header + [""] + lines).map { $0 + "\n" }.joined()
    let transcript = try Transcript(parsing: text, file: "\(folder)/line \(start)")
    let result = try await TranscriptRunner(binary: BuiltBinary.path(), records: false).run(transcript)
    return (result.command.lines, result.errors + result.command.errorLines)
  }

  /// The header of the transcript that it is; nil where it is a line for the shell, without a session.
  private var header: [String]? {
    var words = command.split(separator: " ").map(String.init)
    guard words.first == "aloud", !command.contains(/[|<>]/) else { return nil }
    words.removeFirst()
    var header = ["now: \(Self.now)"]
    switch words.first {
    case "run" where words.count > 1:
      header.append("app: \(words[1])")
      words.removeFirst(2)
    case "gallery" where !words.contains("--document"):
      header.append("command: gallery")
      words.removeFirst()
    case let word? where !word.hasPrefix("--") || ["--help", "--version"].contains(word): return nil
    case _: break
    }
    return header + (words.isEmpty ? [] : ["arguments: \(words.joined(separator: " "))"])
  }

  /// The first passage in which its lines are not those that were printed; nil where all of them are.
  func difference(from printed: [String]) -> String? {
    passages(with: printed).first { !LeftOut.agrees($0.shown, with: $0.got) }.map { shown, got in
      "shown:\n\(shown.joined(separator: "\n"))\nsaid:\n\(got.joined(separator: "\n"))"
    }
  }

  /// Its lines as they are to be written now: what agrees stays, with what is left out.
  func recorded(from printed: [String]) -> [String] {
    passages(with: printed).flatMap { LeftOut.agrees($0.shown, with: $0.got) ? $0.shown : $0.got }
  }

  /// Its lines and those printed, parted before each that is typed.
  private func passages(with printed: [String]) -> [(shown: [String], got: [String])] {
    let shown = Self.exchanges(lines), got = Self.exchanges(printed)
    return shown.count == got.count ? Array(zip(shown, got)) : [(lines, printed)]
  }

  /// The lines, parted before each that is typed.
  private static func exchanges(_ lines: [String]) -> [[String]] {
    lines.reduce(into: [[]]) { parts, line in
      if line.hasPrefix("> ") { parts.append([line]) } else { parts[parts.count - 1].append(line) }
    }
  }
}

/// Lines of which some are left out, which a line `...` says; within a line it stands for any text.
enum LeftOut {
  static let mark = "..."

  /// Whether `lines` are those of `shown`, with anything in the place of each mark.
  static func agrees(_ shown: [String], with lines: [String]) -> Bool { agrees(shown[...], with: lines[...]) }

  private static func agrees(_ shown: ArraySlice<String>, with lines: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return lines.isEmpty }
    let rest = shown.dropFirst()
    if first == mark { return (0...lines.count).contains { agrees(rest, with: lines.dropFirst($0)) } }
    return lines.first.map { agrees(first, with: $0) } == true && agrees(rest, with: lines.dropFirst())
  }

  private static func agrees(_ shown: String, with line: String) -> Bool {
    let parts = shown.components(separatedBy: mark)
    guard parts.count > 1 else { return shown == line }
    guard line.count >= parts[0].count + parts[parts.count - 1].count, line.hasPrefix(parts[0]),
      line.hasSuffix(parts[parts.count - 1])
    else { return false }
    var rest = line.dropFirst(parts[0].count).dropLast(parts[parts.count - 1].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
