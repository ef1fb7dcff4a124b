public import Aloud

/// A linter that checks apps against the rules (TEST-3), in one line of a test:
///
///     #expect(try Linter("en").findings(in: Notes()) == [])
///
/// No command of the app is run and nothing outside is touched: only screens are built, and the effects of buttons inspected.
public struct Linter: Sendable {
  /// A function that returns a word's IPA phonemes, or `nil` if unknown. `language` is a BCP 47 tag.
  public typealias Pronouncing = @Sendable (_ word: String, _ language: String) -> String?

  /// The locale of the app's own texts.
  let locale: LoadedLocale
  let pronouncing: Pronouncing?

  /// Creates a linter of apps with texts in `locale`. Without `pronouncing`, words that sound alike are found by their letters.
  public init(_ locale: LoadedLocale, pronouncing: Pronouncing? = nil) {
    (self.locale, self.pronouncing) = (locale, pronouncing)
  }

  /// Creates a linter of apps with texts in the locale `tag`, from `files`.
  ///
  /// - Throws: `LocaleFileError` if a file of the locale is damaged.
  public init(_ tag: String, files: LocaleFiles = .bundled, pronouncing: Pronouncing? = nil) throws(LocaleFileError) {
    self.init(try LoadedLocale(tag, files: files), pronouncing: pronouncing)
  }

  /// Returns all findings in an app, rule by rule. The check begins in `state`, or else in the initial state, and goes wherever
  /// buttons lead; `screens` and `sheets` are further places that no button leads to.
  public func findings<Looked: App>(
    in app: Looked, state: Looked.State? = nil, screens: [ID] = [], sheets: [ID] = []
  ) -> [Finding] {
    findings(in: app, state: state, screens: screens, sheets: sheets, rules: LintRule.allCases)
  }

  /// Rules about single elements also check `revealed`, the app with hidden elements shown.
  package func findings<Looked: App>(
    in app: Looked, revealed: Looked, screens: [ID], sheets: [ID]
  ) -> [Finding] {
    let shown = findings(in: app, screens: screens, sheets: sheets)
    let single = LintRule.allCases.filter(\.isAboutOneThing)
    let all = findings(in: revealed, screens: screens, sheets: sheets, rules: single)
    return shown + all.filter { !shown.contains($0) }
  }

  private func findings<Looked: App>(
    in app: Looked, state: Looked.State? = nil, screens: [ID], sheets: [ID], rules: [LintRule]
  ) -> [Finding] {
    var surveyor = Surveyor(app, state ?? app.initialState, words: self)
    let survey = surveyor.survey(screens: screens, sheets: sheets)
    return rules.flatMap { $0.findings(in: survey) }
  }
}

/// An app's texts as a listener hears them.
extension Linter {
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
