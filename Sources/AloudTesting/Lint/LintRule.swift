public import Aloud

/// A rule that an app is held against (TEST-3). Its raw value is its stable name: documents, reports and scripts have it.
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
  /// Only of documents: what the files of their texts lack, or have too much.
  case translation
  /// Only of documents: a comment that silences a rule that there is not.
  case unknownRule = "unknown-rule"

  /// How much it matters.
  public enum Severity: String, Sendable, CaseIterable {
    /// Somebody may lose something, or can't get on.
    case error
    /// It is harder than it need be.
    case warning
    /// There may be a better way.
    case note
  }

  /// How much it matters that an app breaks it.
  public var severity: Severity {
    switch self {
    case .inputNotKept, .unnamedLoss, .weakPhrase, .unseenRequirement, .emptyPopUp, .unknownRule: .error
    case .homeTab, .sameActInTwoTabs, .tooManyTabs, .sheetOverSheet, .closeWithInput, .unexplainedAction,
      .twoMainActions, .cancelInMenu, .sameLabel, .soundsAlike, .imageNotDescribed, .imageRepeatsTitle, .translation:
      .warning
    case .longTabTitle, .longPopUp, .listWithoutIndex, .numberList, .fieldForPicking: .note
    }
  }

  /// How to mend it, in a sentence; nil where the finding itself says that.
  public var remedy: Message? {
    switch self {
    case .translation, .unknownRule: nil
    case .homeTab, .sameActInTwoTabs, .tooManyTabs, .longTabTitle, .sheetOverSheet, .inputNotKept, .closeWithInput,
      .unseenRequirement, .unexplainedAction, .twoMainActions, .cancelInMenu, .unnamedLoss, .weakPhrase, .sameLabel,
      .soundsAlike, .imageNotDescribed, .imageRepeatsTitle, .emptyPopUp, .longPopUp, .listWithoutIndex, .numberList,
      .fieldForPicking:
      Message("lint.remedy.\(self)")
    }
  }

  /// Whether it looks at one thing at a time: then it also looks at what is hidden for now.
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

  /// What an app breaks it with.
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

/// One thing with which an app breaks a rule.
public struct Finding: Sendable, Equatable {
  /// The rule.
  public var rule: LintRule
  /// What is wrong and why, in a sentence.
  public var message: Message
  /// The thing that it is about, nearest first: what has no id of its own is found by what it stands on.
  public var subjects: [ID]

  /// What breaks `rule`, told by `message`.
  public init(_ rule: LintRule, _ message: Message, at subjects: [ID]) {
    (self.rule, self.message, self.subjects) = (rule, message, subjects)
  }

  /// What breaks `rule`, told by the rule's own sentence.
  init(_ rule: LintRule, at subjects: [ID], _ arguments: Message.Arguments) {
    self.init(rule, Message("lint.rule.\(rule)", arguments), at: subjects)
  }
}
