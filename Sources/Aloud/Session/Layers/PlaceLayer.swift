/// A layer that is a place, with lines that can be chosen by number or name, and commands that move and read among them.
protocol PlaceLayer {
  var focus: Focus { get set }

  /// Returns whether the words of a command mean the command here. Otherwise they are a label.
  func means(_ command: Command, in context: LineContext) -> Bool
  mutating func perform(_ command: Command, in context: LineContext) -> Outcome
  mutating func perform(_ command: ObjectCommand, _ object: String, _ parsed: ParsedLine, in context: LineContext)
    -> Outcome?
}

extension PlaceLayer {
  /// Takes a command, a number, a label, or a command with an object. Returns nil if the line is none of these.
  mutating func takeHere(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    let moved = AssignmentReading(context: context).movedVolume(parsed)
    if let outcome = moved ?? takeWords(parsed.asText, in: context) { return outcome }
    // A single letter is first the beginning of a name.
    guard parsed.isShort, let command = parsed.command, means(command, in: context) else { return nil }
    return perform(command, in: context)
  }

  private mutating func takeWords(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if parsed.isBlank {
      guard context.frame.task?.readsOn == true else { return repeatPlace(in: context) }
      let isAtEnd = LogBrowsing(focus, in: context)?.isAtEnd(focus) ?? false
      let answers = isAtEnd ? ArrivalAnnouncements(context: context).answers : nil
      return answers.map { .say(Announcement(.question, of: $0)) } ?? perform(.next, in: context)
    }
    if let label = parsed.quoted, !Folding.fold(label).isEmpty {
      return choose(label: Folding.fold(label), parsed.line, in: context)
    }
    if let outcome = takeSigns(parsed, in: context) { return outcome }
    if let command = parsed.command, means(command, in: context) { return take(command, parsed, in: context) }
    if parsed.folded.isEmpty { return nil }
    if context.saysBack(parsed) { return perform(.leaving(.back), in: context) }
    if let number = context.number(parsed.folded), !context.mayAnswer(parsed.folded) {
      // Below a question, a number is one of the question's answers, unless it is the full name of a thing.
      return context.isQuestioned
        ? choose(label: parsed.folded, parsed.line, in: context) : choose(number: number, parsed, in: context)
    }
    // "tab 2" does not search a million rows. A row with exactly that name is reached like one that shares its name with a command.
    let commands = context.commandsWithObject(parsed).filter { !context.isQuestioned || $0.command != .number }
      .map { (command: $0.command, object: context.named(by: $0.object, of: $0.command, focus)) }
    if !commands.isEmpty, !context.isOwnLabel(parsed.folded) {
      for (command, object) in commands where context.number(object) != nil {
        if let outcome = perform(command, object, parsed, in: context) { return outcome }
      }
    }
    // "To the heating" and "switch to light" are no names, although words such as "to the" may stand before one.
    if let (command, object) = commands.first(where: { [.show, .goTo].contains($0.command) }),
      !context.isName(parsed.folded), context.candidates(object).isWhole,
      let outcome = perform(command, object, parsed, in: context)
    {
      return outcome
    }
    let found = context.candidates(parsed.folded)
    if let moved = moved(found.candidates, parsed, in: context) { return moved }
    if found.isWhole {
      // "Eine große" is an option of "Größe", although both fold alike.
      let sole = found.candidates.count == 1 && !context.isOwnLabel(parsed.folded) ? found.candidates[0].line : nil
      if let option = sole.flatMap({ FreeOrderReading(context: context).option(parsed, ofLine: $0) }) { return option }
      return turnOn(found.candidates, parsed, in: context)
        ?? context.spelled(parsed.text, found.candidates).outcome(parsed.line)
    }
    if !context.isQuestioned, let outcome = takeState(parsed, in: context) { return outcome }
    for (command, object) in commands {
      if command.yieldsToNames, !found.candidates.isEmpty, !context.candidates(object).isWhole { continue }
      // The words may be those of another act too: して in 牛乳を削除して, "choose" in "choose color blue".
      if [.open, .choose].contains(command), opensNothing(object, in: context),
        let outcome = assign(parsed, in: context)
      {
        return outcome
      }
      if let outcome = perform(command, object, parsed, in: context) { return outcome }
    }
    if !found.candidates.isEmpty {
      if context.isQuestioned { return nil }
      // German "groß" is the option, and not the beginning of "Größe".
      if let option = FreeOrderReading(context: context).option(parsed) { return option }
      return turnOn(found.candidates, parsed, in: context) ?? found.candidates.outcome(parsed.line)
    }
    return assign(parsed, in: context)
  }

