/// What an app asks for after an update. The session does what concerns the interface, the edge does the rest.
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
  /// Text that the user has copied; a host may give it to the terminal's clipboard. Not for apps.
  case copy(String)
  /// Runs a command; `finished` comes back. Never through a shell.
  case run(ID, Invocation)
  /// Reads a file in the app's data folder; `loaded` comes back.
  case load(ID)
  /// Writes a file in the app's data folder, whole or not at all; `saved` comes back.
  case save(ID, contents: String)
  /// Asks the outside for colors, for an open color picker; `colors` comes back.
  case colors(ColorRequest)
  /// Keeps one of the user's settings for the next run, as somebody would write it. The session asks for it.
  case keep(SettingName, String)
  /// Forgets all settings that were kept. The session asks for it.
  case forgetSettings
  /// Lists the voices that read a language; `voices` comes back.
  case voices(language: String)
  /// Lets time pass, in milliseconds; `elapsed` comes back.
  case wait(ID, milliseconds: Int)
}
