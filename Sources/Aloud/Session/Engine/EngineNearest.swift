/// What a line that is not understood probably means, which is asked and never done by itself (LOOP-2).
extension Engine {
  /// The number of words that a line may have besides those of an order.
  private static var mostUnknown: Int { 2 }

  /// Returns the question whether the nearest name, or the order beside words that nothing here knows, was meant.
  func nearest(to line: Line) -> HearingLayer? {
    if line.isRecognised { return nil }
    if let name = nearestName(to: line) {
      return HearingLayer(alternatives: [user.wording.text(name)], nearest: name)
    }
    let written = [line.text] + user.writtenWithoutCourtesy(line.text)
    return layers.isEmpty ? written.lazy.compactMap(nearestOrder).first : nil
  }

  /// Returns the one name in the list in front that a typed line probably means.
  private func nearestName(to line: Line) -> LocalizedText? {
    let context = lineContext
    guard isListInFront(in: context) else { return nil }
    let parsed = ParsedLine(line, user.vocabulary)
    return ([parsed.folded] + context.chosenObjects(parsed)).lazy.compactMap(context.nearestName).first
  }

  /// Returns what an order sets that a text holds beside a word or two that nothing here knows: "crank the volume up".
  private func nearestOrder(in text: String) -> HearingLayer? {
    let parsed = ParsedLine(Line(text), user.vocabulary)
    func outcome(_ unknown: Int) -> Outcome? {
      FreeOrderReading(context: lineContext, unknown: unknown).outcome(parsed)
    }
    let nearest = outcome(1)
    // Words for on and off are also said of what was: "last night I left the radio on".
    guard let outcome = nearest ?? outcome(Self.mostUnknown), let line = outcome.lineSet,
      nearest != nil || !view.front.entries[line].isSwitch,
      let id = view.front.entries[line].id
    else { return nil }
    var other = self
    other.turn = Turn()
    other.carryOut(outcome)
    guard !other.turn.isRefusal, other.layers.isEmpty, other.memory.failures == memory.failures,
      other.navigator.path == navigator.path, other.runner.state != runner.state, let entry = other.entry(id)
    else { return nil }
    let said = entry.announcement
    let state = said.states.first.map { user.renderer.words(for: $0, of: said) }
    let held = said.value?.withoutLimits ?? state ?? other.toldName(of: id)
    let name = LocalizedText.facts([said.name, held].compactMap(\.self))
    return HearingLayer(alternatives: [user.wording.text(name)], nearest: name, meant: outcome)
  }
}