  /// Moves the value of the one thing that a line names with an amount: "noch ein Gast". Returns nil if the line is only a name.
  private func moved(_ found: [Candidate], _ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    guard found.count == 1, let line = found[0].line, context.entries[line].scale != nil, !context.isQuestioned,
      !context.isMenu
    else { return nil }
    let moves = AssignmentReading(context: context).moves(parsed)
    return moves.isEmpty ? nil : Outcome(.assign(moves, asked: parsed.line))
  }

  private func opensNothing(_ object: String, in context: LineContext) -> Bool {
    context.number(object) == nil && Signs(all: object) == nil && context.candidates(object).candidates.isEmpty
  }

  /// Returns nil unless a line names switches and says more than their name and "please": "milk too" and "I want milk" never turn
  /// milk off. In a list where things are added, "I need milk" does not say that milk is done.
  private func turnOn(_ found: [Candidate], _ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    let lines = found.compactMap(\.line)
    guard lines.count == found.count, lines.allSatisfy({ context.entries[$0].isSwitch }) else { return nil }
    let areBoxes = lines.allSatisfy { context.entries[$0].isCheckBox }
    guard context.user.wants(parsed.text) || context.saysMoreThanName(parsed, ignoringArticles: !areBoxes) else {
      return nil
    }
    if AdditionReading(context: context).needs(parsed.text, parsed.line) {
      return Outcome(.notUnderstood(parsed.line))
    }
    return turn(parsed.folded, on: true, parsed, in: context)
  }

  /// Returns nil if the line gives no value to a thing or a setting, names no item of a thing's own menu, and adds nothing.
  private func assign(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if context.isQuestioned || context.isMenu { return nil }
    if let field = context.secureField(namedFirstIn: parsed) { return Outcome(.use(line: field, asked: parsed.line)) }
    let reading = AssignmentReading(context: context)
    let (given, acts) = (reading.assignments(parsed), reading.menuAct(parsed))
    // Two things of one name: "delete milk".
    if given.isEmpty, acts.count > 1 { return acts.map(Candidate.assignment).outcome(parsed.line) }
    let assignments = given + (acts.count == 1 ? acts : [])
    // パンを追加して adds bread, where パン is a switch with words beside it.
    let areSwitches = assignments.allSatisfy { context.entries[$0.line].isSwitch && $0.kind == .value }
    let addition = AdditionReading(context: context)
    if areSwitches, let outcome = addition.outcome(parsed) ?? addition.done(parsed) { return outcome }
    if !assignments.isEmpty { return context.outcome(of: assignments, parsed.line) }
    return SettingLine(context: context).outcome(parsed)
  }

  /// Turns the thing that a line names beside the word for on or off: "in stock on" (LOOP-16). Returns nil if the line names no
  /// switch.
  private func takeState(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    AssignmentReading(context: context).states(parsed).lazy.filter { !context.mayAnswer($0.name) }
      .compactMap { turn($0.name, on: $0.isOn, parsed, in: context) }.first
  }

  /// If no thing has the number, the line may mean a label that is or begins with the number: "150 words a minute".
  func choose(number: Int, _ parsed: ParsedLine, in context: LineContext) -> Outcome {
    let isBelowNothing = NumberSign.minus.stands(in: parsed.text)
    let said = isBelowNothing ? -number : number
    if !isBelowNothing || context.entries.hasOwnNumbers, let index = context.entries.line(numbered: said) {
      if let moved = context.refusalOfMoved(said) { return moved }
      // "Three" may be a name as well as the third thing.
      let named = parsed.folded.contains(where: \.isNumber) ? nil : context.candidates(parsed.folded)
      if let named, named.isWhole, !named.candidates.contains(where: { $0.line == index }) {
        return ([.line(index)] + named.candidates).outcome(parsed.line)
      }
      return Outcome(.use(line: index, asked: parsed.line))
    }
    let found = context.candidates(parsed.folded)
    // A thing's own number is not the beginning of another number.
    if !found.candidates.isEmpty, found.isWhole || !context.entries.hasOwnNumbers {
      return found.candidates.outcome(parsed.line)
    }
    return context.refusal(ofNumber: said)
  }

  /// Never a command (LOOP-3). Returns nil if no thing has the label.
  func choose(label: String, _ line: Line, in context: LineContext) -> Outcome? {
    if let signs = Signs(all: label) {
      let lines = context.entries.lines(titled: signs.text, in: context.wording)
      return lines.isEmpty ? nil : lines.map(Candidate.line).outcome(line)
    }
    let found = context.candidates(label)
    if context.isQuestioned, !found.isWhole { return nil }
    if !found.candidates.isEmpty {
      let candidates = found.isWhole ? context.spelled(context.objectAsTyped(line), found.candidates) : found.candidates
      return candidates.outcome(line)
    }
    if let number = context.number(label) {
      return choose(number: number, ParsedLine(line, context.user.vocabulary), in: context)
    }
    return context.choice(describedBy: label, asked: line)
  }

