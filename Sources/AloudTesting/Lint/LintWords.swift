internal import Aloud

/// An app's words, as a listener has them.
struct LintWords: Sendable {
  private let locale: LoadedLocale
  let pronouncing: Linter.Pronouncing?

  init(_ locale: LoadedLocale, _ pronouncing: Linter.Pronouncing?) {
    (self.locale, self.pronouncing) = (locale, pronouncing)
  }

  /// What the locale says.
  var wording: Wording { locale.wording }
  /// The language of the app's words.
  var language: String { locale.tag }

  /// The words of a text.
  func text(_ text: LocalizedText) -> String { locale.wording.text(text) }

  /// The words of a text, as lines are compared.
  func folded(_ text: LocalizedText) -> String { Folding.fold(self.text(text)) }

  /// The words of a text, folded, without what stands between them.
  func set(_ text: LocalizedText) -> Set<Substring> {
    Set(folded(text).split { !($0.isLetter || $0.isNumber) })
  }

  /// Whether a text is one of the words that the locale lists for `key`, or English does.
  func isOne(_ text: LocalizedText, of key: String) -> Bool {
    let alternatives = locale.wording.alternatives(key)
    let folded = folded(text)
    return (alternatives.own + alternatives.english).contains { Folding.fold($0) == folded }
  }

  /// Whether the last words of a text, or all of it, are among those that the locale lists for `key`, or English does.
  func ends(_ text: LocalizedText, with key: String) -> Bool {
    let alternatives = locale.wording.alternatives(key)
    let folded = folded(text)
    return (alternatives.own + alternatives.english).contains { word in
      let word = Folding.fold(word)
      return folded == word || folded.hasSuffix(" " + word)
    }
  }
}
