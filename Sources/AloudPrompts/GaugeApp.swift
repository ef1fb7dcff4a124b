package import Aloud

/// An app that announces the progress of a process at milestones, or each line that it prints, until the process ends.
package struct GaugeApp: App {
  package struct State: Sendable, Equatable {
    package internal(set) var percent: Int?
    package internal(set) var isOver = false
    var feed = ProgressFeed()
    var text = ""
    /// True if the last report says the end in words, which need no percentage beside them.
    var endsInWords = false
  }

  package static let line: ID = "line", end: ID = "end"
  private static let sheetID: ID = "gauge"

  private let title: LocalizedText
  private let first: Int?
  private let preface: [LocalizedText]
  private let tellsEarlyEnd: Bool
  private let ending: (@Sendable () -> LocalizedText)?
  private let isContinued: Bool
  private var readsProgress = true

  /// Creates a gauge that starts at `percent`. If `tellsEarlyEnd` is true, the app says so if the reports end before 100 percent.
  /// A gauge that is continued has followed another: only what is done now is announced. `ending` returns how a command that reports
  /// has ended; the other lines of such a command are announced.
  package init(
    _ title: LocalizedText, percent: Int?, preface: [LocalizedText] = [], tellsEarlyEnd: Bool = true,
    isContinued: Bool = false, ending: (@Sendable () -> LocalizedText)? = nil
  ) {
    (self.title, first, self.preface, self.tellsEarlyEnd) = (title, percent, preface, tellsEarlyEnd)
    self.isContinued = isContinued
    self.ending = ending
  }

  package init(telling title: LocalizedText, preface: [LocalizedText] = []) {
    self.init(title, percent: nil, preface: preface)
    readsProgress = false
  }

  package var initialState: State { State(percent: first) }

  package var initialEffects: [Effect] { preface.map { .say($0) } }

  package func interface(for state: State) -> Interface {
    var task = SoleTask(sheet: Self.sheetID)
    (task.isAnsweredByDone, task.isContinued) = (true, isContinued)
    return Interface(title, task: task)
  }

  package func sheet(_ id: ID, for state: State) -> Sheet? {
    guard id == Self.sheetID else { return nil }
    var progress = ProgressIndicator(title, id: "progress", percent: state.percent)
    progress.facts.isLive = !state.endsInWords
    return Sheet(title, id: id, elements: [.progress(progress)])
  }

  package func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .loaded(Self.line, .contents(let line)):
      guard readsProgress else { return Self.telling(line) }
      guard let news = state.feed.take(line) else {
        // A passage has begun if "XXX" would end it.
        var feed = state.feed
        return ending == nil || feed.take("XXX") != nil ? [] : Self.telling(line)
      }
      state.percent = news.percent ?? state.percent
      let text = (news.text ?? "").replacing("\\n", with: "\n").paragraphs.joined(separator: " ")
      // The title has been said.
      let isNew = !text.isEmpty && text != state.text && !(state.text.isEmpty && .verbatim(text) == title)
      state.endsInWords = isNew && state.percent == 100
      guard isNew else { return [] }
      state.text = text
      return [.say(.verbatim(text))]
    case .loaded(Self.end, _):
      state.isOver = true
      if let ending { return [.say(ending()), .dismiss] }
      // The percentage of a part that was named, such as one package of several, says nothing of the whole.
      guard readsProgress, tellsEarlyEnd, state.text.isEmpty, let percent = state.percent, percent < 100
      else { return [.dismiss] }
      return [.say(.message(.gaugeFeederEnded(percent: .percent(percent)))), .dismiss]
    case .loaded, .pressed, .changed, .performed, .opened, .sheet, .printed, .finished, .saved, .voices, .elapsed,
      .settings, .today, .restored, .interrupted:
      return []
    }
  }

  private static func telling(_ line: String) -> [Effect] {
    let plain = OutputSplitter.text(Array(line.utf8))
    return plain.trimmed.isEmpty ? [] : [.say(.verbatim(plain))]
  }
}
