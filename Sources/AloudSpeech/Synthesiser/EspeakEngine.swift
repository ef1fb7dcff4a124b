import Aloud
import AloudSystem
import CEspeakNG
import Synchronization

/// The libespeak-ng library, owned by one thread. It returns samples as fast as it makes them, and plays nothing itself.
///
/// The library keeps its state in C globals. It is initialised once in a process and never terminated, because terminating and
/// initialising again hangs (1.51). There is therefore only one engine at a time.
final class EspeakEngine {
  let sampleRate: Int
  let voices: Voices
  let functions: EspeakLibrary
  private var currentVoice = ""

  private enum Library: Int, AtomicRepresentable { case untouched, owned, idle }
  private static let library = Atomic<Library>(.untouched)

  init() throws(SpeechError) {
    let before = Self.library.exchange(.owned, ordering: .acquiringAndReleasing)
    guard before != .owned else { throw .synthesiserInUse }
    guard let functions = try? EspeakLibrary() else {
      Self.library.store(before, ordering: .releasing)
      throw .noSynthesiser(status: -1)
    }
    if before == .untouched { try Self.initialise(functions) }
    self.functions = functions
    functions.setURICallback { _, _, _ in 1 }  // Refuses: markup must never make the library read a file.
    functions.setSampleCallback { samples, count, events in
      guard let events, let receiver = events.pointee.user_data else { return 0 }
      return EspeakEngine.handOn(samples, Int(count), events, to: receiver) ? 0 : 1
    }
    sampleRate = Int(functions.sampleRate())
    voices = Voices(Self.listVoices(functions))
  }

  deinit { Self.library.store(.idle, ordering: .releasing) }

  /// Returns false if there is no such voice. A variant may follow its name after "+".
  func choose(voice: String) -> Bool {
    if voice == currentVoice { return true }
    guard functions.setVoice(voice) == EE_OK else { return false }
    currentVoice = voice
    return true
  }

  func set(_ settings: SpeechSettings) {
    func set(_ parameter: espeak_PARAMETER, _ value: Int, in range: ClosedRange<Int>) {
      _ = functions.setParameter(parameter, Int32(min(max(value, range.lowerBound), range.upperBound)), 0)
    }
    set(espeakRATE, settings.rate, in: SpeechSettings.rateRange)
    set(espeakPITCH, settings.pitch, in: SpeechSettings.pitchRange)
    set(espeakVOLUME, settings.volume, in: SpeechSettings.volumeRange)
    switch settings.punctuation {
    case .some: _ = functions.setPunctuation(Self.somePunctuation)
    case .most: _ = functions.setPunctuation(Self.mostPunctuation)
    case .none, .all: break
    }
    _ = functions.setParameter(espeakPUNCTUATION, Self.parameter(settings.punctuation), 0)
    _ = functions.setParameter(espeakCAPITALS, Self.parameter(settings.capitals), 0)
  }

  private static func parameter(_ level: Punctuation) -> Int32 {
    switch level {
    case .none: Int32(espeakPUNCT_NONE.rawValue)
    case .some, .most: Int32(espeakPUNCT_SOME.rawValue)
    case .all: Int32(espeakPUNCT_ALL.rawValue)
    }
  }

  /// The library's own numbers: 2 says the word, and a number from 3 on raises the pitch by that amount.
  private static func parameter(_ capitals: Capitals) -> Int32 {
    switch capitals {
    case .none: 0
    case .word: 2
    case .pitch: 20
    }
  }

  /// The signs that are named if only some punctuation is: the parts of commands, paths and sums.
  private static let somePunctuation = list("#$%&*+/<=>@\\^_`{|}~")
  /// The signs that are named if most punctuation is: also those that group words or set them apart, but not those that only end a
  /// sentence or a clause.
  private static let mostPunctuation = list("#$%&*+/<=>@\\^_`{|}~:;\"()[]-«»“”„‚‘–—")

  private static func list(_ signs: String) -> [wchar_t] { signs.unicodeScalars.map { wchar_t($0.value) } + [0] }

  /// Synthesises markup in a language, with the voice that the settings name or the language's own. Returns an error for a voice that
  /// was wanted but is missing.
  func synthesise(
    _ markup: String, in language: String, else fallback: String, _ settings: SpeechSettings,
    into receiver: SampleReceiver
  ) -> SpeechError? {
    let choice = voices.choice(for: language, named: settings.voice, else: fallback)
    let isThere = choose(voice: choice.identifier)
    set(settings)
    synthesise(markup, into: receiver)
    return choice.missing ?? (isThere ? nil : .noVoiceNamed(choice.identifier))
  }

