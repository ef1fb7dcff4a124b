/// A request of the session to the host, for work outside the core. The result comes back as a `Reply`.
public enum Request: Sendable, Equatable {
  /// Offers a text that the user has copied; a host may put it on the terminal's clipboard.
  case copy(String)
  /// Runs a command, never through a shell; the reply is `finished`.
  case run(ID, Invocation)
  /// Stops a running command; the reply is `finished`.
  case stop(ID)
  /// Sends a line to the program that provides the app; the reply is `finished`, once the program has answered.
  case tell(ID, String)
  /// Reads a file in the app's data folder; the reply is `loaded`.
  case load(ID)
  /// Writes a file in the app's data folder, completely or not at all; the reply is `saved`.
  case save(ID, contents: String)
  /// Gets colors for an open color picker; the reply is `colors`.
  case colors(ColorRequest)
  /// Keeps one of the user's settings for the next run, in its written form; if this fails, the reply is `settingsNotKept`.
  case keep(SettingName, String)
  /// Forgets all settings that were kept; if this fails, the reply is `settingsNotKept`.
  case forgetSettings
  /// Lists the voices for a language; the reply is `voices`.
  case voices(language: String)
  /// Looks for a voice by a name that the user has said; the reply is `voice`.
  case findVoice(String)
  /// Continues the speech that the last line cut off, from the interrupted word.
  case resumeSpeech
  /// Looks for remarks for the app's author; the reply is `remarks`. Only a host that offers remarks is asked.
  case remarks
  /// Notifies a user who is elsewhere that work has ended, as `Settings.doneSignal` says.
  case signal(LocalizedText)
  /// Waits for a number of milliseconds; the reply is `elapsed`.
  case wait(ID, milliseconds: Int)
}
