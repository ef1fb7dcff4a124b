/// A layer that is a place, with lines that can be chosen by number or name, and commands that move and read among them.
protocol PlaceLayer {
  var bookmark: Focus { get set }

  /// Returns a Boolean value that indicates whether the words of a command mean the command here. Otherwise they are a label.
  func means(_ command: Command, in around: LineContext) -> Bool
  /// Performs a command.
  mutating func perform(_ command: Command, in around: LineContext) -> Outcome
  /// Performs a command with an object. Returns nil if the command does not apply to the object here.
  mutating func perform(_ command: ObjectCommand, _ object: String, _ heard: ParsedLine, in around: LineContext)
    -> Outcome?
}

extension PlaceLayer {
  /// Takes a line: a command, a number, a label, or a command with an object. Returns nil if the line is none of these.
  mutating func takeHere(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    if let outcome = takeWords(heard.asText, in: around) { return outcome }
    // A single letter is first the beginning of a name.
    guard heard.isShort, let command = heard.command, means(command, in: around) else { return nil }
    return perform(command, in: around)
  }

  private mutating func takeWords(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    if heard.isBlank { return repeatPlace(in: around) }
    if let label = heard.quoted, !Folding.fold(label).isEmpty {
      return choose(label: Folding.fold(label), heard.line, in: around)
    }
    if let outcome = takeSigns(heard, in: around) { return outcome }
    if let command = heard.command, means(command, in: around) { return take(command, heard, in: around) }
    if heard.folded.isEmpty { return nil }
    if let number = around.number(heard.folded), !around.mayAnswer(heard.folded) {
      // Below a question, a number is one of the question's answers, unless it is the full name of a thing.
      return around.isQuestioned
        ? choose(label: heard.folded, heard.line, in: around) : choose(number: number, heard, in: around)
    }
    // "tab 2" does not search a million rows. A row with exactly that name is reached like one that shares its name with a command.
    let commands = around.commandsWithObject(heard).filter { !around.isQuestioned || $0.command != .number }
    if !commands.isEmpty, !around.isOwnLabel(heard.folded) {
      for (command, object) in commands where around.number(object) != nil {
        if let outcome = perform(command, object, heard, in: around) { return outcome }
      }
    }
    let found = around.candidates(heard.folded)
    if found.isWhole { return choose(around.spelled(heard.text, found.candidates), heard.line) }
    if !around.isQuestioned, let outcome = takeState(heard, in: around) { return outcome }
    for (command, object) in commands {
      if command.yieldsToNames, !found.candidates.isEmpty, !around.candidates(object).isWhole { continue }
      if let outcome = perform(command, object, heard, in: around) { return outcome }
    }
    if !found.candidates.isEmpty { return around.isQuestioned ? nil : choose(found.candidates, heard.line) }
    let assignments = around.isQuestioned || around.isMenu ? [] : AssignmentReading(around: around).assignments(heard)
    return assignments.isEmpty ? nil : Outcome(.assign(assignments, asked: heard.line))
  }

  /// Turns the thing that a line names beside the word for on or off: "in stock on" (LOOP-16). Returns nil if the line names no
  /// switch.
  private func takeState(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    AssignmentReading(around: around).states(heard).lazy
      .compactMap { turn($0.name, on: $0.isOn, heard, in: around) }.first
  }

  /// Takes a line that names a thing whose name is only signs ("!!!", "open !!!"), or gives such a text to a field ("name !!!").
  /// These are separate because folding removes all signs. Returns nil if the line has none.
  private mutating func takeSigns(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    guard Signs.mayStand(in: heard.text) else { return nil }
    if let signs = Signs(all: heard.quoted ?? heard.text) { return choose(label: signs.text, heard.line, in: around) }
    for command in Signs.commands {
      guard let signs = Signs(object: command, heard, in: around) else { continue }
      let isThere = !around.entries.lines(titled: signs.text, in: around.wording).isEmpty
      if isThere, let outcome = performAnywhere(command, signs.text, heard, in: around) { return outcome }
    }
    guard !around.isQuestioned, !around.isMenu, Signs(end: heard.text) != nil else { return nil }
    let assignments = AssignmentReading(around: around).assignments(heard).filter { assignment in
      Signs(all: assignment.value) != nil && around.entries[assignment.line].takesShortText
    }
    return assignments.isEmpty ? nil : Outcome(.assign(assignments, asked: heard.line))
  }

