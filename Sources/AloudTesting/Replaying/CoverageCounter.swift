internal import Aloud
internal import Synchronization

/// A counter of what is shown while transcripts are played, safe to use from any thread.
public final class CoverageCounter: Sendable {
  private struct Counted {
    var coverage = Coverage()
    var vocabularies: [String: Vocabulary] = [:]
  }

  private let counted = Mutex(Counted())

  /// Creates a counter that has counted nothing.
  public init() {}

  /// The coverage so far.
  public var coverage: Coverage { counted.withLock { $0.coverage } }

  /// `texts` are the app's own, and `settings` those set by the transcript and the variant.
  func count(_ played: PlayedSession, in variant: TestVariant, texts: [String], settings: [SettingName]) {
    guard let first = played.turns.lazy.flatMap(\.announcements).first?.renderer.locale else { return }
    var coverage = Coverage()
    // The user may change the language during a session.
    func name(_ locale: LoadedLocale) -> String { locale.tag == first.tag ? variant.locale : locale.tag }
    for (announcement, renderer) in played.turns.flatMap(\.announcements) {
      coverage.count(announcement, renderer, variant.form, in: name(renderer.locale))
    }
    coverage.add(Set((settings + played.kept).map(\.rawValue)), .settings, in: variant.locale)
    coverage.addOwn(Set(texts), .texts, in: variant.locale)
    let categories = first.table.plurals.categories
    let forms = texts.filter(first.wording.isCounted).flatMap { text in categories.map { "\(text)/\($0.rawValue)" } }
    coverage.addOwn(Set(forms), .plurals, in: variant.locale)
    counted.withLock { counted in
      let vocabulary = counted.vocabularies[first.tag] ?? Vocabulary(first.wording)
      counted.vocabularies[first.tag] = vocabulary
      coverage.add(GivenCommands(played, vocabulary).names, .commands, in: variant.locale)
      counted.coverage.add(coverage)
    }
  }
}

extension Coverage {
  fileprivate mutating func count(
    _ announcement: Announcement, _ renderer: Renderer, _ form: SpokenForm, in locale: String
  ) {
    if let role = renderer.toldRole(announcement) { add([role.rawValue], .roles, in: locale) }
    add(Set(renderer.saidStates(announcement).map(\.rawValue)), .states, in: locale)
    let texts =
      switch form {
      case .text: renderer.saidTexts(announcement)
      case .braille: renderer.brailleTexts(announcement)
      // JSON contains both text and braille.
      case .json: renderer.saidTexts(announcement) + renderer.brailleTexts(announcement)
      }
    for case .message(let message) in texts.flatMap(\.withInner) {
      add([message.key], message.original == nil ? .messages : .texts, in: locale)
      if let category = renderer.locale.wording.pluralCategory(of: message) {
        add(["\(message.key)/\(category.rawValue)"], .plurals, in: locale)
      }
    }
  }
}

/// The commands given in a session: typed lines that were neither a name, nor text for a field, nor misunderstood.
private struct GivenCommands {
  private(set) var names: Set<String> = []

  private var said: Set<String> = []
  private var isEditing = false

  init(_ played: PlayedSession, _ vocabulary: Vocabulary) {
    for turn in played.turns {
      if let line = turn.line, !turn.isSecret, !turn.isMisunderstood { count(Folding.fold(line), vocabulary) }
      for (announcement, renderer) in turn.announcements {
        if let name = announcement.name { said.insert(Folding.fold(renderer.locale.wording.text(name))) }
      }
      isEditing = turn.isEditing(after: isEditing)
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
  fileprivate var isMisunderstood: Bool {
    let key = Message.retryNotUnderstood(line: "").key
    return announcements.contains { announcement, _ in
      announcement.kind == .refusal
        && announcement.allTexts.contains { if case .message(let message) = $0 { message.key == key } else { false } }
    }
  }
}
