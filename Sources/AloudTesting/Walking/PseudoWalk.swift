internal import Aloud

/// A walk through an app in pseudo-locales, which brings to light what can't be translated, read or heard well (TEST-3).
///
///     let findings = try PseudoWalk(TestedApp(Notes())).findings()
///
/// It goes wherever numbers lead, and says everywhere what a user may say. Commands that an app runs can't be started on it. In a
/// locale that people speak it also asks a voice what it leaves out.
public struct PseudoWalk: Sendable {
  private let app: TestedApp
  private let canSay: CanSay?

  /// Whether a voice has sounds for a number, a percent sign or a word; `language` is a BCP 47 tag.
  public typealias CanSay = @Sendable (_ text: String, _ language: String) -> Bool

  /// The pseudo-locales.
  public static let pseudoLocales = ["en-XA", "ar-XB", "ar-XC"]

  /// A walk through an app. Without `canSay`, nothing is known of voices.
  public init(_ app: TestedApp, canSay: CanSay? = nil) {
    (self.app, self.canSay) = (app, canSay)
  }

  /// What is found in these locales: each thing once in each, by the way that first led to it.
  public func findings(in locales: [String] = pseudoLocales) throws -> [PseudoFinding] {
    try locales.flatMap { locale in
      let check = FindingCheck(files: app.files, canSay: canSay)
      try app.walk(locale, check)
      return check.findings
    }
  }
}
