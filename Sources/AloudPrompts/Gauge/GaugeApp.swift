public import Aloud

/// How far something has got, as an app: said at milestones, until what reports it ends.
public struct GaugeApp: App {
  /// What is known so far.
  public struct State: Sendable, Equatable {
    /// How many percent are done; nil where nobody has said.
    public internal(set) var percent: Int?
    /// Whether what reports has ended.
    public internal(set) var isOver = false
    var feed = ProgressFeed()
  }

  /// What a line is handed over as, and the end of all lines.
  public static let line: ID = "line", end: ID = "end"
  private static let sheetID: ID = "gauge"

  private let title: LocalizedText
  private let first: Int?
  private let preface: [LocalizedText]
  private let tellsEarlyEnd: Bool

  /// The gauge of `title`, `percent` of which are done; it tells where what reports ends before all is done, unless that is no
  /// fault of it.
  public init(_ title: LocalizedText, percent: Int?, preface: [LocalizedText] = [], tellsEarlyEnd: Bool = true) {
    (self.title, first, self.preface, self.tellsEarlyEnd) = (title, percent, preface, tellsEarlyEnd)
  }

  /// What is known at first.
  public var initialState: State { State(percent: first) }

  /// What is said before it.
  public var initialEffects: [Effect] { preface.map { .say($0) } }

  /// The task that it is.
  public func interface(for state: State) -> Interface {
    var task = SoleTask(sheet: Self.sheetID)
    task.isAnsweredByDone = true
    return Interface(title, task: task)
  }

  /// Its one sheet.
  public func sheet(_ id: ID, for state: State) -> Sheet? {
    guard id == Self.sheetID else { return nil }
    return Sheet(title, id: id, elements: [.progress(ProgressIndicator(title, id: "progress", percent: state.percent))])
  }

  /// Takes what has been told.
  public func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .loaded(Self.line, .contents(let line)):
      guard let news = state.feed.take(line) else { return [] }
      state.percent = news.percent ?? state.percent
      let text = BoxText.pieces(of: (news.text ?? "").replacing("\\n", with: "\n")).joined(separator: " ")
      return text.isEmpty ? [] : [.say(.verbatim(text))]
    case .loaded(Self.end, _):
      state.isOver = true
      guard tellsEarlyEnd, let percent = state.percent, percent < 100 else { return [.dismiss] }
      return [.say(.message(.gaugeFeederEnded(percent: .percent(percent)))), .dismiss]
    case .loaded, .pressed, .changed, .performed, .opened, .sheet, .printed, .finished, .saved, .voices, .elapsed,
      .settings,
      .today,
      .restored:
      return []
    }
  }
}
