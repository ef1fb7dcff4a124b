/// Content that many hold and nobody copies: words are large, and are read on every phrase.
final class Shared<Content: Sendable>: Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}
