internal import Aloud

/// An act stands in one tab: heard in two, it sounds like two acts.
enum SameActInTwoTabs {
  static func findings(in survey: Survey) -> [Finding] {
    survey.sharedActs.map { act in
      Finding(.sameActInTwoTabs, at: [act.button], ["title": .text(act.title), "tabs": .list(act.tabs, .and)])
    }
  }
}
