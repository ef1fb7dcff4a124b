public import Aloud

/// What comes line by line, as an app: each line is said, until there are no more.
public struct OutputApp: App {
  private static let sheetID: ID = "output"
  private let title: LocalizedText

  /// The lines under a title.
  public init(_ title: LocalizedText) { self.title = title }

  /// Whether there are no more.
  public var initialState: Bool { false }

  /// The task that it is.
  public func interface(for state: Bool) -> Interface {
    var task = SoleTask(sheet: Self.sheetID)
    task.isAnsweredByDone = true
    return Interface(title, task: task)
  }

  /// Its one sheet.
  public func sheet(_ id: ID, for state: Bool) -> Sheet? {
    id == Self.sheetID ? Sheet(title, id: id, elements: []) : nil
  }

  /// Says a line.
  public func update(_ state: inout Bool, _ event: Event) -> [Effect] {
    switch event {
    case .loaded(GaugeApp.line, .contents(let line)):
      return line.trimmed.isEmpty ? [] : [.say(.verbatim(line))]
    case .loaded(GaugeApp.end, _):
      state = true
      return [.dismiss]
    case .loaded, .pressed, .changed, .performed, .opened, .sheet, .printed, .finished, .saved, .voices, .elapsed,
      .settings,
      .today,
      .restored:
      return []
    }
  }
}
