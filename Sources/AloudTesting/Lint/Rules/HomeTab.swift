internal import Aloud

/// A tab is named after its contents, which "Home" is not.
enum HomeTab {
  static func findings(in survey: Survey) -> [Finding] {
    survey.tabs.count < 2
      ? []
      : survey.tabs.filter { survey.words.isOne($0.title, of: "lint.words.home") }
        .map { Finding(.homeTab, at: [$0.id], "The tab “\(survey.words.text($0.title))” does not say what is in it.") }
  }
}
