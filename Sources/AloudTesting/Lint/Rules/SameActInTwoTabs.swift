internal import Aloud

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
