/// An effect that an app asks the session for after an update. Work that concerns the system goes on to the host, as a `Request`.
public enum Effect: Sendable, Equatable {
  /// Says a message.
  case say(LocalizedText)
  /// Pushes a screen.
  case push(ID)
  /// Goes back by one screen.
  case pop
  /// Presents a sheet.
  case present(ID)
  /// Takes the sheet in front down, because its task is done.
  case dismiss
  /// Opens a field of the place in front for its text, as if the user had chosen it. A field that can't be opened, because the user
  /// is busy with something else, is announced like any other.
  case edit(ID)
  case alert(Alert)
  case ask(ActionSheet)
  /// Names the action of the update. "undo" takes the action back and says the name.
  case undoable(LocalizedText)
  /// Changes one of the user's settings.
  case set(SettingChange)
  /// Changes the language of the session, given as a BCP 47 tag, until the session ends. The user's settings stay.
  case language(String)
  /// Resets the user's settings to their values without those that were kept.
  case resetSettings
  case quit
  /// Runs a command, never through a shell; the app then receives `finished`.
  case run(ID, Invocation)
  /// Stops a running command and all processes that it has started; the app then receives `finished`.
  case stop(ID)
  /// Sends a line to the program that provides the app; the app receives `finished` once the program has answered.
  case tell(ID, String)
  /// Reads a file in the app's data folder; the app then receives `loaded`.
  case load(ID)
  /// Writes a file in the app's data folder, completely or not at all; the app then receives `saved`.
  case save(ID, contents: String)
  /// Reports that work has begun, with a name for it. If the work takes long, a notice with this name tells that it goes on.
  case begin(ID, LocalizedText)
  /// Reports that work has ended, which is announced with the time that it took. A user who is elsewhere is notified as the
  /// settings say.
  case done(ID)
  /// Reports that work has failed, and why, which is announced as the end of work is.
  case failed(ID, because: LocalizedText?)
  /// Reports that work has ended, with the sentence that says how. A user who is elsewhere is notified as the settings say.
  case ended(ID, LocalizedText)
  /// Lists the voices for a language; the app then receives `voices`.
  case voices(language: String)
  /// Waits for a number of milliseconds; the app then receives `elapsed`.
  case wait(ID, milliseconds: Int)
}