  /// Uses the thing with a number. If there is none, the line may mean a label that is or begins with the number: "150 words a
  /// minute".
  func choose(number: Int, _ heard: ParsedLine, in around: LineContext) -> Outcome {
    let isBelowNothing = NumberSign.minus.stands(in: heard.text)
    let said = isBelowNothing ? -number : number
    if !isBelowNothing || around.entries.hasOwnNumbers, let index = around.entries.line(numbered: said) {
      if let moved = around.refusalOfMoved(said) { return moved }
      // "Three" may be a name as well as the third thing.
      let named = heard.folded.contains(where: \.isNumber) ? nil : around.candidates(heard.folded)
      if let named, named.isWhole, !named.candidates.contains(where: { $0.line == index }) {
        return choose([.line(index)] + named.candidates, heard.line)
      }
      return Outcome(.use(line: index, asked: heard.line))
    }
    let found = around.candidates(heard.folded)
    // A thing's own number is not the beginning of another number.
    if !found.candidates.isEmpty, found.isWhole || !around.entries.hasOwnNumbers {
      return choose(found.candidates, heard.line)
    }
    return .refused(
      .message(.numberNone(number: .number(said), count: .number(around.entries.numberedCount))))
  }

  /// Uses the thing with a label, never a command (LOOP-3). Returns nil if there is none.
  func choose(label: String, _ line: Line, in around: LineContext) -> Outcome? {
    if let signs = Signs(all: label) {
      let lines = around.entries.lines(titled: signs.text, in: around.wording)
      return lines.isEmpty ? nil : choose(lines.map { .line($0) }, line)
    }
    let found = around.candidates(label)
    if around.isQuestioned, !found.isWhole { return nil }
    if !found.candidates.isEmpty {
      let candidates = found.isWhole ? around.spelled(around.objectAsTyped(line), found.candidates) : found.candidates
      return choose(candidates, line)
    }
    return around.number(label).map { choose(number: $0, ParsedLine(line, around.user.vocabulary), in: around) }
  }

  func choose(_ candidates: [Candidate], _ line: Line) -> Outcome {
    candidates.count == 1
      ? candidates[0].outcome(line) : Outcome(.open(.choice(ChoiceLayer(candidates: candidates))))
  }

  /// Announces the place again, after an empty line (LOOP-4).
  func repeatPlace(in around: LineContext) -> Outcome {
    // The items of a menu are its question, so they are all announced.
    return Outcome(.arrive(around.isMenu ? .new : .back), .hint(Arriving(around: around).hint))
  }

  /// Moves among the lines.
  mutating func perform(_ command: MovingCommand, in around: LineContext) -> Outcome {
    let browsing = Browsing(around: around)
    return switch command {
    case .next: browsing.step(1, &bookmark)
    case .previous: browsing.step(-1, &bookmark)
    case .first: browsing.jump(toEnd: false, &bookmark)
    case .last: browsing.jump(toEnd: true, &bookmark)
    case .nextPage: browsing.turnPage(forward: true, &bookmark)
    case .previousPage: browsing.turnPage(forward: false, &bookmark)
    case .nextMatch: browsing.stepMatch(forward: true, &bookmark)
    case .previousMatch: browsing.stepMatch(forward: false, &bookmark)
    case .nextMissing: browsing.stepMissing(&bookmark)
    case .index: browsing.index()
    }
  }

  /// Performs a command that reads or repeats something.
  mutating func perform(_ command: ReadingCommand, in around: LineContext) -> Outcome {
    let browsing = Browsing(around: around)
    return switch command {
    case .help: .say(Helping(around: around).help)
    case .repeat: Outcome(.sayAgain)
    case .whereAmI: Outcome(.sayWhere)
    case .read: browsing.readOn(&bookmark)
    case .readInFull: readInFull(in: around)
    case .spell: browsing.spell(inWords: false, bookmark)
    case .spellPhonetic: browsing.spell(inWords: true, bookmark)
    }
  }

  /// Reads the thing in focus in full, or the whole place if there is no focus.
  private mutating func readInFull(in around: LineContext) -> Outcome {
    guard let focus = bookmark.focus, focus < around.entries.count, let id = around.entries[focus].id else {
      return Outcome(.arrive(.new))
    }
    if let line = around.entries.logLine(at: focus), let log = LogBrowsing(bookmark, in: around) {
      return log.readInFull(line)
    }
    return SuggestedAct.readInFull.outcome(for: id, &bookmark, in: around)
  }

