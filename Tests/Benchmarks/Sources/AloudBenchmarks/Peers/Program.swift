import Glibc

/// A program that is run from start to end.
struct Program {
  /// What a run took.
  struct Run {
    var duration: Duration
    /// The most memory that was in use, in bytes.
    var peakMemory: Int
  }

  let path: String
  var arguments: [String] = []

  /// The release build of `aloud`.
  static let aloudPath = folder(6) + "/.build/release/aloud"

  /// Where the programs may keep their files.
  static let scratchFolder = folder(4) + "/.build/scratch"

  /// The folder so many steps above this file.
  private static func folder(_ steps: Int) -> String {
    "/" + #filePath.split(separator: "/").dropLast(steps).joined(separator: "/")
  }

  /// Runs it with `input` on a pipe, its output dropped.
  func run(input: String = "") throws -> Run {
    let pipe = try Pipe()
    let start = ContinuousClock.now
    let child = try Child(path, arguments, input: pipe.readEnd, output: nil)
    pipe.closeReadEnd()
    pipe.write(input)
    pipe.closeWriteEnd()
    let end = child.wait()
    let duration = ContinuousClock.now - start
    guard end.status == 0 else { throw MeasuringProblem.failed(program: path, code: end.status) }
    return Run(duration: duration, peakMemory: end.peakMemory)
  }

  /// The most memory that this process has had in use, in bytes: programs that it starts begin with that as their peak.
  static var ownPeakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}
