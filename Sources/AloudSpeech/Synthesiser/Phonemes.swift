import CEspeakNG
import Synchronization

/// How words sound, as the synthesiser would say them. Nothing is spoken.
public final class Phonemes: Sendable {
  private let engine: Mutex<OwnedEngine>

  /// The engine, which a lock gives to one thread at a time.
  private struct OwnedEngine: ~Copyable {
    var engine: Engine
    var known: [String: String] = [:]
  }

  /// Takes the synthesiser over; nil where there is none, or somebody speaks with it.
  public init?() {
    guard let engine = try? Engine() else { return nil }
    self.engine = Mutex(OwnedEngine(engine: engine))
  }

  /// The phonemes of a word in a language (BCP 47), in the International Phonetic Alphabet; nil where no voice of the language
  /// reads it, or one only in the words of another, such as "Chinese letter".
  public func phonemes(of word: String, in language: String) -> String? {
    // A voice of Japanese can't read ideographs, and leaves them out.
    if language.hasPrefix("ja"), word.unicodeScalars.contains(where: \.properties.isIdeographic) { return nil }
    return engine.withLock { owned in
      let key = language + " " + word
      if let known = owned.known[key] { return known }
      guard let voice = owned.engine.voices.voice(for: language), owned.engine.choose(voice: voice.identifier) else {
        return nil
      }
      let phonemes = owned.engine.phonemes(of: word)
      if phonemes.contains("(") { return nil }
      owned.known[key] = phonemes
      return phonemes
    }
  }
}

extension Engine {
  /// The phonemes of a text with the voice that is chosen.
  fileprivate func phonemes(of text: String) -> String {
    text.withCString { start in
      var result = ""
      var rest: UnsafeRawPointer? = UnsafeRawPointer(start)
      // The library takes a clause at a time, and says where the next begins.
      while rest != nil {
        guard let part = functions.textToPhonemes(&rest, Int32(espeakCHARS_UTF8), Int32(espeakPHONEMES_IPA)) else {
          break
        }
        result += String(cString: part)
      }
      return result
    }
  }
}
