public import Aloud

/// A rule that apps are checked against (TEST-3).
public struct LintRule: RawRepresentable, Sendable, Hashable, CaseIterable {
  /// The severity of a finding.
  public enum Severity: String, Sendable, CaseIterable {
    /// The user may lose something or get stuck.
    case error
    /// The app is harder to use than necessary.
    case warning
    /// There may be a better way.
    case note
  }

  /// A place where a rule is broken: the ids of the subject, nearest first, and the message.
  typealias Breach = (subjects: [ID], message: String)

  /// The stable name for documents, reports and scripts.
  public let rawValue: String
  /// The severity of breaking the rule.
  public let severity: Severity
  /// The remedy in a sentence, or `nil` if the finding itself gives it.
  public let remedy: String?
  /// A Boolean value that indicates whether the rule considers one element at a time, and so also elements hidden for now.
  let isAboutOneThing: Bool
  private let check: @Sendable (Survey) -> [Breach]

  /// A rule without a check is for documents only.
  init(
    _ name: String, _ severity: Severity, isAboutOneThing: Bool = false, remedy: String? = nil,
    check: @escaping @Sendable (Survey) -> [Breach] = { _ in [] }
  ) {
    (rawValue, self.severity, self.remedy) = (name, severity, remedy)
    (self.isAboutOneThing, self.check) = (isAboutOneThing, check)
  }

  /// Creates the rule with a name, or returns `nil` if there is none.
  public init?(rawValue: String) {
    guard let rule = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = rule
  }

  /// All rules, in the order in which they are checked.
  public static let allCases: [LintRule] = [
    .homeTab, .firstTabHoldsAll, .sameActInTwoTabs, .tooManyTabs, .longTabTitle, .lonePicker, .sheetOverSheet,
    .inputNotKept, .closeWithInput, .unseenRequirement, .unexplainedAction, .twoMainActions, .oneMenuForAll,
    .cancelInMenu, .unnamedLoss, .weakPhrase, .sameLabel, .soundsAlike, .unspeakableName, .roleInName, .stateInName,
    .commandName, .placeholderAsName, .imageNotDescribed, .imageRepeatsTitle, .colorAlone, .emptyPopUp, .longPopUp,
    .valuesInNoOrder, .listWithoutIndex, .numberList, .fieldForPicking, .unknownLanguage, .translation, .unknownRule,
  ]

  /// The app's languages are known, because an unknown one has no voice, no numbers and no dates.
  public static let unknownLanguage = LintRule(
    "unknown-language", .error, remedy: "Write a tag such as en, de or pt-BR."
  ) { survey in
    survey.languages.filter { !survey.words.knows($0.tag) }.map {
      ([$0.subject], "The language “\($0.tag)” is not known here.")
    }
  }

  /// A file of translations has the texts of its document, and no others.
  public static let translation = LintRule("translation", .warning)
  /// A comment silences a rule that exists.
  public static let unknownRule = LintRule("unknown-rule", .error)

  func findings(in survey: Survey) -> [Finding] { check(survey).map { Finding(self, at: $0.subjects, $0.message) } }
}

/// An instance of a broken rule.
public struct Finding: Sendable, Equatable {
  /// The rule that is broken.
  public var rule: LintRule
  /// A sentence that says what is wrong and why.
  public var message: String
  /// The ids of the subject, nearest first: an element without an id is located by what contains it.
  public var subjects: [ID]

  /// Creates a finding that breaks `rule`, described by `message`.
  public init(_ rule: LintRule, at subjects: [ID], _ message: String) {
    (self.rule, self.message, self.subjects) = (rule, message, subjects)
  }
}
