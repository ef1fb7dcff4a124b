/// What the host gives back to the session: what has come of a `Request`.
public enum Reply: Sendable, Equatable {
  /// A command whose lines are told as they come has printed one.
  case printed(ID, String)
  /// A command has ended.
  case finished(ID, CommandResult)
  /// A file of the app's has been read.
  case loaded(ID, FileResult)
  /// A file of the app's has been written, or not: the error says why.
  case saved(ID, error: FileError?)
  /// What has come of a color picker's request.
  case colors(ColorAnswer)
  /// The names of the voices that read a language; none where there is no synthesiser.
  case voices([String])
  /// Whether there is a voice of that name.
  case voice(String, isThere: Bool)
  /// What reads a place was stopped at this line: there the user is.
  case readingStopped(at: ReadingMark)
  /// What was stopped is said on, to its end.
  case readingResumed
  /// Settings could not be kept for the next run, and why.
  case settingsNotKept(file: String, because: FileError)
  /// Settings were kept for the next run: the next time that they aren't is told again.
  case settingsKept
  /// What was said can't be heard, and why: speech is off again.
  case speechUnavailable(because: LocalizedText)
  /// What the app's author may mend, in the order that it is to be read in.
  case remarks([AuthorRemark])
  /// What the desktop has been set to, where its answers came after the start.
  case desktop([SettingChange])
  /// The time that was asked for has passed.
  case elapsed(ID)
}
