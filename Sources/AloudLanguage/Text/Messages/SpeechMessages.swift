// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “{file} can't be opened for speech. Check the path and its permissions.”
  package static func speechCannotOpen(file: Argument) -> Message { Message("speech.cannotOpen", ["file": file]) }

  /// “{file} can't take the speech any more. Check that the disk is not full.”
  package static func speechCannotWrite(file: Argument) -> Message { Message("speech.cannotWrite", ["file": file]) }

  /// “The sound device has stopped. Everything is printed all the same.”
  package static var speechDeviceLost: Message { Message("speech.deviceLost") }

  /// “The speech-dispatcher has stopped. Everything is printed all the same.”
  package static var speechDispatcherLost: Message { Message("speech.dispatcherLost") }

  /// “No sound device was found. Everything is printed all the same.”
  package static var speechNoDevice: Message { Message("speech.noDevice") }

  /// “No speech-dispatcher was found. Everything is printed all the same.”
  package static var speechNoDispatcher: Message { Message("speech.noDispatcher") }

  /// “There is no voice named {voice}. The settings list those that there are.”
  package static func speechNoSuchVoice(voice: Argument) -> Message { Message("speech.noSuchVoice", ["voice": voice]) }

  /// “The speech synthesiser's data was not found; install espeak-ng-data. Everything is printed all the same.”
  package static var speechNoSynthesiser: Message { Message("speech.noSynthesiser") }

  /// “There is no voice for {language}; another one reads it.”
  package static func speechNoVoice(language: Argument) -> Message { Message("speech.noVoice", ["language": language]) }

  /// “There is no voice named {voice}; the language's own is used. \"espeak-ng --voices\" lists them.”
  package static func speechNoVoiceNamed(voice: Argument) -> Message {
    Message("speech.noVoiceNamed", ["voice": voice])
  }

  /// “Speech could not be started. Everything is printed all the same.”
  package static var speechNotStarted: Message { Message("speech.notStarted") }

  /// “Nothing was cut off.”
  package static var speechNothingToResume: Message { Message("speech.nothingToResume") }

  /// “Speech is off, since a screen reader seems to be running. Say \"voice on\" to hear Aloud too.”
  package static var speechOffForScreenReader: Message { Message("speech.offForScreenReader") }

  /// “Speech is off, since no sound device was found. Everything is printed.”
  package static var speechOffWithoutDevice: Message { Message("speech.offWithoutDevice") }

  /// “The voice for this language is a poor one: not all that it says can be understood. \"voice on\" keeps it, \"voi…”
  package static var speechPoorVoice: Message { Message("speech.poorVoice") }

  /// “{reader} can't take the speech any more: the program that reads it has ended. Everything is printed all the sam…”
  package static func speechReaderEnded(reader: Argument) -> Message {
    Message("speech.readerEnded", ["reader": reader])
  }

  /// “The voice can't read kanji, and says \"kanji\" in their place. With the packages libmecab2 and mecab-ipadic-utf…”
  package static var speechUnreadKanji: Message { Message("speech.unreadKanji") }
}
