/// The settings of speech.
public struct SpeechSettings: Sendable, Equatable {
  /// A Boolean value that indicates whether anything is spoken.
  public var isOn: Bool
  /// The synthesiser's name of a voice; nil for the voice of the text's language.
  public var voice: String?
  /// The rate in words a minute, in `rateRange`.
  public var rate: Int
  /// The pitch, from 0 to 100.
  public var pitch: Int
  /// The volume, from 0 to 200; 100 is the synthesiser's own.
  public var volume: Int
  /// The amount of punctuation that is spoken by name.
  public var punctuation = Punctuation.none
  /// The way in which capital letters are distinguished.
  public var capitals = Capitals.none

  /// The range of rates, in words a minute.
  public static let rateRange = 80...450
  /// The range of pitches.
  public static let pitchRange = 0...100
  /// The range of volumes.
  public static let volumeRange = 0...200

  /// Creates settings with the synthesiser's defaults.
  public init(isOn: Bool = false, voice: String? = nil, rate: Int = 175, pitch: Int = 50, volume: Int = 100) {
    (self.isOn, self.voice, self.rate, self.pitch, self.volume) = (isOn, voice, rate, pitch, volume)
  }
}

/// The amount of punctuation that is spoken by name (SET-5).
public enum Punctuation: String, Sendable, Equatable, CaseIterable {
  /// No punctuation, which only shapes the intonation.
  case none
  /// Punctuation that changes the meaning of a command, a path or a sum.
  case some
  /// In addition, signs that group or separate words.
  case most
  /// Every sign.
  case all
}

/// The way in which capital letters are distinguished by ear (SET-5).
public enum Capitals: String, Sendable, Equatable, CaseIterable {
  /// No distinction.
  case none
  /// The word "capital" before each.
  case word
  /// A higher voice.
  case pitch
}
