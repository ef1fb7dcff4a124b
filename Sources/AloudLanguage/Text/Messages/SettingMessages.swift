// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Ask again”
  package static var settingAskAgain: Message { Message("setting.askAgain") }

  /// “Calendar”
  package static var settingCalendar: Message { Message("setting.calendar") }

  /// “Capitals”
  package static var settingCapitals: Message { Message("setting.capitals") }

  /// “Direction”
  package static var settingDirection: Message { Message("setting.direction") }

  /// “Signal when done”
  package static var settingDoneSignal: Message { Message("setting.doneSignal") }

  /// “Hints”
  package static var settingHints: Message { Message("setting.hints") }

  /// “Increase contrast”
  package static var settingIncreaseContrast: Message { Message("setting.increaseContrast") }

  /// “Key echo”
  package static var settingKeyEcho: Message { Message("setting.keyEcho") }

  /// “Language”
  package static var settingLocale: Message { Message("setting.locale") }

  /// “Messages”
  package static var settingMessages: Message { Message("setting.messages") }

  /// “Pitch”
  package static var settingPitch: Message { Message("setting.pitch") }

  /// “Punctuation”
  package static var settingPunctuation: Message { Message("setting.punctuation") }

  /// “Speaking rate”
  package static var settingRate: Message { Message("setting.rate") }

  /// “Reduce motion”
  package static var settingReduceMotion: Message { Message("setting.reduceMotion") }

  /// “Single keys”
  package static var settingSingleKeys: Message { Message("setting.singleKeys") }

  /// “Sounds”
  package static var settingSounds: Message { Message("setting.sounds") }

  /// “Speech”
  package static var settingSpeech: Message { Message("setting.speech") }

  /// “Text size”
  package static var settingTextSize: Message { Message("setting.textSize") }

  /// “Detail”
  package static var settingVerbosity: Message { Message("setting.verbosity") }

  /// “Voice”
  package static var settingVoice: Message { Message("setting.voice") }

  /// “Volume”
  package static var settingVolume: Message { Message("setting.volume") }
}
