/// A short notice over everything, left by "OK" or an empty line (ASK-5).
public struct Alert: Sendable, Equatable {
  /// What it is called.
  public var title: LocalizedText
  /// What it says.
  public var text: LocalizedText?

  /// An alert `title`, with more to say in `text`.
  public init(_ title: LocalizedText, text: LocalizedText? = nil) {
    self.title = title
    self.text = text
  }
}
