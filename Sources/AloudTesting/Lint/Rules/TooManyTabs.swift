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
