import AloudTesting
import Foundation
import Testing

/// The real `aloud`, as somebody starts it: on pipes, from a shell, or at a terminal.
enum Program {
  /// Where there is no sound device, whatever the machine has.
  static let soundless = ["ALSA_CONFIG_PATH": "/dev/null", "PULSE_SERVER": "/nonexistent", "NO_COLOR": "1"]

  /// Runs it on pipes.
  static func run(
    _ arguments: [String] = [], input: String = "", environment: [String: String] = [:], directory: String? = nil
  ) async throws -> RunResult {
    try await run(arguments, bytes: Array(input.utf8), environment: environment, directory: directory)
  }

  /// Runs it on pipes, with input that need not be text.
  static func run(
    _ arguments: [String] = [], bytes: [UInt8], reading: CommandRun.OutputReading = .toTheEnd,
    environment: [String: String] = [:], directory: String? = nil, timeLimit: Duration = .seconds(60)
  ) async throws -> RunResult {
    try await CommandRun(
      BuiltBinary.path(), arguments, input: bytes, outputReading: reading,
      environment: soundless.merging(environment) { $1 }, directory: directory, timeLimit: timeLimit
    ).result()
  }

  /// Runs a line of the shell, in which `"$0"` is it.
  static func shell(
    _ line: String, input: String = "", environment: [String: String] = [:], directory: String? = nil
  ) async throws -> RunResult {
    try await CommandRun(
      "/bin/sh", ["-c", line, BuiltBinary.path()], input: Array(input.utf8),
      environment: soundless.merging(environment) { $1 }, directory: directory
    ).result()
  }

  /// Whether a line of the shell succeeds, such as one that asks for what a test needs.
  static func succeeds(_ line: String, _ environment: [String: String] = [:], in folder: String? = nil) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder.map { URL(filePath: $0) }
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Starts it at a terminal, with speech off unless `speech` says where to, and waits for the prompt.
  static func terminal(
    _ arguments: [String] = [], speech: String = "off", size: TerminalSize = TerminalSize(columns: 200),
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      BuiltBinary.path(), arguments + ["--speech", speech], size: size,
      environment: soundless.merging(environment) { $1 })
    try terminal.wait(for: "\n> ")
    return terminal
  }

  /// Starts a line of the shell at a terminal, in which `"$0"` is it.
  static func shellTerminal(_ line: String, environment: [String: String] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(
      "/bin/sh", ["-c", line, BuiltBinary.path()], size: TerminalSize(columns: 200),
      environment: soundless.merging(environment) { $1 })
  }
}

/// Files of a test, by path.
enum Files {
  static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

  static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  static func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  static func write(_ bytes: [UInt8], to path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: path))
  }

  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}

extension RunResult {
  /// The lines of standard output.
  var lines: [String] {
    outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The lines of standard output.
  var outputLines: [String] { outputText.split(separator: "\n").map(String.init) }

  /// The lines of standard error.
  var errorLines: [String] { errorText.split(separator: "\n").map(String.init) }
}

extension String {
  /// How many times `part` is in it.
  func components(of part: String) -> Int { ranges(of: part).count }
}
