import Aloud
import AloudSystem
import Synchronization

/// Converts kanji to kana with MeCab and its dictionary, if they are installed. The voice of espeak-ng reads only kana.
struct KanjiReader {
  private typealias New = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Parse = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int) -> UnsafePointer<CChar>?

  /// The word for kanji that can't be read. espeak-ng would say "Chinese letter" for each.
  static let unread = "かんじ"

  /// Created when the first kanji is read, because the dictionary takes some milliseconds to load.
  private static let shared = Mutex(KanjiReader())

  /// Nil if MeCab or its dictionary is missing.
  private let tagger: (parse: Parse, state: OpaquePointer)?

  private init() {
    // The ninth feature of a word in the dictionary is its pronunciation (ipadic, naist-jdic).
    let order = #"-F%f[8]\s -U%m\s -E\s"#
    let library = try? LoadedLibrary("libmecab", version: 2)
    let new: New? = try? library?.function("mecab_new2"), parse: Parse? = try? library?.function("mecab_sparse_tostr2")
    if let parse, let state = new?(order) { tagger = (parse, state) } else { tagger = nil }
  }

  static func kana(of text: String) -> String {
    guard text.unicodeScalars.contains(where: isKanji) else { return text }
    return shared.withLock { reader in
      var result = ""
      var rest = text.unicodeScalars[...]
      while let first = rest.first {
        let run = rest.prefix { isJapanese($0) == isJapanese(first) }
        result += reader.reading(of: String(Substring(run)))
        rest = rest.dropFirst(run.count)
      }
      return result
    }
  }

  static func isMissing(for utterance: Utterance) -> Bool {
    let hasKanji = utterance.units.contains { unit in
      guard case .text(let text, let language) = unit else { return false }
      return LanguageTag.isJapanese(language ?? utterance.language) && text.unicodeScalars.contains(where: isKanji)
    }
    return hasKanji && shared.withLock { $0.tagger == nil }
  }

  /// A run without kanji is unchanged, because it may have been written for the voice.
  private func reading(of run: String) -> String {
    guard run.unicodeScalars.contains(where: Self.isKanji) else { return run }
    var kana = run
    if let tagger, let read = tagger.parse(tagger.state, run, run.utf8.count) {
      kana = String(validatingCString: read)?.trimmingSpaces() ?? run
    }
    return Self.marked(kana)
  }

  private static func marked(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isAfterKanji = false
    for scalar in text.unicodeScalars {
      let isKanji = isKanji(scalar)
      if !isKanji { result.append(scalar) } else if !isAfterKanji { result += unread.unicodeScalars }
      isAfterKanji = isKanji
    }
    return String(result)
  }

  private static func isKanji(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }

  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    // Hiragana, katakana and its long-vowel mark. The mark that repeats a kanji counts as kanji.
    isKanji(scalar) || (0x3041...0x30FF).contains(scalar.value)
  }
}
