import AloudTesting

@testable import Aloud
@testable import AloudReminders

/// What is heard on a walk, and what is wrong in it.
struct HeardOnWalk: Sendable {
  /// What is wrong, with the first line that it was heard in.
  private(set) var leaks: [String: String] = [:]
  /// By the line that was printed. Different messages may say the same in one language.
  private var heard: [String: [HeardAnnouncement]] = [:]
  private let check: HeardWords

  init(by check: HeardWords) { self.check = check }

  var announcements: [HeardAnnouncement] { heard.values.flatMap(\.self) }

  /// Adds what was announced at a moment of the walk.
  mutating func add(_ moment: inout PlaceWalk<BuiltInApp>.Moment) {
    if let text = Self.text(in: moment.player.session), moment.texts.last != text { moment.texts.append(text) }
    let renderer = moment.player.session.renderer
    for announcement in moment.player.announcements {
      let line = renderer.printed(announcement)
      guard heard[line, default: []].allSatisfy({ $0.announcement != announcement }) else { continue }
      heard[line, default: []].append(
        HeardAnnouncement(
          announcement: announcement, settings: renderer.settings, lines: moment.lines, texts: moment.texts))
      for leak in check.leaks(in: announcement, renderer, after: moment.lines, moment.texts) where leaks[leak] == nil {
        leaks[leak] = line
      }
    }
  }

  /// What stands in the field that is being edited, in the search, or was changed as it is read. Lines stand side by side, as
  /// they are said.
  private static func text(in session: Session<BuiltInApp>) -> String? {
    let engine = session.engine
    let text: String
    if case .entry(let entry) = engine.layers.last {
      text = entry.text.edited.text
    } else if engine.layers.isEmpty, let search = engine.view.front.activeSearch {
      text = search.query.text
    } else if engine.layers.isEmpty, let focus = engine.focus.line, focus < engine.view.front.entries.count,
      case .element(.textField(let field)) = engine.view.front.entries[focus]
    {
      text = field.value
    } else {
      return nil
    }
    return text.replacing("\n", with: " ")
  }
}

/// An announcement as it was heard, to be told again in other words.
struct HeardAnnouncement: Sendable {
  let announcement: Announcement
  /// What the user had set.
  let settings: Settings
  /// What the user had typed, and by editing made of it.
  let lines: [String]
  let texts: [String]
}
