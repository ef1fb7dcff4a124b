/// An output of utterances: the synthesiser of this process, or a speech-dispatcher. It belongs to the speaking thread.
protocol UtteranceOutput: AnyObject {
  /// Says the rest of an utterance. Returns nil after all of it was passed on, or the place at which it was interrupted.
  func say(_ rest: SpokenRest, _ watch: UtteranceWatch) throws(SpeechError) -> SpokenPlace?
  /// Drops sound that has not been heard.
  func discard() throws(SpeechError)
  /// Waits until all sound is heard or written, and closes the output.
  func close() throws(SpeechError)
  func voices() throws(SpeechError) -> Voices
}

/// The functions with which an output checks and reports on an utterance while saying it.
struct UtteranceWatch {
  /// Returns a Boolean value that indicates whether the utterance was stopped.
  let isInterrupted: () -> Bool
  /// Reports the progress.
  let tell: (SpeechEvent) -> Void
  /// Reports an error that did not end the utterance.
  let report: (SpeechError) -> Void
}
