/// How lines are heard, and who is told what can be said (VOICE-1).
public struct ListeningOptions: Sendable {
  /// The command of the recogniser, as a shell reads it; nil where nobody listens.
  public var command: String?
  /// The file in which the grammar of what can be said stands; nil for one that goes with the program, or none.
  public var grammarFile: String?
  /// Where each new grammar is announced, as one JSON object a line; nil for nowhere.
  public var grammarDescriptor: Int32?
  /// Whether what is heard while Aloud speaks is dropped: it may be Aloud's own voice.
  public var isHalfDuplex = false

  /// Nobody listens.
  public init() {}

  /// Whether anybody is to know what can be said.
  var wantsGrammar: Bool { command != nil || grammarFile != nil || grammarDescriptor != nil }
}
