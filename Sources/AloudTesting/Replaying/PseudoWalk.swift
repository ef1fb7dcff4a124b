internal import Aloud

/// A walk through an app in pseudo-locales that finds what can't be translated, read or heard well (TEST-3).
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
  public init(_ app: TestedApp, canSay: CanSay? = nil) { (self.app, self.canSay) = (app, canSay) }

  /// Returns the findings in the locales, each once in a locale, with the lines that first led to it.
  public func findings(in locales: [String] = pseudoLocales) throws -> [PseudoFinding] {
    try locales.flatMap { locale in
      var check = FindingCheck(files: app.files, canSay: canSay)
      try app.walk(locale) { announcements, renderer, lines in
        for announcement in announcements { check.look(at: announcement, renderer, after: lines) }
      }
      return check.findings
    }
  }
}

/// A likely error in an app's announcements in some language.
public struct PseudoFinding: Sendable, Hashable {
  /// The rule that is broken, by a stable name.
  public enum Rule: String, Sendable, CaseIterable {
    /// Words that are not translated or can't be.
    case unlocalised
    /// A sentence put together from pieces, which other languages put in another order.
    case glued
    /// A text that depends on a number but has only one form.
    case missingPlural
    /// A direction mark that does not belong, or is not closed.
    case direction
    /// Two full stops instead of one, as after "a.m.".
    case doubledStop
    /// Two colons instead of one.
    case doubledColon
    /// A word that does not fit on a line of a braille display.
    case longBraille
    /// A word that a narrow width breaks.
    case narrow
    /// Words for which the language's voice has no sounds.
    case unspoken
  }

  /// The rule that is broken.
  public var rule: Rule
  /// The words concerned.
  public var text: String
  /// The first announcement with these words, as printed.
  public var announcement: String
  /// The locale of the announcement.
  public var locale: String
  /// The lines that led to the announcement.
  public var lines: [String]
}

typealias WalkHearing = (_ announcements: [Announcement], _ renderer: Renderer, _ lines: [String]) -> Void

extension PlaceWalk {
  private static var thingLimit: Int { 40 }

  /// In English, which every language accepts.
  private static var commands: [String] {
    [
      "", "help", "where am i", "read", "next", "last", "spell", "repeat", "back", "cancel", "done", "undo", "redo",
      "history", "index", "select all", "selection", "Ω", "99", "more 1", "actions 1", "stop", "quit",
    ]
  }

  /// Walks through the places that numbers lead to, up to a limit that is enough for any app that people find their way in.
  static func walk(_ session: Session<A>, hear: @escaping WalkHearing) throws {
    var session = session
    session.now = AppPlayer<A>.usualNow
    var outside = PlayedOutside()
    outside.otherwise = { _ in .notStarted }
    var start = Moment(AppPlayer(session, outside: outside))
    var walk = PlaceWalk(
      saying: { numbers(in: $0) + commands }, place: { place($0) }, placeLimit: 200, waitLimit: 3,
      hear: { hear($0.player.announcements, $0.player.session.renderer, $0.lines) })
    try walk.hear(&start) { try $0.start() }
    try walk.explore(from: start)
  }

  private static func numbers(in session: Session<A>) -> [String] {
    let read = announced(for: "read", in: session)
    return Array(Set(read.compactMap(\.number)).sorted().prefix(thingLimit).map { String($0) })
  }

  /// Returns a description of the place that does not depend on the values of controls.
  private static func place(_ session: Session<A>) -> String {
    let renderer = session.renderer
    let path = announced(for: "where am i", in: session)
    let things = announced(for: "read", in: session)
    return path.map { renderer.printed($0) }.joined(separator: "\n")
      + things.map { "\($0.role?.rawValue ?? "") \($0.name.map { renderer.locale.wording.text($0) } ?? "")" }
      .joined(separator: "\n")
  }

  private static func announced(for line: String, in session: Session<A>) -> [Announcement] {
    var session = session
    return session.take(Line(line)).announcements
  }
}
