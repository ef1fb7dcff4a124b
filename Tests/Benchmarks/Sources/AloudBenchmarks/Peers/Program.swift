import Glibc

/// A program that is run from start to end.
struct Program {
  /// What a run took.
  struct Run {
    var duration: Duration
    /// The time of processors.
    var processorTime: Duration
    /// The most memory that was in use, in bytes.
    var peakMemory: Int
  }

  let path: String
  var arguments: [String] = []

  /// The release build of `aloud`.
  static let aloudPath = folder(6) + "/.build/release/aloud"

  /// Where the programs may keep their files.
  static let scratchFolder = folder(4) + "/.build/scratch"

  /// The path of another program of this package.
  static func sibling(_ name: String) -> String {
    let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + [Substring(name)]).joined(separator: "/")
  }

  /// The path of a program of the system, or nil where it is not there.
  static func find(_ name: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// The phrases that understanding is checked by, a JSON object a line.
  static let casesPath = folder(6) + "/Tests/AloudEndToEndTests/SpokenValues/cases.jsonl"

  /// Reads a whole file.
  static func read(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw MeasuringProblem.failed(program: path, code: errno) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a file that a program is to read.
  static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw MeasuringProblem.failed(program: path, code: errno) }
    defer { fclose(file) }
    guard fputs(text, file) >= 0 else { throw MeasuringProblem.failed(program: path, code: errno) }
  }

  /// The folder so many steps above this file.
  private static func folder(_ steps: Int) -> String {
    "/" + #filePath.split(separator: "/").dropLast(steps).joined(separator: "/")
  }

  /// Runs it with `input` on a pipe, its output dropped.
  func run(input: String = "", endingWith codes: Set<Int32> = [0]) throws -> Run {
    let pipe = try Pipe()
    let start = ContinuousClock.now
    let child = try Child(path, arguments, input: pipe.readEnd, output: nil)
    pipe.closeReadEnd()
    pipe.write(input)
    pipe.closeWriteEnd()
    let end = child.wait()
    let duration = ContinuousClock.now - start
    guard end.status & 0x7F == 0, codes.contains(end.status >> 8) else {
      throw MeasuringProblem.failed(program: path, code: end.status)
    }
    return Run(duration: duration, processorTime: end.processorTime, peakMemory: end.peakMemory)
  }

  /// The most memory that this process has had in use, in bytes: programs that it starts begin with that as their peak. Not
  /// by `getrusage`, which counts the program that this one was started from (`swift run`).
  static var ownPeakMemory: Int {
    guard let file = fopen("/proc/self/status", "r") else { return .max }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = line.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        .split(whereSeparator: \.isWhitespace)
      if words.first == "VmHWM:", words.count > 1 { return Int(words[1]).map { $0 * 1024 } ?? .max }
    }
    return .max
  }
}
