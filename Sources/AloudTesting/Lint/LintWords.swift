internal import Aloud

/// An app's texts as a listener hears them.
struct LintWords: Sendable {
  private let locale: LoadedLocale
  let pronouncing: Linter.Pronouncing?

  init(_ locale: LoadedLocale, _ pronouncing: Linter.Pronouncing?) {
    (self.locale, self.pronouncing) = (locale, pronouncing)
  }

  var wording: Wording { locale.wording }
  var language: String { locale.tag }

  func text(_ text: LocalizedText) -> String { locale.wording.text(text) }
  func folded(_ text: LocalizedText) -> String { Folding.fold(self.text(text)) }

  /// Returns the folded words of a text, without punctuation.
  func set(_ text: LocalizedText) -> Set<Substring> {
    Set(folded(text).split { !($0.isLetter || $0.isNumber) })
  }

  /// The words listed for `key` are those of the locale and of English.
  func isOne(_ text: LocalizedText, of key: String) -> Bool {
    let folded = folded(text)
    return locale.wording.phrases(key).contains { Folding.fold($0) == folded }
  }

  /// The words listed for `key` are those of the locale and of English.
  func ends(_ text: LocalizedText, with key: String) -> Bool {
    let folded = folded(text)
    return locale.wording.phrases(key).contains { word in
      let word = Folding.fold(word)
      return folded == word || folded.hasSuffix(" " + word)
    }
  }
}
