/// What an app asks the session for after an update. What is done outside goes on to the host, as a `Request`.
public enum Effect: Sendable, Equatable {
  /// Says a message.
  case say(LocalizedText)
  /// Pushes a screen.
  case push(ID)
  /// Goes back by one screen.
  case pop
  /// Brings a sheet up.
  case present(ID)
  /// Takes the sheet down: its task is done.
  case dismiss
  case alert(Alert)
  case ask(ActionSheet)
  /// Names what the update did, so that "undo" takes it back and says what it took back.
  case undoable(LocalizedText)
  /// Changes one of the user's settings.
  case set(SettingChange)
  /// Puts the user's settings back to what they are without those that were kept.
  case resetSettings
  case quit
  /// Runs a command, never through a shell; `finished` comes back.
  case run(ID, Invocation)
  /// Stops a command that runs, with all that it has started; `finished` comes back.
  case stop(ID)
  /// Gives a line to the program whose app this is; `finished` comes back once that has answered.
  case tell(ID, String)
  /// Reads a file in the app's data folder; `loaded` comes back.
  case load(ID)
  /// Writes a file in the app's data folder, whole or not at all; `saved` comes back.
  case save(ID, contents: String)
  /// Tells that work has begun that may take long, and what is being done: where it takes long, that it goes on is said with
  /// these words.
  case begin(ID, LocalizedText)
  /// Tells that work has ended: said with how long it took, and told to who is elsewhere as they have set.
  case done(ID)
  /// Lists the voices that read a language; `voices` comes back.
  case voices(language: String)
  /// Lets time pass, in milliseconds; `elapsed` comes back.
  case wait(ID, milliseconds: Int)
}
