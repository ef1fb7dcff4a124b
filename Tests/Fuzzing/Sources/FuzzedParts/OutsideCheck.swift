@testable internal import Aloud
internal import TestSupport

/// What comes from outside by itself uses nothing, and takes no question away that waits for an answer (ASK-7).
struct OutsideCheck<Base: App> {
  let before: Session<ToldApp<Base>>
  let after: Session<ToldApp<Base>>

  func check(_ events: [Event]) throws {
    for case .pressed(let id) in events { throw Finding("\(id) was pressed by nobody") }
    for case .performed(let id, _) in events { throw Finding("\(id) was performed by nobody") }
    guard case .confirmation(let question)? = before.engine.layers.last else { return }
    // What is asked about may have gone.
    guard after.engine.view.base.entry(question.id, near: nil) != nil else { return }
    guard case .confirmation(let now)? = after.engine.layers.last, now.id == question.id else {
      throw Finding("the question about \(question.id) is gone")
    }
  }
}