  /// Performs a command with an object that is the same at every place.
  mutating func performAnywhere(
    _ command: ObjectCommand, _ object: String, _ heard: ParsedLine, in around: LineContext
  ) -> Outcome? {
    switch command {
    case .number: around.number(object).map { choose(number: $0, heard, in: around) }
    case .open, .choose: choose(label: object, heard.line, in: around) ?? Outcome(.notUnderstood(heard.line))
    case .turnOn, .turnOff: turn(object, on: command == .turnOn, heard, in: around)
    case .tab: TabCommands(around: around).select(object)
    case .copyThing: suggest(.copy, for: object, heard, in: around)
    case .spellThing: suggest(.spell, for: object, heard, in: around)
    case .readThing: suggest(.readInFull, for: object, heard, in: around)
    case .more: openMenu(of: object, isContext: false, in: around)
    case .actions: openMenu(of: object, isContext: true, in: around)
    case .find: Browsing(around: around).find(object, heard, &bookmark)
    case .jump: Browsing(around: around).jump(toSection: object, &bookmark)
    case .voice: VoiceCommand(around: around).choose(heard)
    case .type, .textLine, .insert, .replace, .replaceAll, .selectPiece, .forward, .backward, .picture, .scope,
      .deleteToken, .deselect, .selectWith:
      nil
    }
  }

  /// Turns the thing with a number or a label on or off. Returns nil if there is none that can be turned.
  private func turn(_ object: String, on isOn: Bool, _ heard: ParsedLine, in around: LineContext) -> Outcome? {
    if let moved = around.number(object).flatMap(around.refusalOfMoved) { return moved }
    let switches = lines(of: object, in: around).filter { around.entries[$0].isTurned(on: isOn) != nil }
    if switches.count == 1, around.entries[switches[0]].isTurned(on: isOn) == true {
      return .say(around.entries[switches[0]].announcement.heldAlone)
    }
    let open = switches.count == 1 ? switches : switches.filter { around.entries[$0].isTurned(on: isOn) == false }
    return open.isEmpty ? nil : choose(open.map { .line($0) }, heard.line)
  }

  /// Performs a suggested action on the thing with a number or a label. Returns nil if there is none.
  private func suggest(_ act: SuggestedAct, for object: String, _ heard: ParsedLine, in around: LineContext) -> Outcome?
  {
    if let moved = around.number(object).flatMap(around.refusalOfMoved) { return moved }
    let lines = lines(of: object, in: around)
    let candidates = lines.compactMap { line in
      around.entries[line].id.map { Candidate.suggestion(line, act, for: $0) }
    }
    return candidates.isEmpty ? nil : choose(candidates, heard.line)
  }

  /// Returns the lines that a number or a folded label may mean, including texts and pictures.
  private func lines(of object: String, in around: LineContext) -> [Int] {
    if let signs = Signs(all: object) { return around.entries.lines(titled: signs.text, in: around.wording) }
    if let number = around.number(object) { return [around.entries.line(numbered: number)].compactMap(\.self) }
    let found = around.candidates(object).candidates.compactMap(\.line)
    return found.isEmpty ? readOnlyLines(named: object, in: around) : found
  }

  /// Opens the menu (BTN-4) or context menu (MENU-6) of the thing with a number or a label, or asks which of several is meant.
  /// Returns nil if there is none.
  private func openMenu(of object: String, isContext: Bool, in around: LineContext) -> Outcome? {
    if let number = around.number(object) {
      if let moved = around.refusalOfMoved(number) { return moved }
      if around.entries.line(numbered: number) == nil {
        return .refused(.message(.numberNone(number: .number(number), count: .number(around.entries.numberedCount))))
      }
    }
    let lines = lines(of: object, in: around)
    if lines.isEmpty { return nil }
    if lines.count == 1 { return Outcome(.openMenu(ofLine: lines[0], isContext: isContext)) }
    return Outcome(.open(.choice(ChoiceLayer(candidates: lines.map { .menu($0, isContext: isContext) }))))
  }

  /// Returns the lines of the texts and pictures, which have no numbers, that a folded label may mean.
  private func readOnlyLines(named folded: String, in around: LineContext) -> [Int] {
    around.entries.ownLines.compactMap { line, entry in
      guard !entry.isNumbered, !entry.isGroupMark, entry.id != nil, let title = entry.title,
        LabelMatching.match(folded, around.folded(title)) != nil
      else { return nil }
      return line
    }
  }
}

/// The command that selects a voice by name: "voice en-gb" (SET-5).
struct VoiceCommand {
  let around: LineContext

  /// Asks the host for a voice of the name in a line. The language's own voice is selected at once. Returns nil if the line names
  /// none.
  func choose(_ heard: ParsedLine) -> Outcome? {
    guard let name = around.object(of: .voice, in: heard.text)?.trimmingSpaces(), !name.isEmpty else { return nil }
    let own = [SettingName.own, around.folded(.message(.voiceLanguage))]
    if own.contains(Folding.fold(name)) { return Outcome(.change(.voice(nil))) }
    return Outcome(.request(.findVoice(String(name))))
  }
}
