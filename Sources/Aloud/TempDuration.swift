extension LocalizedText {
  /// How long so many minutes are.
  public static func duration(minutes: Int) -> LocalizedText { .message("number.plain", ["number": .number(minutes)]) }
}
extension Understander { func seconds(_ phrase: String) -> [Double] { [] } }
