internal import Aloud

/// What the loop has of listening: the recogniser, and when Aloud itself was last to be heard.
struct Ear {
  /// How often, in milliseconds, it is looked whether Aloud still speaks.
  static let glance: Int32 = 50
  /// How long after Aloud has spoken a recogniser may still make its voice into words.
  private static let echo = Duration.milliseconds(400)

  /// The recogniser that runs; nil where nobody listens, or any more.
  var recogniser: Recogniser?
  /// Whether all lines of the keyboard have come, while somebody can still be heard.
  var isKeyboardAtEnd = false
  /// Whether it has been said that the grammar can't be written: once is enough.
  var hasToldGrammarError = false
  /// Whether it has been said that the recogniser gave what is no text.
  var hasToldNoText = false
  private let isHalfDuplex: Bool
  private var lastSpoke: ContinuousClock.Instant?

  /// An ear for these options.
  init(_ options: ListeningOptions) { isHalfDuplex = options.isHalfDuplex }

  /// Notices whether Aloud speaks; whether it is to be looked again soon.
  mutating func notices(_ isSpeaking: Bool) -> Bool {
    guard isHalfDuplex, recogniser != nil, isSpeaking else { return false }
    lastSpoke = .now
    return true
  }

  /// Whether what was said for so many seconds until now may be Aloud's own voice.
  mutating func mayBeOwnVoice(_ seconds: Double, isSpeaking: Bool) -> Bool {
    guard isHalfDuplex else { return false }
    if isSpeaking { lastSpoke = .now }
    guard let lastSpoke else { return false }
    return ContinuousClock.now - .seconds(seconds) - Self.echo < lastSpoke
  }
}
