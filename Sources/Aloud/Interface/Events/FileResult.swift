/// The result of reading a file.
public enum FileResult: Sendable, Equatable {
  case contents(String)
  /// The contents of a file that can be read, but not written.
  case readOnly(String, because: FileError)
  /// The file does not exist yet.
  case missing
  case failed(FileError)
}

/// An error that occurs when a file can't be read or written.
public enum FileError: String, Error, Sendable, Equatable, CaseIterable {
  case noPermission, diskFull, notText, tooLarge
  /// Another Aloud process has locked the folder: here it can be read, but not written.
  case inUse
  case other
}
