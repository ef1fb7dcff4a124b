extension Renderer {
  /// The announcement as one line of plain text, in logical order.
  public func printed(_ announcement: Announcement) -> String {
    let sentences = sentences(announcement)
    if sentences.count == 1 { return sentences[0].text }
    return sentences.map(\.text).joined(separator: " ")
  }
}
