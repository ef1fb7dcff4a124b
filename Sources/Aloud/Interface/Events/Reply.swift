/// A reply of the host to the session, as the result of a `Request`.
public enum Reply: Sendable, Equatable {
  /// A command with ``Invocation/tellsLines`` has printed a line.
  case printed(ID, String)
  /// A command has ended.
  case finished(ID, CommandResult)
  /// A file of the app was read.
  case loaded(ID, FileResult)
  /// A file of the app was written, or could not be: the error tells why.
  case saved(ID, error: FileError?)
  /// The answer to a color picker's request.
  case colors(ColorAnswer)
  /// The names of the voices for a language; empty if there is no synthesiser.
  case voices([String])
  /// The answer to the question whether there is a voice of that name.
  case voice(String, isThere: Bool)
  /// The reading of a place was stopped at this line, which is where the user is now.
  case readingStopped(at: ReadingMark)
  /// Stopped speech is continued to its end.
  case readingResumed
  /// The settings could not be kept for the next run, for the given reason.
  case settingsNotKept(file: String, because: FileError)
  /// The settings were kept for the next run. If keeping them fails again, the user is told again.
  case settingsKept
  /// Speech can't be heard, for the given reason, and is off again.
  case speechUnavailable(because: LocalizedText)
  /// The remarks for the app's author, in the order in which they are to be read.
  case remarks([AuthorRemark])
  /// The settings of the desktop, if they arrived after the start.
  case desktop([SettingChange])
  /// The requested time has passed.
  case elapsed(ID)
}

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

/// A problem that the author of an app could fix, found by a check of the app. A host tells it beside the app.
public struct AuthorRemark: Sendable, Equatable {
  /// The problem.
  public var finding: LocalizedText
  /// The file and line of the problem, and how to fix it.
  public var remedy: LocalizedText

  /// Creates a remark from a problem and a remedy.
  public init(_ finding: LocalizedText, remedy: LocalizedText) { (self.finding, self.remedy) = (finding, remedy) }

  static func menu(of remarks: [AuthorRemark]) -> Menu {
    let items = remarks.enumerated().map { MenuItem($1.finding, id: ID("aloud.remarks", "\($0)")).subtitle($1.remedy) }
    return Menu(items.map { .item($0) })
  }
}
