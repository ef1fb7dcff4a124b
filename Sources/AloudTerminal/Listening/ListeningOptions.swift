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

  /// A Boolean value that indicates whether a grammar is to be written.
  var wantsGrammar: Bool { command != nil || grammarFile != nil || grammarDescriptor != nil }
}
