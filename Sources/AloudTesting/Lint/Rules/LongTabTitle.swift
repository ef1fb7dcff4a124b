internal import Aloud

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
