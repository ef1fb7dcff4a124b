import CEspeakNG
import Synchronization

/// libespeak-ng, owned by one thread. It hands out samples as fast as it makes them and plays nothing itself.
///
/// The library keeps its state in C globals: it is initialised once in a process and never terminated, because
/// terminating and initialising again hangs (1.51). So there is one engine at a time.
struct Engine: ~Copyable {
  /// The samples a second.
  let sampleRate: Int
  /// What it can speak with.
  let voices: Voices
  private var currentVoice = ""

  private enum Library: Int, AtomicRepresentable { case untouched, owned, idle }
  private static let library = Atomic<Library>(.untouched)

  /// Takes the library over for the calling thread.
  init() throws(SpeechError) {
    let (claimed, before) = Self.claim()
    guard claimed else { throw .synthesiserInUse }
    if before == .untouched { try Self.initialise() }
    espeak_SetUriCallback { _, _, _ in 1 }  // Refuses: markup must never make the library read a file.
    espeak_SetSynthCallback { samples, count, events in
      guard let events, let receiver = events.pointee.user_data else { return 0 }
      return Engine.handOn(samples, Int(count), events, to: receiver) ? 0 : 1
    }
    sampleRate = Int(espeak_ng_GetSampleRate())
    voices = Voices(Self.listVoices())
  }

  deinit { Self.library.store(.idle, ordering: .releasing) }

  /// Chooses a voice by its identifier or name, with "+variant" if wanted. False where there is none.
  mutating func choose(voice: String) -> Bool {
    if voice == currentVoice { return true }
    guard espeak_SetVoiceByName(voice) == EE_OK else { return false }
    currentVoice = voice
    return true
  }

  /// Sets the rate in words a minute, the pitch 0 to 100 and the volume 0 to 200.
  func set(rate: Int, pitch: Int, volume: Int) {
    espeak_SetParameter(espeakRATE, Int32(rate), 0)
    espeak_SetParameter(espeakPITCH, Int32(pitch), 0)
    espeak_SetParameter(espeakVOLUME, Int32(volume), 0)
  }

  /// Makes the samples of some markup; returns when the receiver has them all or wants no more.
  func synthesise(_ markup: String, into receiver: SampleReceiver) {
    withExtendedLifetime(receiver) {
      _ = espeak_Synth(
        markup, markup.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8 | espeakSSML), nil,
        Unmanaged.passUnretained(receiver).toOpaque())
    }
  }

  private static func claim() -> (claimed: Bool, before: Library) {
    let fresh = library.compareExchange(expected: .untouched, desired: .owned, ordering: .acquiringAndReleasing)
    if fresh.exchanged { return (true, .untouched) }
    let idle = library.compareExchange(expected: .idle, desired: .owned, ordering: .acquiringAndReleasing)
    return (idle.exchanged, .idle)
  }

  /// Not `espeak_Initialize`, which prints to standard error and may exit.
  private static func initialise() throws(SpeechError) {
    espeak_ng_InitializePath(nil)
    var context: espeak_ng_ERROR_CONTEXT?
    var status = espeak_ng_Initialize(&context)
    if context != nil { espeak_ng_ClearErrorContext(&context) }
    if status == ENS_OK {
      status = espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, Int32(longestBuffer), nil)
    }
    if status != ENS_OK {
      library.store(.untouched, ordering: .releasing)
      throw .noSynthesiser(status: Int(status.rawValue))
    }
  }

  /// The most sound handed on at once, in milliseconds.
  private static let longestBuffer = 40

  private static func handOn(
    _ samples: UnsafeMutablePointer<Int16>?, _ count: Int, _ events: UnsafeMutablePointer<espeak_EVENT>,
    to receiver: UnsafeMutableRawPointer
  ) -> Bool {
    let receiver = Unmanaged<SampleReceiver>.fromOpaque(receiver).takeUnretainedValue()
    var goesOn = true
    if count > 0, let samples {
      goesOn = receiver.take(UnsafeBufferPointer(start: samples, count: count).span)
    }
    var event = events
    while goesOn, event.pointee.type != espeakEVENT_LIST_TERMINATED {
      let mark = event.pointee.type == espeakEVENT_MARK ? event.pointee.id.name : nil
      if let mark, let index = Int(String(cString: mark)) { receiver.reach(mark: index) }
      event += 1
    }
    return goesOn
  }
}
