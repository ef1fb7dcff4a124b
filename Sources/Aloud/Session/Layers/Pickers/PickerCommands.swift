extension PickerReader {
  /// Returns nil if the command's words mean nothing here, and may be a value.
  mutating func perform(_ command: Command) -> Outcome? {
    switch command {
    case .leaving(.done), .leaving(.back): return Outcome(.leavePicker(isForced: false))
    case .leaving(.cancel): return Outcome(.cancelPicker)
    case .editing(.clear): return clear()
    case .editing(.copy), .editing(.paste), .search, .text, .log: return nil
    case .moving(let command): return perform(command)
    case .reading(let command): return perform(command)
    case .picker(.nextMonth): return turnMonth(1)
    case .picker(.previousMonth): return turnMonth(-1)
    case .color(let command): if case .color = contents { return perform(command) } else { return nil }
    case .session(.quit): return Outcome(.quit)
    case .session(.undo): return layer.undo(in: context) ?? refuseBelow
    case .session(.stop), .session(.pause), .session(.resume), .session(.work), .setting:
      return Anywhere.outcome(of: command, in: context)
    case .session(.remarks) where !context.user.offersRemarks: return nil
    case .session, .selection: return refuseBelow
    }
  }

  private mutating func perform(_ command: MovingCommand) -> Outcome {
    let isList = context.shown.role == .picker
    let browsing = Browsing(context: context)
    return switch command {
    case .next: step(by: 1)
    case .previous: step(by: -1)
    case .first: jump(toEnd: false)
    case .last: jump(toEnd: true)
    // A list has pages. In other pickers, a page is a longer step.
    case .nextPage: isList ? turnPage(forward: true) : step(by: context.pageSize)
    case .previousPage: isList ? turnPage(forward: false) : step(by: -context.pageSize)
    case .nextMissing: refuseBelow
    case .index: isList ? browsing.index() : refuseBelow
    case .nextMatch: isList ? stepMatch(forward: true) : refuseBelow
    case .previousMatch: isList ? stepMatch(forward: false) : refuseBelow
    }
  }

  private mutating func perform(_ command: ReadingCommand) -> Outcome {
    switch command {
    case .help: .say(help)
    case .repeat: Outcome(.sayAgain)
    case .whereAmI, .readInFull: Outcome(.sayWhere)
    case .limits: .say(Announcement(.notice, of: offered.isEmpty ? [.message(.limitsNone(name: title))] : offered))
    case .read: read()
    case .spell: Browsing(context: context).spell(inWords: false, layer.focus)
    case .spellPhonetic: Browsing(context: context).spell(inWords: true, layer.focus)
    }
  }

  mutating func perform(_ command: ObjectCommand, _ object: String, _ parsed: ParsedLine) -> Outcome? {
    switch command {
    case .forward, .backward:
      guard let number = context.user.understander.number(object), (0...Self.mostSteps).contains(number) else {
        return nil
      }
      if number == 0 || NumberSign.minus.stands(in: parsed.text) { return .refused(.message(.pickerStepNeeded)) }
      return step(by: command == .forward ? number : -number)
    case .number:
      if let scale = contents.scale, scale.isOfNumbers { return choose(object, on: scale) }
      // The values of dates have no numbers, so "number 3" is not the third.
      if case .date = contents { return nil }
      guard let number = context.number(object) else { return nil }
      return choose(number: number, parsed)
    case .choose, .open, .goTo: return choose(object, inColumn: layer.column)
    case .find: return context.shown.role == .picker ? find(object, parsed) : nil
    case .tab, .more, .actions: return refuseBelow
    case .jump: return jump(to: object)
    case .picture:
      guard case .color = contents, let object = context.object(of: command, in: parsed.text) else { return nil }
      return takeFromPicture(object)
    case .voice: return context.chooseVoice(parsed)
    // "To nine" is a value.
    case .show, .type, .textLine, .insert, .replace, .replaceAll, .selectPiece, .scope, .deleteToken, .deselect,
      .selectWith,
      .turnOn, .turnOff, .copyThing, .spellThing, .readThing:
      return nil
    }
  }

  /// A single match is chosen, as the value in focus always is.
  private mutating func find(_ text: String, _ parsed: ParsedLine) -> Outcome? {
    let browsing = Browsing(context: context)
    guard let found = browsing.find(text, parsed, &layer.focus) else { return nil }
    if case .success = browsing.match(forward: true, layer.focus) { return found }
    // All matches have been announced, so the next is the first again.
    layer.focus.leaveLine()
    guard case .success(let first) = browsing.match(forward: true, layer.focus) else { return found }
    var next = layer.focus
    next.move(to: first, in: context.entries)
    if case .success = browsing.match(forward: true, next) { return found }
    layer.focus = next
    return select(first)
  }

  private mutating func stepMatch(forward: Bool) -> Outcome {
    switch Browsing(context: context).match(forward: forward, layer.focus) {
    case .success(let line):
      layer.focus.move(to: line, in: context.entries)
      return select(line)
    case .failure(let nothing): return .refused(nothing.reason)
    }
  }

  private mutating func jump(to name: String) -> Outcome? {
    if case .date(_, let columns) = contents { return showMonth(name, columns) }
    guard context.shown.role == .picker else { return nil }
    switch Browsing(context: context).line(ofSection: name) {
    case .success(let line):
      let outcome = select(line)
      // The next page continues after this value.
      layer.focus.page = max(0, line + 1 - context.pageSize)
      return outcome
    case .failure(let nothing): return .refused(nothing.reason)
    case nil: return nil
    }
  }

  /// The first page is the one with the selected value.
  private mutating func turnPage(forward: Bool) -> Outcome {
    let browsing = Browsing(context: context)
    // The picker has announced how many values it has, but none of them.
    if layer.focus.page == nil { return browsing.turn(to: layer.firstOfPage(in: context), &layer.focus) }
    return browsing.turnPage(forward: forward, &layer.focus)
  }

  private mutating func read() -> Outcome {
    switch contents {
    case .date(let picker, _):
      let said = picker.mode.hasDate ? layer.weeks(of: picker, in: context) : layer.columns(in: context)
      return .say(said + offered.map { Announcement(.notice, $0) })
    case .color where columns.count > 1: return .say(layer.columns(in: context))
    case .list, .color:
      return Browsing(context: context).turn(to: layer.firstOfPage(in: context), &layer.focus)
    }
  }

  private mutating func clear() -> Outcome {
    let draft: PickerDraft
    switch contents {
    case .date(let picker, _) where picker.placeholder != nil: draft = .moment(nil)
    case .color(let picker, _) where picker.placeholder != nil: draft = .color(nil)
    case .list(let picker, _) where picker.kind.canBeCleared:
      return select(0, inColumn: layer.column, answers: true)
    case .date, .color, .list: return .refused(.message(.entryUnchanged(field: title)))
    }
    layer.draft = draft
    return Outcome(.leavePicker(isForced: true))
  }

  private var title: Message.Argument { .text(context.shown.title) }

  /// The values that can be chosen, which are also announced if a line names none of them (PICK-4). Empty for a date without
  /// limits.
  var offered: [LocalizedText] {
    switch contents {
    case .list(let picker, _): picker.offered
    case .color: columns.offered
    case .date(let picker, _): picker.offered
    }
  }

  var help: [Announcement] {
    let role = context.shown.role
    var said = [
      contents.scale?.help ?? .message("help.\(contents.wordKey(role))")
    ]
    said += contents.scale.map { [$0.stepSentence].compactMap(\.self) } ?? offered
    if columns.count > 1 { said.append(.message(.helpColumns(columns: .list(columns.map(\.title), .and)))) }
    if role == .picker, context.entries.count > context.pageSize { said.append(.message(.helpFind)) }
    if role == .colorPicker { said += [.message(.helpColorWays), .message(.helpPalette)] }
    said += [.message(.helpPickerMove), .message(layer.leaving(in: context))]
    return said.map { Announcement(.notice, $0) }
  }

  /// Refuses commands on the place below an open picker.
  private var refuseBelow: Outcome {
    .refused(.message(.pickerInFront(picker: title)))
  }
}