  /// After an empty line (LOOP-4).
  func repeatPlace(in context: LineContext) -> Outcome {
    let arriving = ArrivalAnnouncements(context: context)
    // The answers to a question are its hint.
    if arriving.answers != nil { return Outcome(.arrive(.back)) }
    // The items of a menu are its question, so they are all announced.
    return Outcome(.arrive(context.isMenu ? .new : .back), .hint(arriving.hint))
  }

  mutating func perform(_ command: MovingCommand, in context: LineContext) -> Outcome {
    let browsing = Browsing(context: context)
    return switch command {
    case .next: browsing.step(1, &focus)
    case .previous: browsing.step(-1, &focus)
    case .first: browsing.jump(toEnd: false, &focus)
    case .last: browsing.jump(toEnd: true, &focus)
    case .nextPage: browsing.turnPage(forward: true, &focus)
    case .previousPage: browsing.turnPage(forward: false, &focus)
    case .nextMatch: browsing.stepMatch(forward: true, &focus)
    case .previousMatch: browsing.stepMatch(forward: false, &focus)
    case .nextMissing: browsing.stepMissing(&focus)
    case .index: browsing.index()
    }
  }

  mutating func perform(_ command: ReadingCommand, in context: LineContext) -> Outcome {
    let browsing = Browsing(context: context)
    return switch command {
    case .help: .say(HelpAnnouncements(context: context).help)
    case .repeat: Outcome(.sayAgain)
    case .whereAmI: Outcome(.sayWhere)
    case .limits: limits(in: context) ?? browsing.readOn(&focus)
    case .read: browsing.readOn(&focus)
    case .readInFull: readInFull(in: context)
    case .spell: browsing.spell(inWords: false, focus)
    case .spellPhonetic: browsing.spell(inWords: true, focus)
    }
  }

  /// The values that the thing at the focus offers; nil if it offers none.
  private func limits(in context: LineContext) -> Outcome? {
    guard let line = focus.line(in: context.entries) else { return nil }
    let offered = context.offered(ofLine: line)
    return offered.isEmpty ? nil : .say(Announcement(.notice, of: offered))
  }

  private mutating func readInFull(in context: LineContext) -> Outcome {
    guard let index = focus.line(in: context.entries), let id = context.entries[index].id else {
      return Outcome(.arrive(.new))
    }
    if let line = context.entries.logLine(at: index), let log = LogBrowsing(focus, in: context) {
      return log.readInFull(line)
    }
    return SuggestedAct.readInFull.outcome(for: id, &focus, in: context)
  }

  /// Takes the commands that are the same at every place.
  mutating func performAnywhere(
    _ command: ObjectCommand, _ object: String, _ parsed: ParsedLine, in context: LineContext
  ) -> Outcome? {
    switch command {
    case .number: context.number(object).map { choose(number: $0, parsed, in: context) }
    case .choose where areBoxes(object, in: context): turn(object, on: true, parsed, in: context)
    case .open, .choose:
      menuAct(parsed, in: context) ?? choose(label: object, parsed.line, in: context)
        ?? Outcome(.notUnderstood(parsed.line))
    case .show: show(object, parsed, in: context)
    case .goTo: goTo(object, parsed, in: context)
    case .turnOn: turn(object, on: true, parsed, in: context)
    // Words for taking away are those of an item of the thing's menu where it has one: Portuguese "apaga o pão" deletes.
    case .turnOff: menuAct(parsed, in: context) ?? turn(object, on: false, parsed, in: context)
    case .tab: TabCommands(context: context).select(object)
    case .copyThing: suggest(.copy, for: object, parsed, in: context)
    case .spellThing: suggest(.spell, for: object, parsed, in: context)
    case .readThing: suggest(.readInFull, for: object, parsed, in: context)
    case .more: openMenu(of: object, isContext: false, parsed, in: context)
    case .actions: openMenu(of: object, isContext: true, parsed, in: context)
    case .find: Browsing(context: context).find(object, parsed, &focus)
    case .jump: Browsing(context: context).jump(toSection: object, &focus)
    // "Voice louder" is the slider Voice where there is one.
    case .voice: valued(parsed, in: context) ?? context.chooseVoice(parsed)
    case .type, .textLine, .insert, .replace, .replaceAll, .selectPiece, .forward, .backward, .picture, .scope,
      .deleteToken, .deselect, .selectWith:
      nil
    }
  }

