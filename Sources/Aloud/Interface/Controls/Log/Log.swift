/// A running log of labelled messages, such as a conversation with an assistant or what a long task tells (LOG).
///
/// What comes is told as it comes, as the user has set; what is there is read line by line, found and gone back to while it
/// grows. Put the controls that answer it before or after it: its lines have no numbers.
public struct Log: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// Its messages, in order: part of the app's state.
  public var messages: LogMessages

  /// The log `title` with its messages.
  public init(_ title: LocalizedText, id: ID, messages: LogMessages) {
    self.title = title
    self.id = id
    self.messages = messages
  }
}

extension Log: Control {
  /// The log, as an element.
  public var element: Element { .log(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var isNumbered: Bool { false }
  package var contents: Contents { .log(self) }

  package func describe(in announcement: inout Announcement) {
    announcement.name = title
    announcement.role = .log
    announcement.sentences = [countSentence]
  }

  /// How many messages there are.
  var countSentence: LocalizedText { .message(.logCount(count: .number(messages.count))) }
}
