import AloudTesting
import Foundation
import TestSupport
import Testing

/// A behaviour of the program as a shell shows it: a title, and commands that run one after another in a folder of their own.
///
/// Each file in `Cases` has a case for each line that begins with `# `. `$ ` begins a command for `sh`, and `@ ` one for `sh` at a
/// terminal; `> ` continues it. What the command must do stands in the lines after it, each with a sign, or after two spaces on the
/// command's own line. ``ShellCommand`` tells the signs. A case is left out where the command after `% ` fails.
struct ShellCase: Sendable, CustomTestStringConvertible {
  private static let folder = "\(#filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined())/Cases"

  let title: String
  private var condition: String?
  private var commands: [ShellCommand] = []

  private init(_ title: String) { self.title = title }

  var testDescription: String { title }

  /// Whether any of its commands runs at a terminal.
  var isAtATerminal: Bool { commands.contains(where: \.isAtATerminal) }

  /// The cases of all files.
  static var all: [ShellCase] {
    get throws {
      try Files.names(in: folder).filter { $0.hasSuffix(".txt") }.flatMap { try cases(in: $0) }
    }
  }

  /// A line that stands before any case or command.
  private struct Stray: Error { let place: String }

  private static func cases(in file: String) throws -> [ShellCase] {
    var cases: [ShellCase] = []
    for (index, line) in try Files.text("\(folder)/\(file)").components(separatedBy: "\n").enumerated()
    where !line.isEmpty {
      let place = "\(file):\(index + 1)"
      if line.hasPrefix("# ") {
        cases.append(ShellCase(String(line.dropFirst(2))))
        continue
      }
      guard var last = cases.popLast() else { throw Stray(place: place) }
      if line.hasPrefix("$ ") || line.hasPrefix("@ ") {
        last.commands.append(ShellCommand(line, place: place))
      } else if line.hasPrefix("% ") {
        last.condition = String(line.dropFirst(2))
      } else {
        guard var command = last.commands.popLast() else { throw Stray(place: place) }
        command.add(line)
        last.commands.append(command)
      }
      cases.append(last)
    }
    return cases
  }

  /// Runs the commands. `aloud` is the program that was built, `whiptail` and `dialog` are links to it; `$FILES` is the folder of
  /// files that cases share, and `$ROOT` the repository. At night, `$ALOUD_NIGHTLY` is 1.
  func run() async throws {
    try await TemporaryFolder.with { folder in
      let binary = try BuiltBinary.path()
      for name in ["bin", "work"] { try Files.write("", to: "\(folder)/\(name)/.folder") }
      try FileManager.default.removeItem(atPath: "\(folder)/work/.folder")
      for name in ["aloud", "whiptail", "dialog"] {
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/bin/\(name)", withDestinationPath: binary)
      }
      let programs = "\(folder)/bin:\(URL(filePath: binary).deletingLastPathComponent().path())"
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let environment = Program.soundless.merging([
        "PATH": "\(programs):\(path)", "FILES": "\(Self.folder)/Files", "ROOT": Article.root,
        "ALOUD_NIGHTLY": Nightly.isOn ? "1" : "",
      ]) { $1 }
      if let condition {
        let result = try await CommandRun("/bin/sh", ["-c", condition], environment: environment).result()
        if result.exit != .code(0) { try Test.cancel("This fails: \(condition)") }
      }
      for command in commands {
        if command.isAtATerminal {
          try command.runAtATerminal(environment, in: "\(folder)/work")
        } else {
          try await command.run(environment, in: "\(folder)/work")
        }
      }
    }
  }
}
