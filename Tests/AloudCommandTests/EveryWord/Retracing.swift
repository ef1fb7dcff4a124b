@testable import Aloud
@testable import AloudCommand

/// Goes the trail of a walk again in another language: the same is said in its words, and the same has to come of it.
struct Retracing: Sendable {
  /// Where something else came of what was said.
  private(set) var differences: [String] = []
  private(set) var count = 0
  private let tag: String
  private let files: LocaleFiles
  private let facts: FactsText
  private var listener: Listener

  /// What is wrong in what was heard, with the first line that it was heard in.
  var leaks: [String: String] { listener.leaks }

  init(_ tag: String, files: LocaleFiles) throws {
    self.tag = tag
    self.files = files
    facts = try FactsText()
    listener = Listener(try HeardWords(tag, languages: AppMoment.languages(tag)))
  }

  mutating func go(_ trail: Trail) async throws {
    for id in trail.first {
      guard case .start(let isDetailed) = trail.steps[id].happening else { continue }
      await go(id, of: trail, from: try AppMoment(tag, files: files, isDetailed: isDetailed))
    }
  }

  /// Goes a step, and those that have to be gone from where it leads.
  private mutating func go(_ id: Trail.Step.ID, of trail: Trail, from moment: AppMoment) async {
    let step = trail.steps[id]
    guard step.isKept else { return }
    var moment = moment
    guard let heard = hear(&moment, step.happening) else { return }
    count += 1
    if heard != step.heard {
      differences.append("\(step.front): \(step.happening) \(moment.lines.last ?? "")\n   \(step.heard)\n   \(heard)")
    }
    await Task.yield()
    for next in step.next { await go(next, of: trail, from: moment) }
  }

  private mutating func hear(_ moment: inout AppMoment, _ happening: Happening) -> [String]? {
    guard let announcements = moment.take(happening) else { return nil }
    return announcements.map { announcement in
      let text = facts.text(of: announcement)
      listener.hear(announcement, facts: text, moment.session.renderer, after: moment.lines, moment.texts)
      return FactsText.messages(in: text)
    }
  }
}
