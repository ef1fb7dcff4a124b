import Foundation
import Glibc

/// A command that runs alongside an app and feeds its output to the app.
struct FeedingCommand {
  private let process = Process()
  private let pipe = Pipe()

  /// Starts the command without standard input. Its standard error is passed through.
  ///
  /// - Throws: An error if `/usr/bin/env` can't be started.
  init(_ arguments: [String]) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["--"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
  }

  /// The descriptor of the command's output.
  var output: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Terminates the command if it is still running.
  func end() { if process.isRunning { process.terminate() } }

  /// Waits for the command to end, and returns its exit code; as in shells, a signal is 128 plus its number.
  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}
