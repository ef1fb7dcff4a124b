package import Aloud
package import AloudTerminal

/// The program whose app is shown, with the ways to receive from it and to send to it.
package struct ConnectedProgram: Sendable {
  /// The inbox that receives from the program.
  package var inbox: Inbox
  /// Sends a line to the program. Its answer comes into the inbox under the same ID.
  package var tell: @Sendable (ID, String) -> Void

  /// Creates a program that sends through `inbox` and receives through `tell`.
  package init(inbox: Inbox, tell: @escaping @Sendable (ID, String) -> Void) { (self.inbox, self.tell) = (inbox, tell) }
}
