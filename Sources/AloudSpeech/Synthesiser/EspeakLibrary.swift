import CEspeakNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The functions of libespeak-ng, loaded when the first word is spoken, so that a silent program starts without the thirty
/// libraries that libespeak-ng loads.
struct EspeakLibrary {
  typealias InitializePath = @convention(c) (UnsafePointer<CChar>?) -> Void
  typealias Initialize = @convention(c) (UnsafeMutablePointer<espeak_ng_ERROR_CONTEXT?>?) -> espeak_ng_STATUS
  typealias ClearErrorContext = @convention(c) (UnsafeMutablePointer<espeak_ng_ERROR_CONTEXT?>?) -> Void
  typealias InitializeOutput =
    @convention(c) (espeak_ng_OUTPUT_MODE, Int32, UnsafePointer<CChar>?) -> espeak_ng_STATUS
  typealias SampleRate = @convention(c) () -> Int32
  typealias URICallback = @convention(c) (Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32
  typealias SampleCallback =
    @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?) -> Int32
  typealias SetURICallback = @convention(c) (URICallback?) -> Void
  typealias SetSampleCallback = @convention(c) (SampleCallback?) -> Void
  typealias SetPunctuation = @convention(c) (UnsafePointer<wchar_t>?) -> espeak_ERROR
  typealias SetVoice = @convention(c) (UnsafePointer<CChar>?) -> espeak_ERROR
  typealias SetParameter = @convention(c) (espeak_PARAMETER, Int32, Int32) -> espeak_ERROR
  typealias ListVoices =
    @convention(c) (UnsafeMutablePointer<espeak_VOICE>?) -> UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?
  typealias Synthesise =
    @convention(c) (
      UnsafeRawPointer?, Int, UInt32, espeak_POSITION_TYPE, UInt32, UInt32, UnsafeMutablePointer<UInt32>?,
      UnsafeMutableRawPointer?
    ) -> espeak_ERROR
  typealias TextToPhonemes =
    @convention(c) (UnsafeMutablePointer<UnsafeRawPointer?>?, Int32, Int32) -> UnsafePointer<CChar>?

  let initializePath: InitializePath
  let initialize: Initialize
  let clearErrorContext: ClearErrorContext
  let initializeOutput: InitializeOutput
  let sampleRate: SampleRate
  let setURICallback: SetURICallback
  let setSampleCallback: SetSampleCallback
  let setPunctuation: SetPunctuation
  let setVoice: SetVoice
  let setParameter: SetParameter
  let listVoices: ListVoices
  let synthesise: Synthesise
  let textToPhonemes: TextToPhonemes

  init?() {
    guard let library = dlopen("libespeak-ng.so.1", RTLD_NOW) ?? dlopen("libespeak-ng.dylib", RTLD_NOW),
      let initializePath = dlsym(library, "espeak_ng_InitializePath"),
      let initialize = dlsym(library, "espeak_ng_Initialize"),
      let clearErrorContext = dlsym(library, "espeak_ng_ClearErrorContext"),
      let initializeOutput = dlsym(library, "espeak_ng_InitializeOutput"),
      let sampleRate = dlsym(library, "espeak_ng_GetSampleRate"),
      let setURICallback = dlsym(library, "espeak_SetUriCallback"),
      let setSampleCallback = dlsym(library, "espeak_SetSynthCallback"),
      let setPunctuation = dlsym(library, "espeak_SetPunctuationList"),
      let setVoice = dlsym(library, "espeak_SetVoiceByName"),
      let setParameter = dlsym(library, "espeak_SetParameter"),
      let listVoices = dlsym(library, "espeak_ListVoices"),
      let synthesise = dlsym(library, "espeak_Synth"),
      let textToPhonemes = dlsym(library, "espeak_TextToPhonemes")
    else { return nil }
    self.initializePath = unsafeBitCast(initializePath, to: InitializePath.self)
    self.initialize = unsafeBitCast(initialize, to: Initialize.self)
    self.clearErrorContext = unsafeBitCast(clearErrorContext, to: ClearErrorContext.self)
    self.initializeOutput = unsafeBitCast(initializeOutput, to: InitializeOutput.self)
    self.sampleRate = unsafeBitCast(sampleRate, to: SampleRate.self)
    self.setURICallback = unsafeBitCast(setURICallback, to: SetURICallback.self)
    self.setSampleCallback = unsafeBitCast(setSampleCallback, to: SetSampleCallback.self)
    self.setPunctuation = unsafeBitCast(setPunctuation, to: SetPunctuation.self)
    self.setVoice = unsafeBitCast(setVoice, to: SetVoice.self)
    self.setParameter = unsafeBitCast(setParameter, to: SetParameter.self)
    self.listVoices = unsafeBitCast(listVoices, to: ListVoices.self)
    self.synthesise = unsafeBitCast(synthesise, to: Synthesise.self)
    self.textToPhonemes = unsafeBitCast(textToPhonemes, to: TextToPhonemes.self)
  }
}
