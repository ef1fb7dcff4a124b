@testable internal import Aloud
internal import TestSupport

/// What is entered is kept, taken, or asked about (ASK-8).
struct KeptText<Base: App> {
  let before: Session<ToldApp<Base>>
  let after: Session<ToldApp<Base>>

  /// Looks at what a line has left of a long text, and of a sheet.
  func check(_ events: [Event], after line: Line) throws {
    // Who answers what becomes of it has been asked.
    if case .discard = before.engine.layers.last { return }
    try checkText(events)
    try checkSheet(events)
  }

  private func checkText(_ events: [Event]) throws {
    guard let entry = before.engine.layers.entry, entry.text.edited.text != entry.text.original,
      entry.text.edited.lineCount > 1,
      after.engine.layers.entry?.text.id != entry.text.id
    else { return }
    let isTaken = events.contains { if case .changed(entry.text.id, _) = $0 { true } else { false } }
    if !isTaken, !isAsked { throw Finding("\(entry.text.edited.lineCount) lines of \(entry.text.id) are lost") }
  }

  private func checkSheet(_ events: [Event]) throws {
    var engine = before.engine
    guard after.engine.navigator.sheets.count < engine.navigator.sheets.count,
      let id = engine.navigator.sheets.last?.id,
      let sheet = engine.runner.sheet(id), engine.hasChanges(sheet)
    else { return }
    let isTaken = events.contains { event in
      if case .pressed(let id) = event { id == sheet.preferredAction?.id } else { false }
    }
    if !isTaken, !isAsked { throw Finding("what was entered in \(id) is lost") }
  }

  private var isAsked: Bool { if case .discard = after.engine.layers.last { true } else { false } }
}
