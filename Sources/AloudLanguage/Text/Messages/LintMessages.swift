// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “{count} remarks.”
  package static func lintCount(count: Argument) -> Message { Message("lint.count", ["count": count]) }

  /// “No remarks.”
  package static var lintNone: Message { Message("lint.none") }

  /// “Remove the item.”
  package static var lintRemedyCancelInMenu: Message { Message("lint.remedy.cancelInMenu") }

  /// “Name the button after what it does; “cancel” is always there.”
  package static var lintRemedyCloseWithInput: Message { Message("lint.remedy.closeWithInput") }

  /// “Select an item, or use a picker.”
  package static var lintRemedyEmptyPopUp: Message { Message("lint.remedy.emptyPopUp") }

  /// “Use a picker for it: it understands what is said, and refuses what can't be.”
  package static var lintRemedyFieldForPicking: Message { Message("lint.remedy.fieldForPicking") }

  /// “Call it after what it holds.”
  package static var lintRemedyHomeTab: Message { Message("lint.remedy.homeTab") }

  /// “Say what it shows; leave the description empty where it adds nothing.”
  package static var lintRemedyImageNotDescribed: Message { Message("lint.remedy.imageNotDescribed") }

  /// “Say what the picture adds, or leave the description empty.”
  package static var lintRemedyImageRepeatsTitle: Message { Message("lint.remedy.imageRepeatsTitle") }

  /// “Give it a preferred action.”
  package static var lintRemedyInputNotKept: Message { Message("lint.remedy.inputNotKept") }

  /// “Sort it, give it sections, or give the screen a search.”
  package static var lintRemedyListWithoutIndex: Message { Message("lint.remedy.listWithoutIndex") }

  /// “Use a picker, which can be searched.”
  package static var lintRemedyLongPopUp: Message { Message("lint.remedy.longPopUp") }

  /// “Use one or two short words.”
  package static var lintRemedyLongTabTitle: Message { Message("lint.remedy.longTabTitle") }

  /// “Use a stepper or a slider: both take a number as it is said.”
  package static var lintRemedyNumberList: Message { Message("lint.remedy.numberList") }

  /// “Leave it in the tab where it belongs.”
  package static var lintRemedySameActInTwoTabs: Message { Message("lint.remedy.sameActInTwoTabs") }

  /// “Give each a name of its own.”
  package static var lintRemedySameLabel: Message { Message("lint.remedy.sameLabel") }

  /// “Open a screen on the sheet instead, or make it a step.”
  package static var lintRemedySheetOverSheet: Message { Message("lint.remedy.sheetOverSheet") }

  /// “Give one of them another name.”
  package static var lintRemedySoundsAlike: Message { Message("lint.remedy.soundsAlike") }

  /// “Put what is used less on a screen of another tab.”
  package static var lintRemedyTooManyTabs: Message { Message("lint.remedy.tooManyTabs") }

  /// “Keep one main action in each place.”
  package static var lintRemedyTwoMainActions: Message { Message("lint.remedy.twoMainActions") }

  /// “Give the reason.”
  package static var lintRemedyUnexplainedAction: Message { Message("lint.remedy.unexplainedAction") }

  /// “Give it a confirmation with the loss, in numbers where they are known.”
  package static var lintRemedyUnnamedLoss: Message { Message("lint.remedy.unnamedLoss") }

  /// “Put what is required where it is shown.”
  package static var lintRemedyUnseenRequirement: Message { Message("lint.remedy.unseenRequirement") }

  /// “Use two words or more: what is done, and to what.”
  package static var lintRemedyWeakPhrase: Message { Message("lint.remedy.weakPhrase") }

  /// “The menu has an item “{title}”, but every menu can be left by that word.”
  package static func lintRuleCancelInMenu(title: Argument) -> Message {
    Message("lint.rule.cancelInMenu", ["title": title])
  }

  /// ““{title}” leaves a sheet with input without saying whether it is kept.”
  package static func lintRuleCloseWithInput(title: Argument) -> Message {
    Message("lint.rule.closeWithInput", ["title": title])
  }

  /// “The pop-up button “{title}” may hold nothing.”
  package static func lintRuleEmptyPopUp(title: Argument) -> Message {
    Message("lint.rule.emptyPopUp", ["title": title])
  }

  /// ““{title}” takes text where a date, a time or a color is meant.”
  package static func lintRuleFieldForPicking(title: Argument) -> Message {
    Message("lint.rule.fieldForPicking", ["title": title])
  }

  /// “The tab “{title}” does not say what is in it.”
  package static func lintRuleHomeTab(title: Argument) -> Message { Message("lint.rule.homeTab", ["title": title]) }

  /// “The picture “{name}” of “{title}” has no description.”
  package static func lintRuleImageNotDescribed(name: Argument, title: Argument) -> Message {
    Message("lint.rule.imageNotDescribed", ["name": name, "title": title])
  }

  /// “The description of the picture repeats the title “{title}”.”
  package static func lintRuleImageRepeatsTitle(title: Argument) -> Message {
    Message("lint.rule.imageRepeatsTitle", ["title": title])
  }

  /// “The sheet “{title}” takes input, and nothing on it keeps it.”
  package static func lintRuleInputNotKept(title: Argument) -> Message {
    Message("lint.rule.inputNotKept", ["title": title])
  }

  /// “A long list here has no index. Rows: {count}.”
  package static func lintRuleListWithoutIndex(count: Argument) -> Message {
    Message("lint.rule.listWithoutIndex", ["count": count])
  }

  /// ““{title}” has more than 20 choices.”
  package static func lintRuleLongPopUp(title: Argument) -> Message { Message("lint.rule.longPopUp", ["title": title]) }

  /// “The tab title “{title}” is long, and is said at every change of tab.”
  package static func lintRuleLongTabTitle(title: Argument) -> Message {
    Message("lint.rule.longTabTitle", ["title": title])
  }

  /// ““{title}” offers more than 60 numbers one by one.”
  package static func lintRuleNumberList(title: Argument) -> Message {
    Message("lint.rule.numberList", ["title": title])
  }

  /// ““{title}” does the same in these tabs: {tabs}.”
  package static func lintRuleSameActInTwoTabs(title: Argument, tabs: Argument) -> Message {
    Message("lint.rule.sameActInTwoTabs", ["title": title, "tabs": tabs])
  }

  /// “Two things in this place are called “{title}”.”
  package static func lintRuleSameLabel(title: Argument) -> Message { Message("lint.rule.sameLabel", ["title": title]) }

  /// “The sheet “{title}” opens over another sheet.”
  package static func lintRuleSheetOverSheet(title: Argument) -> Message {
    Message("lint.rule.sheetOverSheet", ["title": title])
  }

  /// ““{title}” sounds like “{other}” in the same place.”
  package static func lintRuleSoundsAlike(title: Argument, other: Argument) -> Message {
    Message("lint.rule.soundsAlike", ["title": title, "other": other])
  }

  /// “Tabs: {count}. More than five are hard to remember by ear.”
  package static func lintRuleTooManyTabs(count: Argument) -> Message {
    Message("lint.rule.tooManyTabs", ["count": count])
  }

  /// “Texts without words here: {count}, such as “{title}”. Add them.”
  package static func lintRuleTranslation(count: Argument, title: Argument) -> Message {
    Message("lint.rule.translation", ["count": count, "title": title])
  }

  /// ““{title}” is a main action beside “{other}”.”
  package static func lintRuleTwoMainActions(title: Argument, other: Argument) -> Message {
    Message("lint.rule.twoMainActions", ["title": title, "other": other])
  }

  /// “The preferred action “{title}” is dimmed, and nothing says why.”
  package static func lintRuleUnexplainedAction(title: Argument) -> Message {
    Message("lint.rule.unexplainedAction", ["title": title])
  }

  /// ““{title}” destroys something, and nothing says what will be lost.”
  package static func lintRuleUnnamedLoss(title: Argument) -> Message {
    Message("lint.rule.unnamedLoss", ["title": title])
  }

  /// ““{action}” waits for “{title}”, which is folded away.”
  package static func lintRuleUnseenRequirement(action: Argument, title: Argument) -> Message {
    Message("lint.rule.unseenRequirement", ["action": action, "title": title])
  }

  /// “The phrase “{phrase}” is easily said or heard by mistake.”
  package static func lintRuleWeakPhrase(phrase: Argument) -> Message {
    Message("lint.rule.weakPhrase", ["phrase": phrase])
  }

  /// “There is no rule “{word}”. There are: {allowed}.”
  package static func lintUnknownRule(word: Argument, allowed: Argument) -> Message {
    Message("lint.unknownRule", ["word": word, "allowed": allowed])
  }

  /// “close”
  package static var lintWordsClose: Message { Message("lint.words.close") }

  /// “home|start|start page|main|main page”
  package static var lintWordsHome: Message { Message("lint.words.home") }

  /// “date|time|birthday|color|colour”
  package static var lintWordsPicked: Message { Message("lint.words.picked") }
}
