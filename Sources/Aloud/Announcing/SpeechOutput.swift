/// Where utterances go to be heard. The loop drives one of these; `AloudSpeech` has the real ones.
public protocol SpeechOutput: Sendable {
  /// Why nothing that is queued will be heard; nil where it will be, as far as is known.
  var problem: LocalizedText? { get }
  /// Queues an utterance as its priority wants it. Returns at once.
  func speak(_ utterance: Utterance)
  /// Whether something is being said, or waits to be.
  var isSpeaking: Bool { get }
  /// Whether nothing has ever been said: there is nothing to stop or to finish.
  var isUnused: Bool { get }
  /// The line of a place that is being read now; nil where none is.
  var reading: ReadingMark? { get }
  /// Drops what is waiting and what is being said, within one buffer of 50 ms. Returns at once.
  func stop()
  /// Says what was last stopped, from the word at which it was; false where nothing was. Returns at once.
  func resume() -> Bool
  /// Changes voice, rate, pitch and volume for what is queued from now on.
  func apply(_ settings: SpeechSettings)
  /// The names of the voices that read a language (BCP 47). Waits for what is being said, and for the synthesiser to start.
  func voiceNames(for language: String) -> [String]
  /// Whether there is a voice of this name, for whatever language. Waits as listing them does.
  func hasVoice(named name: String) -> Bool
  /// Waits until all that is queued has been handed on, and closes what was opened.
  func finish()
}

extension SpeechOutput {
  /// Nothing stands against it.
  public var problem: LocalizedText? { nil }
  /// It is in use from the beginning.
  public var isUnused: Bool { false }
}
