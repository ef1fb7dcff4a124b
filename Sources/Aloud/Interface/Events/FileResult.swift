/// What reading a file gave.
public enum FileResult: Sendable, Equatable {
  case contents(String)
  /// It can be read, not written.
  case readOnly(String, because: FileError)
  /// There is none yet.
  case missing
  case failed(FileError)
}

/// Why a file could not be read or written.
public enum FileError: String, Error, Sendable, Equatable, CaseIterable {
  case noPermission, diskFull, notText, tooLarge
  /// Another Aloud holds the folder: here it can be read, not written.
  case inUse
  case other
}
