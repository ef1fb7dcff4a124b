import CEspeakNG
import Synchronization

/// The pronunciation of words by the synthesiser, without speaking them.
public final class Phonemes: Sendable {
  private let engine: Mutex<EspeakEngine>
  private let known = Mutex<[String: String]>([:])

  /// Takes ownership of the synthesiser, or returns nil if it is missing or in use.
  public init?() {
    guard let engine = try? EspeakEngine() else { return nil }
    self.engine = Mutex(engine)
  }

  /// Returns the phonemes of a word in a language (BCP 47), in the International Phonetic Alphabet. Returns nil if no voice of the
  /// language reads the word, or only in words of another language, such as "Chinese letter".
  public func phonemes(of word: String, in language: String) -> String? {
    if Self.isUnreadable(word, in: language) { return nil }
    return said(word, in: language).flatMap { $0.contains("(") ? nil : $0 }
  }

  /// Returns whether the voice of a language (BCP 47) has any sounds for a text, or nil if there is no such voice.
  public func hasSounds(for text: String, in language: String) -> Bool? {
    said(text, in: language).map { !$0.isEmpty && !Self.isUnreadable(text, in: language) }
  }

  private static func isUnreadable(_ text: String, in language: String) -> Bool {
    language.hasPrefix("ja") && text.unicodeScalars.contains(where: \.properties.isIdeographic)
  }

  private func said(_ text: String, in language: String) -> String? {
    let key = language + " " + text
    if let known = known.withLock({ $0[key] }) { return known }
    let phonemes: String? = engine.withLock { engine in
      guard let voice = engine.voices.voice(for: language), engine.choose(voice: voice.identifier) else { return nil }
      return engine.phonemes(of: text)
    }
    known.withLock { $0[key] = phonemes }
    return phonemes
  }
}

extension EspeakEngine {
  fileprivate func phonemes(of text: String) -> String {
    text.withCString { start in
      var result = ""
      var rest: UnsafeRawPointer? = UnsafeRawPointer(start)
      // The library converts one clause at a time, and returns where the next one begins.
      while rest != nil {
        guard let part = functions.textToPhonemes(&rest, Int32(espeakCHARS_UTF8), Int32(espeakPHONEMES_IPA))
        else { break }
        result += String(cString: part)
      }
      return result
    }
  }
}
