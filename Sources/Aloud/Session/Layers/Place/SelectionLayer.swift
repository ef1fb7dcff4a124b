/// The selecting of rows on a screen, during which lines select rows instead of using them, until "done" or "cancel" (EDIT-1).
struct SelectionLayer: Sendable {
  var place: Place

  /// Takes a line that concerns selecting. Returns nil for other lines.
  mutating func take(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    let commands = SelectionCommands(around: around)
    if around.isQuestioned { return nil }
    switch heard.command {
    case .selection(let command): return commands.perform(command, &place)
    case .leaving(.done): return commands.end(&place)
    case .leaving(.back), .leaving(.cancel): return commands.cancel(&place)
    case .reading(.help): return .say(Helping(around: around).helpInSelecting)
    case .moving, .reading, .editing, .text, .picker, .color, .search, .log, .setting, .session: return nil
    case nil: return SelectedActs(around: around).perform(named: heard.folded, wholly: true, asked: heard.line)
    }
  }

  /// Takes a line that is not the name of anything on the screen: the beginning of an action's title, or several rows.
  mutating func takeRest(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    if around.isQuestioned { return nil }
    return SelectedActs(around: around).perform(named: heard.folded, wholly: false, asked: heard.line)
      ?? SelectionCommands(around: around).select(heard.folded, heard, &place)
  }
}
