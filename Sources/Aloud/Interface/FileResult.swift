/// What reading a file gave.
public enum FileResult: Sendable, Equatable {
  case contents(String)
  /// It can be read, not written.
  case readOnly(String, because: FileProblem)
  /// There is none yet.
  case missing
  case failed(FileProblem)
}