  /// Synthesises markup. Returns when the receiver has all samples or wants no more.
  func synthesise(_ markup: String, into receiver: SampleReceiver) {
    withExtendedLifetime(receiver) {
      _ = functions.synthesise(
        markup, markup.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8 | espeakSSML), nil,
        Unmanaged.passUnretained(receiver).toOpaque())
    }
  }

  /// Initialises the library without `espeak_Initialize`, which prints to standard error and may exit.
  private static func initialise(_ functions: EspeakLibrary) throws(SpeechError) {
    functions.initializePath(nil)
    var context: espeak_ng_ERROR_CONTEXT?
    var status = functions.initialize(&context)
    if context != nil { functions.clearErrorContext(&context) }
    if status == ENS_OK { status = functions.initializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, Int32(longestBuffer), nil) }
    if status != ENS_OK {
      library.store(.untouched, ordering: .releasing)
      throw .noSynthesiser(status: Int(status.rawValue))
    }
  }

  /// The greatest length of sound passed on at once, in milliseconds.
  private static let longestBuffer = 40

  private static func handOn(
    _ samples: UnsafeMutablePointer<Int16>?, _ count: Int, _ events: UnsafeMutablePointer<espeak_EVENT>,
    to receiver: UnsafeMutableRawPointer
  ) -> Bool {
    let receiver = Unmanaged<SampleReceiver>.fromOpaque(receiver).takeUnretainedValue()
    var goesOn = true
    if count > 0, let samples { goesOn = receiver.take(UnsafeBufferPointer(start: samples, count: count).span) }
    var event = events
    while goesOn, event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if event.pointee.type == espeakEVENT_WORD { receiver.reach(word: Int(event.pointee.text_position)) }
      let mark = event.pointee.type == espeakEVENT_MARK ? event.pointee.id.name : nil
      if let mark, let index = Int(String(cString: mark)) { receiver.reach(mark: index) }
      event += 1
    }
    return goesOn
  }
}

extension EspeakEngine {
  /// Only the thread that owns the library may call this.
  static func listVoices(_ functions: EspeakLibrary) -> [Voice] {
    guard var entry = functions.listVoices(nil) else { return [] }
    var voices: [Voice] = []
    while let voice = entry.pointee {
      if let name = voice.pointee.name, let identifier = voice.pointee.identifier {
        voices.append(
          Voice(
            name: String(cString: name), identifier: String(cString: identifier),
            languages: languages(voice.pointee.languages)))
      }
      entry += 1
    }
    return voices
  }

  /// Reads pairs of a priority byte and a null-terminated name, up to a priority of zero.
  private static func languages(_ list: UnsafePointer<CChar>?) -> [Voice.Language] {
    guard var place = list else { return [] }
    var found: [Voice.Language] = []
    while place.pointee != 0 {
      let tag = String(cString: place + 1)
      found.append(Voice.Language(tag: tag.lowercased(), priority: Int(UInt8(bitPattern: place.pointee))))
      place += tag.utf8.count + 2
    }
    return found
  }
}

/// The functions of libespeak-ng, loaded when the first word is spoken, so that a silent program starts without the thirty
/// libraries that libespeak-ng loads.
struct EspeakLibrary {
  let initializePath: @convention(c) (UnsafePointer<CChar>?) -> Void
  let initialize: @convention(c) (UnsafeMutablePointer<espeak_ng_ERROR_CONTEXT?>?) -> espeak_ng_STATUS
  let clearErrorContext: @convention(c) (UnsafeMutablePointer<espeak_ng_ERROR_CONTEXT?>?) -> Void
  let initializeOutput: @convention(c) (espeak_ng_OUTPUT_MODE, Int32, UnsafePointer<CChar>?) -> espeak_ng_STATUS
  let sampleRate: @convention(c) () -> Int32
  let setURICallback:
    @convention(c) ((@convention(c) (Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32)?) -> Void
  let setSampleCallback:
    @convention(c) (
      (@convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?) -> Int32)?
    ) -> Void
  let setPunctuation: @convention(c) (UnsafePointer<wchar_t>?) -> espeak_ERROR
  let setVoice: @convention(c) (UnsafePointer<CChar>?) -> espeak_ERROR
  let setParameter: @convention(c) (espeak_PARAMETER, Int32, Int32) -> espeak_ERROR
  let listVoices:
    @convention(c) (UnsafeMutablePointer<espeak_VOICE>?) -> UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?
  let synthesise:
    @convention(c) (
      UnsafeRawPointer?, Int, UInt32, espeak_POSITION_TYPE, UInt32, UInt32, UnsafeMutablePointer<UInt32>?,
      UnsafeMutableRawPointer?
    ) -> espeak_ERROR
  let textToPhonemes: @convention(c) (UnsafeMutablePointer<UnsafeRawPointer?>?, Int32, Int32) -> UnsafePointer<CChar>?

  init() throws(LoadedLibrary.Missing) {
    let library = try LoadedLibrary("libespeak-ng", version: 1)
    initializePath = try library.function("espeak_ng_InitializePath")
    initialize = try library.function("espeak_ng_Initialize")
    clearErrorContext = try library.function("espeak_ng_ClearErrorContext")
    initializeOutput = try library.function("espeak_ng_InitializeOutput")
    sampleRate = try library.function("espeak_ng_GetSampleRate")
    setURICallback = try library.function("espeak_SetUriCallback")
    setSampleCallback = try library.function("espeak_SetSynthCallback")
    setPunctuation = try library.function("espeak_SetPunctuationList")
    setVoice = try library.function("espeak_SetVoiceByName")
    setParameter = try library.function("espeak_SetParameter")
    listVoices = try library.function("espeak_ListVoices")
    synthesise = try library.function("espeak_Synth")
    textToPhonemes = try library.function("espeak_TextToPhonemes")
  }
}