  /// Goes where a thing leads, to a screen behind this one, or to a tab. Moves the focus to any other thing, because words for
  /// showing never press a button or turn a switch.
  private func show(_ object: String, _ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if let moved = context.number(object).flatMap(context.refusalOfMoved) { return moved }
    let lines = lines(of: object, in: context)
    if !lines.isEmpty {
      return lines.map { context.entries[$0].leadsToPlace ? .line($0) : .place($0) }.outcome(parsed.line)
    }
    if let screen = context.screenBehind(named: object) {
      return context.refusalToGoBack ?? Outcome(.goBack(to: screen))
    }
    let tabs = context.candidates(object).candidates.filter { $0.line == nil }
    return tabs.isEmpty ? nil : tabs.outcome(parsed.line)
  }

  /// Selects a tab, or moves the focus to a thing, which is not used.
  private func goTo(_ object: String, _ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if let moved = context.number(object).flatMap(context.refusalOfMoved) { return moved }
    let tabs = context.candidates(object).candidates.filter { $0.line == nil }
    let places = tabs + lines(of: object, in: context).map(Candidate.place)
    return places.isEmpty ? nil : places.outcome(parsed.line)
  }

  func turn(_ object: String, on isOn: Bool, _ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    // Persian نه is "no", and nine only in digits.
    if context.isAnswer(object) || context.saysBoth(object) { return nil }
    if let refusal = context.refusal(ofNumberOrPlace: object) { return refusal }
    let named = lines(of: object, in: context).filter { context.entries[$0].isTurned(on: isOn) != nil }
    let switches = context.spelled(context.objectAsTyped(parsed.line), named.map { .line($0) }).compactMap(\.line)
    if switches.count == 1, context.entries[switches[0]].isTurned(on: isOn) == true {
      return .say(context.entries[switches[0]].announcement.heldAlone)
    }
    let open = switches.count == 1 ? switches : switches.filter { context.entries[$0].isTurned(on: isOn) == false }
    if open.isEmpty { return switches.isEmpty ? nil : SeveralBoxes(context: context).check(switches, isOn) }
    return open.map(Candidate.line).outcome(parsed.line)
  }

  private func valued(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    let found = AssignmentReading(context: context).named(parsed)
    return found.isEmpty ? nil : Outcome(.assign(found, asked: parsed.line))
  }

  private func menuAct(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    let acts = AssignmentReading(context: context).menuAct(parsed)
    return acts.isEmpty ? nil : acts.map(Candidate.assignment).outcome(parsed.line)
  }

  /// Returns whether an object names check boxes only. Choosing such a thing checks it, and never unchecks it.
  private func areBoxes(_ object: String, in context: LineContext) -> Bool {
    let lines = lines(of: object, in: context)
    return !lines.isEmpty && lines.allSatisfy { context.entries[$0].isCheckBox }
      && context.candidates(object).candidates.allSatisfy { $0.line != nil }
  }

  private func suggest(_ act: SuggestedAct, for object: String, _ parsed: ParsedLine, in context: LineContext)
    -> Outcome?
  {
    if let refusal = context.refusal(ofNumberOrPlace: object) { return refusal }
    let lines = lines(of: object, in: context)
    let candidates = lines.compactMap { line in
      context.entries[line].id.map { Candidate.suggestion(line, act, for: $0) }
    }
    return candidates.isEmpty ? nil : candidates.outcome(parsed.line)
  }

  /// Includes texts and pictures. The object is a number or a folded label.
  private func lines(of object: String, in context: LineContext) -> [Int] {
    if let signs = Signs(all: object) { return context.entries.lines(titled: signs.text, in: context.wording) }
    if let number = context.number(object) { return [context.entries.line(numbered: number)].compactMap(\.self) }
    let found = context.candidates(object).candidates.compactMap(\.line)
    if !found.isEmpty { return found }
    let readOnly = context.readOnlyLines(named: object)
    return readOnly.isEmpty ? context.lines(describedBy: object) : readOnly
  }

  /// Opens the menu (BTN-4) or context menu (MENU-6) of the thing with a number or a label, or asks which of several is meant.
  /// Returns nil if there is none.
  private func openMenu(
    of object: String, isContext: Bool, _ parsed: ParsedLine, in context: LineContext
  ) -> Outcome? {
    if let refusal = context.refusal(ofNumberOrPlace: object) { return refusal }
    if let number = context.number(object), context.entries.line(numbered: number) == nil {
      return context.refusal(ofNumber: number)
    }
    let lines = lines(of: object, in: context)
    return lines.isEmpty ? nil : lines.map { Candidate.menu($0, isContext: isContext) }.outcome(parsed.line)
  }
}
