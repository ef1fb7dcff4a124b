public import Aloud

/// An app that announces each line of its input until the input ends.
public struct OutputApp: App {
  private static let sheetID: ID = "output"
  private let title: LocalizedText

  /// Creates an app with a title.
  public init(_ title: LocalizedText) { self.title = title }

  /// A Boolean value that indicates whether the input has ended.
  public var initialState: Bool { false }

  /// Returns the interface, which is one task.
  public func interface(for state: Bool) -> Interface {
    var task = SoleTask(sheet: Self.sheetID)
    task.isAnsweredByDone = true
    return Interface(title, task: task)
  }

  /// Returns the app's only sheet.
  public func sheet(_ id: ID, for state: Bool) -> Sheet? {
    id == Self.sheetID ? Sheet(title, id: id, elements: []) : nil
  }

  /// Announces a line, or ends the app.
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
