@testable internal import Aloud

/// "Where am I" tells where the session is, and changes nothing.
enum WhereaboutsCheck {
  static func check<Base: App>(_ session: FuzzedSession<Base>) throws {
    guard !session.isOver else { return }
    let engine = session.session.engine
    // A field may take it for text, and a question for no answer.
    switch engine.layers.last {
    case nil, .menu: break
    case .picker, .entry, .confirmation, .choice, .discard, .alert, .hearing: return
    }
    var asked = session
    let wording = session.session.locale.wording
    let phrases = wording.alternatives("command.whereAmI")
    guard let word = (phrases.own + phrases.english).first else { return }
    let said = try asked.take(Line(word))
    let now = asked.session.engine
    guard now.navigator.path == engine.navigator.path, now.layers.count == engine.layers.count,
      now.runner.state == engine.runner.state
    else { throw Finding("asking where one is has changed something") }
    guard let place = said.first, place.kind == .place else {
      throw Finding("where am I: \(said.map { session.session.renderer.printed($0) })")
    }
    let frame = engine.view.frame
    func text(_ words: LocalizedText) -> String { wording.text(words) }
    if place.name.map(text) != text(frame.tabs[frame.selectedTab]) {
      throw Finding("where am I: \(place.name.map(text) ?? ""), but the tab is \(text(frame.tabs[frame.selectedTab]))")
    }
    if frame.hasTabs, place.position != Position(frame.selectedTab + 1, of: frame.tabs.count) {
      throw Finding("where am I: \(String(describing: place.position))")
    }
    let printed = session.session.renderer.printed(place)
    let title = text(
      engine.view.base.activeSearch == nil ? engine.view.base.compactTitle : frame.tabs[frame.selectedTab])
    // Character by character, a title that begins with a sign that joins would not be found after a space.
    if frame.sheet == nil, !printed.unicodeScalars.contains(title.unicodeScalars) {
      throw Finding("where am I: \(printed), but it is \(title)")
    }
  }
}
