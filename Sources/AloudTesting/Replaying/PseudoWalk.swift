internal import Aloud

/// A walk through an app in pseudo-locales that finds what can't be translated, read or heard well (TEST-3).
///
///     let findings = try PseudoWalk(TestedApp(Notes())).findings()
///
/// The walk goes wherever numbers lead, and says everything a user may say in each place. Commands that the app runs fail to start.
/// In a real locale, the walk also finds words that a voice leaves out.
public struct PseudoWalk: Sendable {
  private let app: TestedApp
  private let canSay: CanSay?

  /// A function that returns whether a voice has sounds for a number, percent sign or word; `language` is a BCP 47 tag.
  public typealias CanSay = @Sendable (_ text: String, _ language: String) -> Bool

  /// The pseudo-locales.
  public static let pseudoLocales = ["en-XA", "ar-XB", "ar-XC"]

  /// Creates a walk through an app. Without `canSay`, voices are not checked.
  public init(_ app: TestedApp, canSay: CanSay? = nil) {
    (self.app, self.canSay) = (app, canSay)
  }

  /// Returns the findings in the locales, each once in a locale, with the lines that first led to it.
  public func findings(in locales: [String] = pseudoLocales) throws -> [PseudoFinding] {
    try locales.flatMap { locale in
      let check = FindingCheck(files: app.files, canSay: canSay)
      try app.walk(locale, check)
      return check.findings
    }
  }
}
