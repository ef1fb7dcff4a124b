extension Announcement {
  /// The short sound that goes with it; nil where its words alone tell enough. It is never the only sign of anything.
  var icon: SoundIcon? {
    if let sound { return sound }
    switch kind {
    case .question: return .answerWanted
    case .refusal: return states.contains(.busy) ? .busy : tells(Self.endings) ? .endOfList : .error
    case .change:
      if error != nil || states.contains(.invalid) { return .error }
      if tells(Self.closings) { return .closed }
      return states.lazy.compactMap(\.icon).first ?? .done
    case .notice: return tells(Self.endings) ? .endOfList : nil
    case .item, .place, .hint: return nil
    }
  }

  /// Whether it says one of these messages first.
  private func tells(_ keys: Set<String>) -> Bool {
    guard case .message(let message) = sentences.first else { return false }
    return keys.contains(message.key)
  }

  /// That what stood over the screen has gone.
  private static let closings: Set<String> = ["menu.left", "sheet.left"]
  /// That there is nothing further in one direction.
  private static let endings: Set<String> = ["move.end", "move.beginning", "read.end", "text.end", "text.beginning"]
}

extension AnnouncedState {
  /// What is heard with a change to it.
  fileprivate var icon: SoundIcon? {
    switch self {
    case .selected, .on, .checked, .partlyChecked, .mixed: .selected
    case .expanded: .opened
    case .collapsed: .closed
    case .busy: .busy
    case .notSelected, .off, .notChecked, .current, .dimmed, .required, .invalid, .empty, .editing, .mainAction,
      .destructive, .opensScreen, .opensSheet, .hasMenu, .page, .form, .fullScreen:
      nil
    }
  }
}
