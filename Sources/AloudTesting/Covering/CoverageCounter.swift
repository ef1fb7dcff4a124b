internal import Aloud
internal import Synchronization

/// Counts what is shown while transcripts are played, on whatever thread.
public final class CoverageCounter: Sendable {
  private struct Counted {
    var coverage = Coverage()
    var vocabularies: [String: Vocabulary] = [:]
  }

  private let counted = Mutex(Counted())

  /// A counter that has counted nothing.
  public init() {}

  /// What has been counted so far.
  public var coverage: Coverage { counted.withLock { $0.coverage } }

  /// Counts what was said in a form and typed; `texts` are the app's own, `settings` what was set before.
  func count(_ played: PlayedSession, in variant: TestVariant, texts: [String], settings: [SettingName]) {
    guard let first = played.turns.lazy.flatMap(\.announcements).first?.renderer.locale else { return }
    var coverage = Coverage()
    // In the middle of a session the user may choose another language.
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
  /// Counts what is said of an announcement in a form.
  fileprivate mutating func count(
    _ announcement: Announcement, _ renderer: Renderer, _ form: SpokenForm, in locale: String
  ) {
    if let role = renderer.toldRole(announcement) { add([role.rawValue], .roles, in: locale) }
    add(Set(renderer.saidStates(announcement).map(\.rawValue)), .states, in: locale)
    let texts =
      switch form {
      case .text: renderer.saidTexts(announcement)
      case .braille: renderer.brailleTexts(announcement)
      // Both are in it.
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
