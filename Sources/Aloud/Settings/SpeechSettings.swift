/// How speech sounds.
public struct SpeechSettings: Sendable, Equatable {
  /// Whether anything is spoken.
  public var isOn: Bool
  /// A voice by the synthesiser's own name, or nil for the voice of the text's language.
  public var voice: String?
  /// Words a minute, in `rateRange`.
  public var rate: Int
  /// Pitch, 0 to 100.
  public var pitch: Int
  /// Volume, 0 to 200; 100 is the synthesiser's own.
  public var volume: Int
  /// How much punctuation is spoken by name.
  public var punctuation = Punctuation.none
  /// How capital letters are told apart.
  public var capitals = Capitals.none

  /// The rates that a voice can speak at, in words a minute.
  public static let rateRange = 80...450
  /// The pitches a voice can have.
  public static let pitchRange = 0...100
  /// The volumes a voice can have.
  public static let volumeRange = 0...200

  /// Speech as the synthesiser starts out with it.
  public init(isOn: Bool = false, voice: String? = nil, rate: Int = 175, pitch: Int = 50, volume: Int = 100) {
    self.isOn = isOn
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }
}

/// How much punctuation is spoken by name (SET-5).
public enum Punctuation: String, Sendable, Equatable, CaseIterable {
  /// None: it only shapes how a sentence is said.
  case none
  /// What changes the meaning of a command, a path or a sum.
  case some
  /// That, and the signs that group words or set them apart.
  case most
  /// Every sign.
  case all
}

/// How capital letters are told apart by ear (SET-5).
public enum Capitals: String, Sendable, Equatable, CaseIterable {
  /// Not at all.
  case none
  /// By the word "capital" before each.
  case word
  /// By a higher voice.
  case pitch
}
