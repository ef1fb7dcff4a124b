/// Choices in a menu or a picker that one line opens and leaves (LOOP-9).
extension Engine {
  /// Returns whether the menu of the thing, which using it or "more" opens, has an item that the value names.
  mutating func choose(_ value: String, inMenuOn line: Int, asked: Line) -> Bool {
    quietly { engine in
      if engine.view.front.entries[line].hasSecondaryMenu {
        engine.openMenu(ofLine: line, isContext: false)
      } else {
        engine.use(lineAt: line, asked: asked)
      }
    }
    guard layers.last?.menu != nil else { return false }
    return choose(value, inOpenMenuAs: asked)
  }

  /// Looks in the submenus too.
  private mutating func choose(_ value: String, inOpenMenuAs asked: Line) -> Bool {
    let context = lineContext
    guard !context.candidates(Folding.fold(value)).candidates.isEmpty else {
      for (line, entry) in context.entries.ownLines {
        guard case .submenu = entry else { continue }
        var other = self
        other.quietly { $0.use(lineAt: line, asked: asked) }
        if other.layers.count > layers.count, other.choose(value, inOpenMenuAs: asked) {
          self = other
          return true
        }
      }
      guard let outcome = context.choice(describedBy: value, asked: asked) else { return false }
      carryOut(outcome)
      return !turn.isRefusal
    }
    understand(Line("\"\(value)\"", isRecognised: asked.isRecognised, isTypedAhead: asked.isTypedAhead))
    return !turn.isRefusal
  }

  /// Leaves the picker unless it asks something. Returns false if the picker does not take the value.
  mutating func pick(_ value: String, on line: Int, asked: Line) -> Bool {
    quietly { $0.use(lineAt: line, asked: asked) }
    guard layers.picker != nil else { return false }
    let parsed = ParsedLine(
      Line(value, isRecognised: asked.isRecognised, isTypedAhead: asked.isTypedAhead), user.vocabulary)
    switch parsed.command {
    case .moving, .editing(.clear), nil: break
    case .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session:
      return false
    }
    guard layers.changePicker({ $0.leavesOnceHeld() }) != nil else { return false }
    let failures = memory.failures
    understand(parsed)
    if memory.failures > failures {
      turn.hush()
      return false
    }
    if turn.isRefusal { return false }
    if let picker = layers.picker, picker.question == nil {
      turn.hush()
      if picker.draft == picker.original { return false }
      leavePicker(isForced: false)
    }
    return true
  }
}
