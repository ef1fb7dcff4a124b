extension Session {
  /// Says why nothing of a secret field is read, spelled or copied; false where the command would not do that.
  mutating func refuseSecret(_ command: Command, _ field: TextField) -> Bool {
    guard command.worksOnText else { return false }
    refuse(.message("edit.hidden", ["field": .text(field.title)]))
    return true
  }

  /// Puts what was copied into a secret field; false where nothing was copied: the word may be the secret.
  mutating func pasteSecret(into field: TextField) -> Bool {
    guard let clipboard else { return false }
    if navigation.overlays.isEmpty { navigation.overlays = [.entry(EntryPlace(field))] }
    set(field, to: TextCommands.onOneLine(text(clipboard)))
    return true
  }
}
