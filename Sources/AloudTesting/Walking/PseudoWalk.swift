internal import Aloud

/// A walk through an app in pseudo-locales, which brings to light what can't be translated, read or heard well (TEST-3).
///
///     let findings = try PseudoWalk(TestedApp(Notes())).findings()
///
/// It goes wherever numbers lead, and says everywhere what a user may say. Commands that an app runs can't be started on it.
public struct PseudoWalk: Sendable {
  private let app: TestedApp
  private let canSay: (@Sendable (_ text: String, _ language: String) -> Bool)?

  /// A walk through an app; `canSay` tells whether a voice has sounds for a text in a language.
  public init(_ app: TestedApp, canSay: (@Sendable (_ text: String, _ language: String) -> Bool)? = nil) {
    (self.app, self.canSay) = (app, canSay)
  }

  /// What is found in these locales: each thing once in each, by the way that first led to it.
  public func findings(in locales: [String] = ["en-XA", "ar-XB", "ar-XC"]) throws -> [PseudoFinding] {
    try locales.flatMap { locale in
      let check = FindingCheck(files: app.files, canSay: canSay)
      try app.walk(locale, check)
      return check.findings
    }
  }
}
