import AloudTesting
import Foundation
import Testing

/// sox, an independent reader of sound.
enum Sox {
  static let isThere = ["/usr/bin/sox", "/usr/local/bin/sox", "/opt/homebrew/bin/sox"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What `sox … stat` says of a sound.
  struct Sound {
    /// In seconds.
    let duration: Double
    /// The root mean square of its samples, 0 to 1.
    let level: Double
  }

  /// Measures a sound file, or raw samples as Aloud makes them.
  static func measure(_ file: String) async throws -> Sound {
    let raw =
      file.hasSuffix(".wav") ? [] : ["-t", "raw", "-r", "22050", "-e", "signed-integer", "-b", "16", "-L", "-c", "1"]
    let result = try await CommandRun("sox", raw + [file, "-n", "stat"]).result()
    try #require(result.exit == .code(0), "\(result.errorText)")
    func number(_ name: String) throws -> Double {
      let line = result.errorLines.first { $0.split(separator: " ").joined(separator: " ").hasPrefix(name) }
      return try #require(line.flatMap { Double($0.split(separator: " ").last ?? "") }, "\(name)")
    }
    return Sound(duration: try number("Length (seconds):"), level: try number("RMS amplitude:"))
  }
}
