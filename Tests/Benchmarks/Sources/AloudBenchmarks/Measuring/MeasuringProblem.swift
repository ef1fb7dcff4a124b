/// Why something could not be measured.
enum MeasuringProblem: Error, CustomStringConvertible {
  /// A program could not be started, or failed.
  case failed(program: String, code: Int32)
  /// The peak of a child's memory can't be told from that of this process, which it inherits.
  case memoryNotVisible
  /// A line did not lead where the benchmark needs to be.
  case unexpected(answerTo: String)

  var description: String {
    switch self {
    case .failed(let program, let code):
      "\(program) ended with \(code). Build it first: .ci/release"
    case .memoryNotVisible: "The benchmark itself takes more memory than what it measures."
    case .unexpected(let line): "\"\(line)\" was not answered as the benchmark expects."
    }
  }
}
