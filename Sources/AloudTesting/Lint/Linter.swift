public import Aloud

/// Holds apps against the rules (TEST-3), in one line of a test:
///
///     #expect(try Linter("en").findings(in: Notes()) == [])
///
/// No command of the app is run, and nothing outside is touched: its screens are made, and what its buttons would do is asked.
public struct Linter: Sendable {
  /// How a word sounds, as phonemes of the International Phonetic Alphabet; nil where nobody knows. `language` is a BCP 47 tag.
  public typealias Pronouncing = @Sendable (_ word: String, _ language: String) -> String?

  /// The locale that the app's own words are in.
  let locale: LoadedLocale
  let pronouncing: Pronouncing?

  /// A linter of apps in the words of `locale`. Without `pronouncing`, what sounds alike is told by letters.
  public init(_ locale: LoadedLocale, pronouncing: Pronouncing? = nil) {
    (self.locale, self.pronouncing) = (locale, pronouncing)
  }

  /// A linter of apps in the words of the locale `tag`, from `files`.
  ///
  /// - Throws: `LocaleFileError` where a file of the table is damaged.
  public init(_ tag: String, files: LocaleFiles = .bundled, pronouncing: Pronouncing? = nil) throws(LocaleFileError) {
    self.init(try LoadedLocale(tag, files: files), pronouncing: pronouncing)
  }

  /// All with which an app breaks the rules, rule by rule. It is looked at in `state`, else as it begins, and from there
  /// wherever its buttons lead; `screens` and `sheets` are places that no button leads to.
  public func findings<Looked: App>(
    in app: Looked, state: Looked.State? = nil, screens: [ID] = [], sheets: [ID] = []
  ) -> [Finding] {
    findings(in: app, state: state, screens: screens, sheets: sheets, rules: LintRule.allCases)
  }

  /// The findings of an app of which `revealed` shows also what is hidden for now: rules about one thing look at that too.
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
    var surveyor = Surveyor(app, state ?? app.initialState, words: LintWords(locale, pronouncing))
    let survey = surveyor.survey(screens: screens, sheets: sheets)
    return rules.flatMap { $0.findings(in: survey) }
  }
}
