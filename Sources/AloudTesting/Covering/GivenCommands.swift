internal import Aloud

/// The commands given in a session: typed lines that were neither a name, nor text for a field, nor misunderstood.
struct GivenCommands {
  /// The names of the commands.
  private(set) var names: Set<String> = []

  private var said: Set<String> = []
  private var isEditing = false

  /// Finds the commands of a session by a vocabulary.
  init(_ played: PlayedSession, _ vocabulary: Vocabulary) {
    for turn in played.turns {
      if let line = turn.line, !turn.isSecret, !turn.isMisunderstood {
        count(Folding.fold(line), vocabulary)
      }
      for (announcement, renderer) in turn.announcements {
        if let name = announcement.name { said.insert(Folding.fold(renderer.locale.wording.text(name))) }
      }
      // A field stays open until something else is announced.
      if !turn.announcements.isEmpty {
        isEditing = turn.announcements.contains { $0.announcement.states.contains(.editing) }
      }
    }
  }

  private mutating func count(_ line: String, _ vocabulary: Vocabulary) {
    guard !said.contains(line) else { return }
    if let command = vocabulary.command(line) {
      names.insert(command.name)
    } else if let command = vocabulary.commandsWithObject(line).first, !isEditing || command.command.isOnText {
      names.insert(command.command.rawValue)
    }
  }
}

extension PlayedTurn {
  /// A Boolean value that indicates whether the answer says that the line was not understood.
  fileprivate var isMisunderstood: Bool {
    announcements.contains { announcement, _ in
      announcement.kind == .refusal
        && announcement.allTexts.contains { text in
          if case .message(let message) = text {
            message.key == Message.retryNotUnderstood(line: "").key
          } else {
            false
          }
        }
    }
  }
}
