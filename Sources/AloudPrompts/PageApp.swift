public import Aloud

/// An app that shows a text to be read by line and by heading, searched, and left.
public struct PageApp: App {
  private static let sheetID: ID = "page", log: ID = "text", done: ID = "done"

  private let title: LocalizedText
  private let messages: LogMessages

  /// Creates an app that shows a text under a title. The text is light Markdown, or else its paragraphs and separate lines.
  public init(_ title: LocalizedText, text: String, isMarkdown: Bool) {
    self.title = title
    var messages = LogMessages()
    messages.add(.named(""), isMarkdown ? text : BoxText.pieces(of: text).joined(separator: "\n\n"), id: Self.log)
    self.messages = messages
  }

  /// A Boolean value that indicates whether the user has left.
  public var initialState: Bool { false }

  /// Returns the interface, which is one task.
  public func interface(for state: Bool) -> Interface {
    var task = SoleTask(sheet: Self.sheetID)
    (task.isAnsweredByDone, task.yes, task.readsOn) = (true, Self.done, true)
    return Interface(title, task: task)
  }

  /// Returns the app's only sheet.
  public func sheet(_ id: ID, for state: Bool) -> Sheet? {
    guard id == Self.sheetID else { return nil }
    return Sheet(
      title, id: id,
      elements: [
        .log(Log(title, id: Self.log, messages: messages)), .button(Button(.message(.promptOk), id: Self.done)),
      ])
  }

  /// Ends the app when its button is pressed.
  public func update(_ state: inout Bool, _ event: Event) -> [Effect] {
    guard case .pressed(Self.done) = event else { return [] }
    state = true
    return [.dismiss]
  }
}
