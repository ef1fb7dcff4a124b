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
    if Self.isUnreadable(word, in: language) { return nil }
    return said(word, in: language).flatMap { $0.contains("(") ? nil : $0 }
  }

  /// Whether the voice of a language (BCP 47) has any sounds for a text; nil where there is no such voice.
  public func hasSounds(for text: String, in language: String) -> Bool? {
    said(text, in: language).map { !$0.isEmpty && !Self.isUnreadable(text, in: language) }
  }

  /// A voice of Japanese can't read ideographs: it calls each a letter.
  private static func isUnreadable(_ text: String, in language: String) -> Bool {
    language.hasPrefix("ja") && text.unicodeScalars.contains(where: \.properties.isIdeographic)
  }

  /// What the voice of a language says, in phonemes; nil where there is no such voice.
  private func said(_ text: String, in language: String) -> String? {
    engine.withLock { owned in
      let key = language + " " + text
      if let known = owned.known[key] { return known }
      guard let voice = owned.engine.voices.voice(for: language), owned.engine.choose(voice: voice.identifier) else {
        return nil
      }
      let phonemes = owned.engine.phonemes(of: text)
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
