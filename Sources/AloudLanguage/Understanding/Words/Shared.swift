/// A reference to content that many values share, because word lists are large and used for every phrase.
final class Shared<Content: Sendable>: Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}
