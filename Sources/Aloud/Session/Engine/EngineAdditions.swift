/// Lines that add something where a thing here leads to: "add figs to groceries", "remind me to call mum" (LOOP-9).
extension Engine {
  /// Of more things, none is tried without its name.
  private static var mostPlaces: Int { 20 }

  /// Adds each of the things that a text names, which one undo takes back together, or else the text as it is. Returns false if the
  /// thing does not take it.
  mutating func add(_ assignment: Assignment, by entry: Entry, asked: Line) -> Bool {
    let things = AdditionReading(context: lineContext).things(addedBy: assignment.value)
    let (before, undoCount) = (self, runner.history.count)
    let areAdded =
      things.count > 1
      && things.allSatisfy { thing in
        // Where something else is needed first, the sheet stays open.
        guard layers.isEmpty, let line = entry.id.flatMap({ view.front.entries.line(of: $0, hint: assignment.line) })
        else { return false }
        // Where the user is then is said once.
        turn = turn.withoutPlaces
        return give(Assignment(line: line, value: thing, kind: .addition), to: entry, asked: asked)
      }
    if areAdded {
      joinActs(since: undoCount)
      return true
    }
    self = before
    return give(assignment, to: entry, asked: asked)
  }

  /// Returns the engine after a line adds something to a screen that a thing here leads to: "add figs to groceries". What is said is
  /// only what adding says.
  func afterAddingElsewhere(_ line: Line) -> Engine? {
    guard layers.isEmpty, !lineContext.isSelecting, let pattern = user.wording.phrases("value.add").first,
      let (place, added) = AdditionReading(context: lineContext).elsewhere(ParsedLine(line, user.vocabulary)),
      lineContext.entries[place].leadsToScreen
    else { return nil }
    var other = self
    other.take(line.saying(pattern.replacing("{value}", with: added)), beyond: place)
    return other.turn.isRefusal || other.memory.failures > memory.failures || other.navigator.path == navigator.path
      ? nil : other
  }

  /// Returns the engine after a line adds something that screens take that things here lead to. Asks which place is meant, if there are
  /// several, or if something else may be made of it here: "add milk" among lists.
  func afterAddingBeyond(_ line: Line) -> Engine? {
    let (context, parsed) = (lineContext, ParsedLine(line, user.vocabulary))
    guard parsed.command == nil, layers.isEmpty, !context.isSelecting else { return nil }
    let ways = context.entries.ownLines.filter { $0.entry.leadsToScreen }
    // Most lines are commands, numbers or names, and the patterns of additions are many.
    guard (1...Self.mostPlaces).contains(ways.count), !context.namesNumber(parsed), !context.isName(parsed.folded)
    else { return nil }
    let reading = AdditionReading(context: context)
    let here = reading.outcome(parsed)
    var candidates: [Candidate] = []
    if case .assign(let assignments, _)? = here?.effects.first, assignments.first?.kind == .addition {
      candidates = assignments.prefix(1).map { .assignment($0) }
    }
    guard here == nil ? reading.saysAddition(parsed) : !candidates.isEmpty else { return nil }
    let taken = ways.map(\.line).filter { addsBeyond($0, line) }
    candidates += taken.map { .beyond($0, saying: line) }
    if taken.isEmpty { return nil }
    var other = self
    other.carryOut(candidates.outcome(line))
    return other
  }

  /// Takes a line on the screen to which the thing on a line leads. What is said is only what the line says.
  mutating func take(_ said: Line, beyond line: Int) {
    guard var other = arrived(beyond: line) else { return use(lineAt: line, asked: said) }
    other.turn = turn
    other.understand(said)
    self = other
  }

  private func addsBeyond(_ line: Int, _ said: Line) -> Bool {
    guard let context = arrived(beyond: line)?.lineContext else { return false }
    return AdditionReading(context: context).outcome(ParsedLine(said, user.vocabulary)) != nil
  }

  /// Returns the engine on the screen to which the thing on a line leads. Nil if something else comes first.
  private func arrived(beyond line: Int) -> Engine? {
    guard let title = view.front.entries[line].title else { return nil }
    var other = self
    other.understand(Line("\"\(user.wording.text(title))\""))
    guard !other.turn.isRefusal, other.navigator.path != navigator.path, other.layers.isEmpty else { return nil }
    other.memory.failures = memory.failures
    return other
  }
}
