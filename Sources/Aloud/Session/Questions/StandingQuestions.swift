extension Session {
  /// Whether a command leaves a question standing: it reads, tells where the user is, or changes how things are said (LOOP-8).
  func leavesStanding(_ command: Command) -> Bool {
    switch command {
    case .whereAmI, .read, .next, .previous, .first, .last, .nextPage, .previousPage, .stop, .spell, .spellPhonetic,
      .tabs,
      .index, .nextMatch, .previousMatch, .undo, .redo:
      true
    case .speechOn, .speechOff, .faster, .slower, .louder, .softer, .higher, .lower, .hintsOn, .hintsOff, .moreDetail,
      .lessDetail, .largerText, .smallerText, .reduceMotionOn, .reduceMotionOff, .increaseContrastOn,
      .increaseContrastOff:
      true
    case .selection: here.selection != nil
    case .help, .repeat, .back, .cancel, .quit, .history, .contextMenu, .nextTab, .previousTab, .clear, .search,
      .scopes,
      .tokens, .copy, .paste, .done, .nextMonth, .previousMonth, .forward, .backward, .grid, .spectrum, .sliders,
      .palette,
      .terminalColors, .picture, .keepColor, .forgetColor, .edit, .selectAll, .deselectAll, .deselect, .nextCharacter,
      .previousCharacter, .nextWord, .previousWord, .nextLine, .previousLine, .firstLine, .lastLine, .selectWord,
      .selectLine, .cut, .deleteWord, .open, .choose, .tab, .more, .actions, .number, .type, .find, .jump, .scope,
      .deleteToken, .textLine, .insert, .replace, .replaceAll:
      false
    }
  }
}
