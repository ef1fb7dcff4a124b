/// What the session asks the host for: what is done outside the core. What comes of it comes back as a `Reply`.
public enum Request: Sendable, Equatable {
  /// Text that the user has copied; a host may give it to the terminal's clipboard.
  case copy(String)
  /// Runs a command, never through a shell; `finished` comes back.
  case run(ID, Invocation)
  /// Stops a command that runs; `finished` comes back.
  case stop(ID)
  /// Gives a line to the program whose app this is; `finished` comes back once that has answered.
  case tell(ID, String)
  /// Reads a file in the app's data folder; `loaded` comes back.
  case load(ID)
  /// Writes a file in the app's data folder, whole or not at all; `saved` comes back.
  case save(ID, contents: String)
  /// Gets colors for an open color picker; `colors` comes back.
  case colors(ColorRequest)
  /// Keeps one of the user's settings for the next run, as somebody would write it; `settingsNotKept` comes back where that
  /// can't be done.
  case keep(SettingName, String)
  /// Forgets all settings that were kept; `settingsNotKept` comes back where that can't be done.
  case forgetSettings
  /// Lists the voices that read a language; `voices` comes back.
  case voices(language: String)
  /// Looks for a voice by the name that somebody has said; `voice` comes back.
  case findVoice(String)
  /// Says what the last line cut off, from the word at which it did.
  case resumeSpeech
  /// Looks for what the app's author may mend; `remarks` comes back. Only a host that offers them is asked.
  case remarks
  /// Tells somebody who is elsewhere that work has ended, as `Settings.doneSignal` has it.
  case signal(LocalizedText)
  /// Lets time pass, in milliseconds; `elapsed` comes back.
  case wait(ID, milliseconds: Int)
}
