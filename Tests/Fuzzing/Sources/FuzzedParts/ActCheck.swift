@testable internal import Aloud
@testable internal import AloudLanguage
internal import TestSupport

/// No act that asks first is done without its phrase.
struct ActCheck<Base: App> {
  let before: Session<ToldApp<Base>>
  let after: Session<ToldApp<Base>>

  /// Looks at what the app was told after a line.
  func check(_ events: [Event], after line: Line) throws {
    for event in events {
      guard let act = act(of: event), asks(act) else { continue }
      guard case .confirmation(let question) = before.engine.layers.last, question.id == act else {
        throw Finding("\(act) was done without being asked for")
      }
      if line.isTypedAhead { throw Finding("\(act) was done by a line that was typed ahead") }
      let phrase = before.locale.wording.text(question.phrase)
      let (wanted, said) = (Self.letters(phrase), Self.letters(line.text))
      // A number may be said in words.
      if wanted != said, !wanted.contains(where: \.isNumber) {
        throw Finding("\(act) was confirmed by \(line.text.debugDescription), not by \(phrase.debugDescription)")
      }
    }
  }

  private func act(of event: Event) -> ID? {
    switch event {
    case .pressed(let id), .performed(let id, _), .changed(_, to: .choice(let id)): id
    default: nil
    }
  }

  /// Whether the app wants to be asked before it is done.
  private func asks(_ id: ID) -> Bool {
    let shown = before.engine.view.base
    if let control = shown.entry(id, near: nil)?.control, case .press(_, let asking) = control.usage {
      return asking != nil
    }
    if let item = shown.selection?.acts.item(id) { return item.asking != nil }
    return shown.entries.ownLines.contains { $0.entry.menu?.item(id)?.asking != nil }
  }

  private static func letters(_ text: String) -> String {
    String(Folding.fold(text).filter { $0.isLetter || $0.isNumber })
  }
}
