/// One step of what is spoken. A speech sequence is a flat list of these; the edge turns them into the synthesiser's markup.
public enum SpeechUnit: Sendable, Equatable {
  /// Words to read, in the language of the tag (BCP 47), or in the utterance's own where the tag is nil. Already cleaned.
  case text(String, language: String?)
  /// Silence, in milliseconds.
  case pause(milliseconds: Int)
  /// Read character by character.
  case characters(String)
  /// A place the synthesiser reports when it is reached.
  case mark(String)
  /// From here on, the rate in words a minute, relative: 1 is the user's own rate.
  case rate(Double)
  /// From here on, the pitch, relative: 1 is the user's own pitch.
  case pitch(Double)
  /// A short sound, named by what it means.
  case icon(SoundIcon)
}

/// What a short sound means. An edge without sounds leaves it out: the words carry the same fact.
public enum SoundIcon: String, Sendable, Equatable, CaseIterable {
  case arrived, changed, refused, asked
}
