@testable internal import Aloud

/// "Undo" after an act gives the state before it.
struct UndoCheck<Base: App> {
  let before: FuzzedSession<Base>
  let after: FuzzedSession<Base>

  func check() throws {
    let (old, new) = (before.session.engine, after.session.engine)
    guard !after.isOver, new.layers.isEmpty, new.runner.history.count == old.runner.history.count + 1,
      old.navigator.sheets.map(\.id) == new.navigator.sheets.map(\.id),
      // Words may be others in another locale, and are what a query or a list is about.
      old.user.settings == new.user.settings
    else { return }
    var undone = after
    let wording = after.session.locale.wording.alternatives("command.undo")
    guard let word = (wording.own + wording.english).first else { return }
    let said = try undone.take(Line(word))
    guard undone.session.engine.runner.history.count == old.runner.history.count else { return }
    if undone.session.engine.runner.canPutBack(old.runner.state) {
      let words = said.map { undone.session.renderer.printed($0) }
      throw Finding("after \(words) the state is not that before")
    }
    if !undone.session.engine.runner.history.canRedo { throw Finding("what was undone can't be done again") }
  }
}
