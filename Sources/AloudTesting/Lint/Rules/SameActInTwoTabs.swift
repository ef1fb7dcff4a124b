internal import Aloud

/// An act stands in one tab: heard in two, it sounds like two acts.
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
