import Aloud
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads kanji as kana by MeCab and the dictionary that it finds, where these are installed: espeak-ng's voice knows kana alone.
struct KanjiReader {
  private typealias New = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Parse = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int) -> UnsafePointer<CChar>?

  /// What is said for kanji that nothing reads; espeak-ng would say "Chinese letter" for each.
  static let unread = "かんじ"

  /// The one of this process, which is made when the first kanji is to be read; the dictionary takes some milliseconds.
  private static let shared = Mutex(KanjiReader())

  /// MeCab with its dictionary; nil where one of them is missing.
  private let tagger: (parse: Parse, state: OpaquePointer)?

  private init() {
    // Of a word that the dictionary has, its ninth feature is how it is pronounced (ipadic, naist-jdic).
    let order = #"-F%f[8]\s -U%m\s -E\s"#
    guard let library = dlopen("libmecab.so.2", RTLD_NOW) ?? dlopen("libmecab.2.dylib", RTLD_NOW),
      let new = dlsym(library, "mecab_new2"), let parse = dlsym(library, "mecab_sparse_tostr2"),
      let state = unsafeBitCast(new, to: New.self)(order)
    else {
      tagger = nil
      return
    }
    tagger = (unsafeBitCast(parse, to: Parse.self), state)
  }

  /// The text with its kanji in kana, or with a word for those that nothing reads.
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

  /// Whether an utterance has kanji for a Japanese voice, and nothing reads them.
  static func isMissing(for utterance: Utterance) -> Bool {
    let hasKanji = utterance.units.contains { unit in
      guard case .text(let text, let language) = unit else { return false }
      return LanguageTag.isJapanese(language ?? utterance.language) && text.unicodeScalars.contains(where: isKanji)
    }
    return hasKanji && shared.withLock { $0.tagger == nil }
  }

  /// A run of Japanese writing as it is read; what has no kanji stays, since it may have been made for the voice.
  private func reading(of run: String) -> String {
    guard run.unicodeScalars.contains(where: Self.isKanji) else { return run }
    var kana = run
    if let tagger, let read = tagger.parse(tagger.state, run, run.utf8.count) {
      kana = String(validatingCString: read)?.trimmingSpaces() ?? run
    }
    return Self.marked(kana)
  }

  /// A text with one word for each run of kanji that are left.
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
    // Hiragana, katakana and its long vowel; the mark that repeats a kanji counts as one.
    isKanji(scalar) || (0x3041...0x30FF).contains(scalar.value)
  }
}
