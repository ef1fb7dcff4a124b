/// Two commands in one line, each for a thing of its own: "turn off the lamp and turn on the wifi" (LOOP-15).
extension Engine {
  /// In characters.
  private static var longestBoth: Int { 200 }

  /// Returns the engine after both parts of a line, in their order. Returns nil unless each part alone is a command that sets
  /// another thing, is understood, and asks nothing.
  func afterBoth(_ line: Line) -> Engine? {
    guard layers.isEmpty, !lineContext.isSelecting, line.text.count <= Self.longestBoth else { return nil }
    for (first, second) in SelectionReading(user.locale).halves(of: line.text) {
      var other = self
      if let one = other.set(by: first, of: line), let two = other.set(by: second, of: line), one != two {
        return other
      }
    }
    return nil
  }

  /// Takes a part of a line, and returns the thing that it sets; nil if it does anything else.
  private mutating func set(by part: String, of line: Line) -> ID? {
    var line = line
    line.text = part
    let parsed = ParsedLine(line, user.vocabulary)
    let (before, failures, path) = (turn, memory.failures, navigator.path)
    (turn, memory.assigned, memory.line) = (Turn(), nil, part)
    guard let thing = lineContext.thing(setBy: parsed) else { return nil }
    understand(parsed)
    guard !turn.isRefusal, memory.failures <= failures, layers.isEmpty, navigator.path == path,
      memory.assigned.map({ $0.id == thing }) ?? true
    else { return nil }
    let said = turn
    turn = before
    // One of two answers says what it is about.
    turn.add(entry(thing)?.title.map(said.named) ?? said)
    return thing
  }
}

extension LineContext {
  /// Returns the one thing that a command turns on or off, checks, or gives a value.
  fileprivate func thing(setBy parsed: ParsedLine) -> ID? {
    let reading = AssignmentReading(context: self)
    let turning: Set<ObjectCommand> = [.turnOn, .turnOff, .choose, .deselect]
    let names = commandsWithObject(parsed).filter { turning.contains($0.command) }.map(\.object)
    for name in names + reading.states(parsed).map(\.name) {
      let lines = candidates(name).candidates.map(\.line)
      if lines.count == 1, let line = lines[0], entries[line].isSwitch { return entries[line].id }
    }
    return reading.assignments(parsed).map { entries[$0.line] }.first(where: \.isValued)?.id
  }
}
