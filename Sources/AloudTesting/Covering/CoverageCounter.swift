internal import Aloud
internal import Synchronization

/// Counts what is shown while transcripts are played, on whatever thread.
public final class CoverageCounter: Sendable {
  private let counted = Mutex((coverage: Coverage(), vocabularies: [String: Vocabulary]()))

  /// A counter that has counted nothing.
  public init() {}

  /// What has been counted so far.
  public var coverage: Coverage { counted.withLock { $0.coverage } }

  func count(_ played: PlayedSession, in variant: TestVariant) {
    var messages: Set<String> = [], plurals: Set<String> = [], roles: Set<String> = [], states: Set<String> = []
    for (announcement, renderer) in played.turns.flatMap(\.announcements) {
      if let role = announcement.role {
        roles.insert(role.rawValue)
        messages.insert("role.\(role.rawValue)")
      }
      states.formUnion(announcement.states.map(\.rawValue))
      messages.formUnion(announcement.states.map { "state.\($0.rawValue)" })
      if announcement.position != nil { messages.insert("position") }
      for case .message(let message) in announcement.allTexts where message.original == nil {
        messages.insert(message.key)
        guard case .number(let number) = message.arguments["count"] else { continue }
        plurals.insert("\(message.key)/\(renderer.locale.table.plurals.category(of: number).rawValue)")
      }
    }
    let lines = played.turns.compactMap(\.line).map { Folding.fold($0) }
    let settings = Set((variant.settings.changes.map(\.name) + played.kept).map(\.rawValue))
    let locale = played.turns.first?.announcements.first?.renderer.locale
    counted.withLock { counted in
      var commands: Set<String> = []
      if let locale {
        let vocabulary = counted.vocabularies[locale.tag] ?? Vocabulary(locale.wording)
        counted.vocabularies[locale.tag] = vocabulary
        for line in lines {
          if let command = vocabulary.command(line) {
            commands.insert(command.name)
          } else if let command = vocabulary.commandsWithObject(line).first {
            commands.insert(command.command.rawValue)
          }
        }
      }
      for (kind, names) in [
        (Coverage.Kind.messages, messages), (.plurals, plurals), (.roles, roles), (.states, states),
        (.commands, commands),
        (.settings, settings),
      ] {
        counted.coverage.add(names, kind, in: variant.locale)
      }
    }
  }
}
