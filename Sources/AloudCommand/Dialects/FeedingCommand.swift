import Foundation
import Glibc

/// A command that runs beside an app, and whose output the app is fed with.
struct FeedingCommand {
  private let process = Process()
  private let pipe = Pipe()

  /// Starts it, with nothing to read; what it tells as errors goes where errors go.
  ///
  /// - Throws: where there is no such program.
  init(_ arguments: [String]) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["--"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
  }

  /// What it writes.
  var output: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Ends it, where it still runs.
  func end() { if process.isRunning { process.terminate() } }

  /// Waits for its end; gives its exit code, as shells count.
  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}
