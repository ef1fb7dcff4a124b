internal import Aloud

extension BoxItem {
  /// What the item at a position, counted from 1, is called: its number is said by itself, so a tag that is no more than that
  /// is not, and what is empty has a name all the same.
  func promptItem(at position: Int, _ options: BoxOptions) -> PromptItem {
    let (name, description) = names(at: position, options)
    let title: LocalizedText = name.isEmpty ? .message(Message("state.empty")) : .verbatim(name)
    let facts = [description, help ?? ""].map(\.trimmed).filter { !$0.isEmpty && $0 != name }
    return PromptItem(tag, title: title, subtitle: facts.isEmpty ? nil : .facts(facts.map { .verbatim($0) }))
  }

  private func names(at position: Int, _ options: BoxOptions) -> (name: String, description: String) {
    let (tag, text) = (self.tag.trimmed, self.text.trimmed)
    if options.hidesTags, !text.isEmpty { return (text, "") }
    if tag.isEmpty { return (text, "") }
    if options.hidesItems || text.isEmpty { return (Self.without(position, tag) ?? tag, "") }
    let number = String(position)
    if [number, number + ".", number + ")"].contains(tag) { return (text, "") }
    return (Self.without(position, tag) ?? tag, text)
  }

  /// A tag without the number before it, where that is the position: "1 System".
  private static func without(_ position: Int, _ tag: String) -> String? {
    for ending in [" ", ". ", ") "] where tag.hasPrefix(String(position) + ending) {
      let rest = String(tag.dropFirst(String(position).count + ending.count)).trimmed
      return rest.isEmpty ? nil : rest
    }
    return nil
  }
}
