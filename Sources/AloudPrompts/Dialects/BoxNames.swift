internal import Aloud

extension BoxItem {
  /// What the item at a position, counted from 1, is called: its number is said by itself, so a tag that is no more than that
  /// is not, and what is empty has a name all the same. `numbers` are those that the items have of their own.
  func promptItem(at position: Int, _ options: BoxOptions, _ numbers: OwnNumbers?) -> PromptItem {
    let isNumbered = numbers.map { $0.arePlaces || $0[position - 1] == nil } ?? true
    let (name, description) = isNumbered ? names(at: position, options) : namesOfNumbered(options)
    let title: LocalizedText = name.isEmpty ? .message(Message("state.empty")) : .verbatim(name)
    let facts = [description, help ?? ""].map(\.trimmed).filter { !$0.isEmpty && $0 != name }
    return PromptItem(tag, title: title, subtitle: facts.isEmpty ? nil : .facts(facts.map { .verbatim($0) }))
  }

  /// The number that the tag is or begins with, where it is seen; nil where it has none.
  func number(_ options: BoxOptions) -> Int? {
    options.hidesTags && !text.trimmed.isEmpty ? nil : OwnNumbers.beginning(tag)
  }

  /// The name and the description of an item whose tag has its number: a tag that is no more than that is said by the number.
  private func namesOfNumbered(_ options: BoxOptions) -> (name: String, description: String) {
    let (tag, text) = (self.tag.trimmed, self.text.trimmed)
    if options.hidesItems || text.isEmpty { return (tag, "") }
    return tag.contains(where: \.isLetter) ? (tag, text) : (text, "")
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
