/// A problem that the author of an app could fix, found by a check of the app. A host tells it beside the app.
public struct AuthorRemark: Sendable, Equatable {
  /// The problem.
  public var finding: LocalizedText
  /// The file and line of the problem, and how to fix it.
  public var remedy: LocalizedText

  /// Creates a remark from a problem and a remedy.
  public init(_ finding: LocalizedText, remedy: LocalizedText) { (self.finding, self.remedy) = (finding, remedy) }

  /// Returns the remarks as a menu for reading.
  static func menu(of remarks: [AuthorRemark]) -> Menu {
    Menu(
      remarks.enumerated().map { index, remark in
        var item = MenuItem(remark.finding, id: ID("aloud.remarks", String(index)))
        item.subtitle = remark.remedy
        return .item(item)
      })
  }
}
