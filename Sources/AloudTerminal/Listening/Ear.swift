/// The loop's state of listening: the recogniser, and the last time at which Aloud itself was heard.
struct Ear {
  /// In milliseconds, between looks at whether Aloud still speaks.
  static let glance: Int32 = 50
  /// The time after Aloud's speech in which a recogniser may still turn its voice into words.
  private static let echo = Duration.milliseconds(400)

  var recogniser: Recogniser?
  /// True if the keyboard's input has ended, but the user can still be heard.
  var isKeyboardAtEnd = false
  var hasToldGrammarError = false
  var hasToldNoText = false
  private let isHalfDuplex: Bool
  private var lastSpoke: ContinuousClock.Instant?

  init(_ options: ListeningOptions) { isHalfDuplex = options.isHalfDuplex }

  mutating func notices(_ isSpeaking: Bool) -> Bool {
    guard isHalfDuplex, recogniser != nil, isSpeaking else { return false }
    lastSpoke = .now
    return true
  }

  mutating func mayBeOwnVoice(_ seconds: Double, isSpeaking: Bool) -> Bool {
    guard isHalfDuplex else { return false }
    if isSpeaking { lastSpoke = .now }
    guard let lastSpoke else { return false }
    return ContinuousClock.now - .seconds(seconds) - Self.echo < lastSpoke
  }
}

/// The options for listening to speech and for publishing what can be said (VOICE-1).
public struct ListeningOptions: Sendable {
  /// The shell command of the recogniser; nil for none.
  public var command: String?
  /// The file to which the grammar is written; nil for a temporary file, or none.
  public var grammarFile: String?
  /// The descriptor to which each new grammar is announced, as one JSON object a line; nil for none.
  public var grammarDescriptor: Int32?
  /// A Boolean value that indicates whether speech heard while Aloud speaks is ignored, because it may be Aloud's own voice.
  public var isHalfDuplex = false

  /// Creates options without a recogniser.
  public init() {}

  var wantsGrammar: Bool { command != nil || grammarFile != nil || grammarDescriptor != nil }
}
