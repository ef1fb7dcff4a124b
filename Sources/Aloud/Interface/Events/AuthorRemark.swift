/// Something that the author of an app may mend, as somebody has found who looked through it: a host tells it beside the app.
public struct AuthorRemark: Sendable, Equatable {
  /// What is wrong.
  public var finding: LocalizedText
  /// Where it is, a file and a line, and how to mend it.
  public var remedy: LocalizedText

  /// What is wrong, where, and how to mend it.
  public init(_ finding: LocalizedText, remedy: LocalizedText) { (self.finding, self.remedy) = (finding, remedy) }

  /// Remarks as a list to read in.
  static func menu(of remarks: [AuthorRemark]) -> Menu {
    Menu(
      remarks.enumerated().map { index, remark in
        var item = MenuItem(remark.finding, id: ID("aloud.remarks", String(index)))
        item.subtitle = remark.remedy
        return .item(item)
      })
  }
}
