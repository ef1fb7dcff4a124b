internal import Aloud

/// There are at most five tabs, because a listener must remember the tab bar.
enum TooManyTabs {
  private static let most = 5

  static func findings(in survey: Survey) -> [Finding] {
    guard survey.tabs.count > most else { return [] }
    return [
      Finding(
        .tooManyTabs, at: [survey.tabs[most].id],
        "Tabs: \(survey.tabs.count). More than five are hard to remember by ear.")
    ]
  }
}

/// A tab's title is short, because it is announced at every change of tab (TAB-1).
enum LongTabTitle {
  private static let mostCharacters = 20

  static func findings(in survey: Survey) -> [Finding] {
    survey.tabs.count < 2
      ? []
      : survey.tabs.filter { survey.words.text($0.title).count > mostCharacters }
        .map {
          Finding(
            .longTabTitle, at: [$0.id],
            "The tab title “\(survey.words.text($0.title))” is long, and is said at every change of tab.")
        }
  }
}

/// A tab is named after its contents, which "Home" is not.
enum HomeTab {
  static func findings(in survey: Survey) -> [Finding] {
    survey.tabs.count < 2
      ? []
      : survey.tabs.filter { survey.words.isOne($0.title, of: "lint.words.home") }
        .map { Finding(.homeTab, at: [$0.id], "The tab “\(survey.words.text($0.title))” does not say what is in it.") }
  }
}

/// An action is in one tab only, because in two it sounds like two actions.
enum SameActInTwoTabs {
  static func findings(in survey: Survey) -> [Finding] {
    survey.sharedActs.map { act in
      Finding(
        .sameActInTwoTabs, at: [act.button],
        "“\(survey.words.text(act.title))” does the same in these tabs: \(act.tabs.map(survey.words.text).listed("and"))."
      )
    }
  }
}
