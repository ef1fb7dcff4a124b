/// An output that makes utterances heard. The loop uses one; the implementations are in `AloudSpeech`.
public protocol SpeechOutput: Sendable {
  /// The reason why queued utterances will not be heard; nil if they will, as far as is known.
  var problem: LocalizedText? { get }
  /// Queues an utterance according to its priority. Returns at once.
  func speak(_ utterance: Utterance)
  /// A Boolean value that indicates whether an utterance is being said or waits.
  var isSpeaking: Bool { get }
  /// A Boolean value that indicates whether nothing was ever said, so that there is nothing to stop or to finish.
  var isUnused: Bool { get }
  /// The line of a place that is being read; nil if none is.
  var reading: ReadingMark? { get }
  /// Drops the current utterance and all waiting ones, within one buffer of 50 ms. Returns at once.
  func stop()
  /// Continues the speech that was stopped last, from the interrupted word; returns false if there is none. Returns at once.
  func resume() -> Bool
  /// Sets the voice, rate, pitch and volume of utterances queued from now on.
  func apply(_ settings: SpeechSettings)
  /// Returns the names of the voices for a language (BCP 47). Waits for the current utterance, and for the synthesiser to start.
  func voiceNames(for language: String) -> [String]
  /// Returns a Boolean value that indicates whether a voice has this name, in any language. Waits like `voiceNames(for:)`.
  func hasVoice(named name: String) -> Bool
  /// Waits until all queued utterances have been passed on, and closes the output.
  func finish()
}

extension SpeechOutput {
  /// No reason: utterances will be heard.
  public var problem: LocalizedText? { nil }
  /// Always false: the output counts as used from the beginning.
  public var isUnused: Bool { false }
}
