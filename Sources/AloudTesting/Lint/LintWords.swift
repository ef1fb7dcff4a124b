internal import Aloud

/// An app's texts as a listener hears them.
struct LintWords: Sendable {
  private let locale: LoadedLocale
  let pronouncing: Linter.Pronouncing?

  init(_ locale: LoadedLocale, _ pronouncing: Linter.Pronouncing?) {
    (self.locale, self.pronouncing) = (locale, pronouncing)
  }

  /// The wording of the locale.
  var wording: Wording { locale.wording }
  /// The language of the app's texts.
  var language: String { locale.tag }

  /// Returns the words of a text.
  func text(_ text: LocalizedText) -> String { locale.wording.text(text) }

  /// Returns the words of a text, folded for comparison.
  func folded(_ text: LocalizedText) -> String { Folding.fold(self.text(text)) }

  /// Returns the set of folded words in a text, without punctuation.
  func set(_ text: LocalizedText) -> Set<Substring> {
    Set(folded(text).split { !($0.isLetter || $0.isNumber) })
  }

  /// Returns a Boolean value that indicates whether a text is one of the words listed for `key` in the locale or in English.
  func isOne(_ text: LocalizedText, of key: String) -> Bool {
    let alternatives = locale.wording.alternatives(key)
    let folded = folded(text)
    return (alternatives.own + alternatives.english).contains { Folding.fold($0) == folded }
  }

  /// Returns a Boolean value that indicates whether a text ends with one of the words listed for `key` in the locale or in English.
  func ends(_ text: LocalizedText, with key: String) -> Bool {
    let alternatives = locale.wording.alternatives(key)
    let folded = folded(text)
    return (alternatives.own + alternatives.english).contains { word in
      let word = Folding.fold(word)
      return folded == word || folded.hasSuffix(" " + word)
    }
  }
}
