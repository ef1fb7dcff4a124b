/// A state that is told in words. The words are the wording's `state.*` messages.
public enum AnnouncedState: String, Sendable, Equatable, CaseIterable {
  case selected, notSelected, on, off, mixed, checked, notChecked, partlyChecked
  case collapsed, expanded, current
  case dimmed, busy, required, invalid, empty
  case mainAction, destructive
  case opensScreen, opensSheet, hasMenu
  case page, form, fullScreen
}
