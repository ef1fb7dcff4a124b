/// A log of labelled messages that grows, such as a conversation with an assistant or the reports of a long task (LOG).
///
/// New messages are announced as they arrive, as the user's settings say. The existing lines can be read one by one, searched and
/// returned to while the log grows. Put the controls that answer the log before or after it, because its lines have no numbers.
public struct Log: Sendable, Equatable, HasFacts {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The messages, in order, which are part of the app's state.
  public var messages: LogMessages
  /// The sentences that "summary" says; if there are none, it says how much the log has.
  public var summary: [LocalizedText] = []

  /// Creates a log with a title and messages.
  public init(_ title: LocalizedText, id: ID, messages: LogMessages) {
    facts = ControlFacts(title, id: id)
    self.messages = messages
  }
}

extension Log: Control {
  /// The log, as an element.
  public var element: Element { .log(self) }
  package var isNumbered: Bool { false }
  package var contents: Contents { .log(self) }

  package func describe(in announcement: inout Announcement) {
    announcement.role = .log
    announcement.sentences = [countSentence]
  }

  var countSentence: LocalizedText {
    if messages.isOutput { return .message(.logLines(count: .number(messages.lineCount))) }
    return .message(.logCount(count: .number(messages.count)))
  }
}
