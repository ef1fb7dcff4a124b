/// What says utterances: the synthesiser of this process, or a speech-dispatcher beside it. Belongs to the thread that speaks.
protocol UtteranceOutput: AnyObject {
  /// Says what is left of an utterance; returns when all of it was handed on, or, once it was interrupted, where that was.
  func say(_ rest: SpokenRest, _ watch: UtteranceWatch) throws(SpeechError) -> SpokenPlace?
  /// Drops what was taken but not yet heard.
  func discard() throws(SpeechError)
  /// Waits until all that was taken is heard or written, and closes.
  func close() throws(SpeechError)
  /// What it can speak with.
  func voices() throws(SpeechError) -> Voices
}

/// What an output asks and tells while it says one utterance.
struct UtteranceWatch {
  /// Whether it was stopped.
  let isInterrupted: () -> Bool
  /// Told how far it has come.
  let tell: (SpeechEvent) -> Void
  /// Told what went wrong and did not end it.
  let report: (SpeechError) -> Void
}
