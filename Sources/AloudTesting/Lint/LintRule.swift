public import Aloud

/// A rule that apps are checked against (TEST-3). Its raw value is a stable name for documents, reports and scripts.
public enum LintRule: String, Sendable, CaseIterable {
  case homeTab = "home-tab"
  case sameActInTwoTabs = "same-act-in-two-tabs"
  case tooManyTabs = "too-many-tabs"
  case longTabTitle = "long-tab-title"
  case sheetOverSheet = "sheet-over-sheet"
  case inputNotKept = "input-not-kept"
  case closeWithInput = "close-with-input"
  case unseenRequirement = "unseen-requirement"
  case unexplainedAction = "unexplained-action"
  case twoMainActions = "two-main-actions"
  case cancelInMenu = "cancel-in-menu"
  case unnamedLoss = "unnamed-loss"
  case weakPhrase = "weak-phrase"
  case sameLabel = "same-label"
  case soundsAlike = "sounds-alike"
  case imageNotDescribed = "image-not-described"
  case imageRepeatsTitle = "image-repeats-title"
  case emptyPopUp = "empty-pop-up"
  case longPopUp = "long-pop-up"
  case listWithoutIndex = "list-without-index"
  case numberList = "number-list"
  case fieldForPicking = "field-for-picking"
  /// Documents only: a text that a file of translations lacks or has too many of.
  case translation
  /// Documents only: a comment that silences a rule that does not exist.
  case unknownRule = "unknown-rule"

  /// The severity of a finding.
  public enum Severity: String, Sendable, CaseIterable {
    /// The user may lose something or get stuck.
    case error
    /// The app is harder to use than necessary.
    case warning
    /// There may be a better way.
    case note
  }

  /// The severity of breaking the rule.
  public var severity: Severity {
    switch self {
    case .inputNotKept, .unnamedLoss, .weakPhrase, .unseenRequirement, .emptyPopUp, .unknownRule: .error
    case .homeTab, .sameActInTwoTabs, .tooManyTabs, .sheetOverSheet, .closeWithInput, .unexplainedAction,
      .twoMainActions, .cancelInMenu, .sameLabel, .soundsAlike, .imageNotDescribed, .imageRepeatsTitle, .translation:
      .warning
    case .longTabTitle, .longPopUp, .listWithoutIndex, .numberList, .fieldForPicking: .note
    }
  }

  /// The remedy in a sentence, or `nil` if the finding itself gives it.
  public var remedy: String? {
    switch self {
    case .translation, .unknownRule: nil
    case .homeTab: "Call it after what it holds."
    case .sameActInTwoTabs: "Leave it in the tab where it belongs."
    case .tooManyTabs: "Put what is used less on a screen of another tab."
    case .longTabTitle: "Use one or two short words."
    case .sheetOverSheet: "Open a screen on the sheet instead, or make it a step."
    case .inputNotKept: "Give it a preferred action."
    case .closeWithInput: "Name the button after what it does; “cancel” is always there."
    case .unseenRequirement: "Put what is required where it is shown."
    case .unexplainedAction: "Give the reason."
    case .twoMainActions: "Keep one main action in each place."
    case .cancelInMenu: "Remove the item."
    case .unnamedLoss: "Give it a confirmation with the loss, in numbers where they are known."
    case .weakPhrase: "Use two words or more: what is done, and to what."
    case .sameLabel: "Give each a name of its own."
    case .soundsAlike: "Give one of them another name."
    case .imageNotDescribed: "Say what it shows; leave the description empty where it adds nothing."
    case .imageRepeatsTitle: "Say what the picture adds, or leave the description empty."
    case .emptyPopUp: "Select an item, or use a picker."
    case .longPopUp: "Use a picker, which can be searched."
    case .listWithoutIndex: "Sort it, give it sections, or give the screen a search."
    case .numberList: "Use a stepper or a slider: both take a number as it is said."
    case .fieldForPicking: "Use a picker for it: it understands what is said, and refuses what can't be."
    }
  }

  /// A Boolean value that indicates whether the rule considers one element at a time, and so also elements hidden for now.
  var isAboutOneThing: Bool {
    switch self {
    case .sheetOverSheet, .closeWithInput, .cancelInMenu, .unnamedLoss, .weakPhrase, .imageNotDescribed,
      .imageRepeatsTitle, .emptyPopUp, .longPopUp, .listWithoutIndex, .numberList, .fieldForPicking:
      true
    case .homeTab, .sameActInTwoTabs, .tooManyTabs, .longTabTitle, .inputNotKept, .unseenRequirement,
      .unexplainedAction, .twoMainActions, .sameLabel, .soundsAlike, .translation, .unknownRule:
      false
    }
  }

  func findings(in survey: Survey) -> [Finding] {
    switch self {
    case .homeTab: HomeTab.findings(in: survey)
    case .sameActInTwoTabs: SameActInTwoTabs.findings(in: survey)
    case .tooManyTabs: TooManyTabs.findings(in: survey)
    case .longTabTitle: LongTabTitle.findings(in: survey)
    case .sheetOverSheet: SheetOverSheet.findings(in: survey)
    case .inputNotKept: InputNotKept.findings(in: survey)
    case .closeWithInput: CloseWithInput.findings(in: survey)
    case .unseenRequirement: UnseenRequirement.findings(in: survey)
    case .unexplainedAction: UnexplainedAction.findings(in: survey)
    case .twoMainActions: TwoMainActions.findings(in: survey)
    case .cancelInMenu: CancelInMenu.findings(in: survey)
    case .unnamedLoss: UnnamedLoss.findings(in: survey)
    case .weakPhrase: WeakPhrase.findings(in: survey)
    case .sameLabel: SameLabel.findings(in: survey)
    case .soundsAlike: SoundsAlike.findings(in: survey)
    case .imageNotDescribed: ImageNotDescribed.findings(in: survey)
    case .imageRepeatsTitle: ImageRepeatsTitle.findings(in: survey)
    case .emptyPopUp: EmptyPopUp.findings(in: survey)
    case .longPopUp: LongPopUp.findings(in: survey)
    case .listWithoutIndex: ListWithoutIndex.findings(in: survey)
    case .numberList: NumberList.findings(in: survey)
    case .fieldForPicking: FieldForPicking.findings(in: survey)
    case .translation, .unknownRule: []
    }
  }
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
