import Aloud

/// The engine and what it was set up for; one in a process.
final class Synthesiser {
  private var engine: Engine
  private var chooser = VoiceChooser()

  /// Takes libespeak-ng over for the calling thread.
  init() throws(SpeechError) { engine = try Engine() }

  /// The samples a second.
  var sampleRate: Int { engine.sampleRate }

  /// What it can speak with.
  var voices: Voices { engine.voices }

  /// Makes the samples of a passage in a language; returns what voice was wanted but isn't there.
  func synthesise(
    _ markup: String, in language: String, else fallback: String, _ settings: SpeechSettings,
    into receiver: SampleReceiver
  ) -> SpeechError? {
    let missing = chooser.choose(for: language, else: fallback, settings, in: &engine)
    engine.synthesise(markup, into: receiver)
    return missing
  }
}
