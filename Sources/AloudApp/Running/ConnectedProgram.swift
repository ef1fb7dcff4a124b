package import Aloud
package import AloudTerminal

/// The program whose app is shown: where what it says comes, and how it is told of what happens.
package struct ConnectedProgram: Sendable {
  /// Where what it says comes.
  package var inbox: Inbox
  /// Gives it a line; that it has answered comes into the inbox under the same name.
  package var tell: @Sendable (ID, String) -> Void

  /// The program that is heard through `inbox` and told by `tell`.
  package init(inbox: Inbox, tell: @escaping @Sendable (ID, String) -> Void) { (self.inbox, self.tell) = (inbox, tell) }
}
