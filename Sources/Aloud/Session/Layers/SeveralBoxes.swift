/// The checking of several check boxes by one line: "1, 3", "1 to 3", "Monday and Friday", "all", "none", "all but 2"; and the
/// turning of several switches: "turn on the lamp and the wifi" (LOOP-15).
struct SeveralBoxes: Sendable {
  let context: LineContext
  /// True if numbers, "all" and "none" belong to a question above the place.
  var isNamed = false

  /// More check boxes than these are not announced by name, but by their number.
  private static let told = 5
  /// The most words that names without commas between them have.
  private static let mostWords = 60

  private var entries: EntryList { context.entries }
  private var reading: SelectionReading { context.user.words.selection.value }

  /// Nil if the line names none or one. A thing with the line as its full name takes precedence.
  func outcome(_ parsed: ParsedLine) -> Outcome? {
    guard !context.isQuestioned, !context.isMenu, !context.isSelecting,
      context.shown.activeSearch == nil || context.isSearchTask
    else {
      return nil
    }
    let selecting: SelectionCommand?
    switch parsed.command {
    case nil: selecting = nil
    case .selection(let command): selecting = command
    // "Everything" is said of a log, if there is one.
    case .log where !entries.hasLog: selecting = nil
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .log, .setting, .session: return nil
    }
    if isNamed, selecting != nil || context.namesNumber(parsed) { return nil }
    guard toggles.count >= fewest, !context.isName(parsed.folded) else { return nil }
    // Persian "نه هشت" is "no, eight", and not nine and eight.
    if context.answersBeforeNumber(parsed) { return nil }
    // Where rows can be selected, numbers and "all" without a word for turning mean their selection.
    if context.shown.selection != nil { return turned(parsed, areOne: false) }
    // Among other things, words such as "all" and "nothing" mean the boxes only at one of them.
    let here = boxes.first { $0 == context.place.focus.line }
    let boxes = areOne(boxes) ? boxes : here.map(group) ?? boxes
    let areMeant = areOne(boxes) && (context.frame.task != nil || here != nil)
    switch selecting {
    case .selectAll: return areMeant ? check(boxes, unchecking: []) : nil
    case .deselectAll: return areMeant ? check([], unchecking: boxes) : nil
    case .invertSelection:
      guard areMeant else { return nil }
      let (on, off) = (boxes.filter(isChecked), boxes.filter { !isChecked($0) })
      return check(off, unchecking: on)
    case .edit, .selection: return nil
    case nil: break
    }
    if !isNamed,
      let outcome = only(parsed.text) ?? wholeGroup(parsed.text) ?? ofGroup(parsed.text) ?? added(parsed.text)
        ?? everything(parsed)
    {
      return outcome
    }
    let areOne = areOne(boxes) && !isNamed
    let isAll = context.isWord(.checkAll, parsed.folded)
    if areMeant, !isNamed, context.isWord(.checkNone, parsed.folded) { return check([], unchecking: boxes) }
    if areOne, areMeant || !isAll, let outcome = all(parsed.text, isOn: true, among: boxes) { return outcome }
    if areOne, let object = context.object(ofPhrases: "check.include", in: parsed.text),
      let outcome = all(object, isOn: true, among: boxes)
    {
      return outcome
    }
    return several(parsed.text, isOn: true, among: boxes) ?? turned(parsed, areOne: areOne)
  }

  /// Takes a line with a command for turning on or off, or checking. Where rows can be selected, choosing one is no such command.
  private func turned(_ parsed: ParsedLine, areOne: Bool) -> Outcome? {
    // Only a line that says more than one name can name several.
    let states = reading.mayJoin(parsed.text) ? statesAsCommands(parsed) : []
    for (command, folded) in context.commandsWithObject(parsed) + states {
      guard let isOn = command.checks, command.turns || context.shown.selection == nil else { continue }
      let together = context.linesTogether(as: folded)
      if !together.isEmpty { return check(together, isOn) }
      let object = context.object(of: command, in: parsed.text) ?? folded
      if saysGroups(object) { continue }
      if let all = turnedByAll(command, object, parsed, areOne: areOne),
        let outcome = self.all(object, isOn: isOn, among: all)
      {
        return outcome
      }
      if let outcome = several(object, isOn: isOn, among: command.turns ? toggles : boxes) { return outcome }
    }
    return nil
  }

  /// Returns the things that a line turns by a word for on or off beside their names: "lamps off".
  func statesAsCommands(_ parsed: ParsedLine) -> [(command: ObjectCommand, object: String)] {
    AssignmentReading(context: context).states(parsed).map { ($0.isOn ? .turnOn : .turnOff, $0.name) }
  }

  /// Returns whether a text has several names before its last comma: in "cheese and ham, olives off" only the olives are meant.
  func saysGroups(_ text: String) -> Bool {
    text.split(whereSeparator: SelectionReading.commas.contains).dropLast().contains { parts(String($0)).count > 1 }
  }

  /// The fewest boxes that a line can mean as several. The results of a search may be only one.
  private var fewest: Int { context.isSearchTask ? 1 : 2 }

  private func isChecked(_ line: Int) -> Bool { entries[line].isTurned(on: true) == true }

  var boxes: [Int] { toggles.filter { entries[$0].isCheckBox } }

  var toggles: [Int] { entries.ownLines.filter { $0.entry.isToggle }.map(\.line) }

  /// Returns whether check boxes form one question, so that "all" means all of them: they are asked by a task, or are in one
  /// titled group.
  func areOne(_ boxes: [Int]) -> Bool {
    guard boxes.count >= fewest else { return false }
    if context.frame.task != nil { return true }
    let groups = boxes.map { entries.groups(containing: $0).last }
    return groups.allSatisfy { $0?.title != nil && $0 == groups[0] }
  }

  /// Takes "only 2", which unchecks the others of the same question.
  func only(_ text: String) -> Outcome? {
    guard let object = context.object(ofPhrases: "check.only", in: text), !isCount(object) else { return nil }
    return named(by: parts(object), among: boxes) { only in
      let group = group(of: only[0])
      guard areOne(group), only.allSatisfy(group.contains) else { return nil }
      return check(only, unchecking: group.filter { !only.contains($0) })
    }
  }

  /// Takes the title of a group before what is checked in it: "extras milk and sugar".
  private func ofGroup(_ text: String) -> Outcome? {
    for box in boxes {
      guard let title = entries.groups(containing: box).last?.title else { continue }
      var rest = text.trimmingSpaces()[...]
      guard rest.drop(name: context.folded(title), wordEnds: true, context.nameForms) else { continue }
      let object = String(rest.drop { " :：".contains($0) })
      guard !object.isEmpty else { return nil }
      let group = group(of: box)
      return all(object, isOn: true, among: group)
        ?? named(by: parts(object), among: group) { check($0, unchecking: []) }
    }
    return nil
  }

  /// Returns the boxes of the question that a box belongs to.
  func group(of box: Int) -> [Int] {
    if context.frame.task != nil { return boxes }
    let group = entries.groups(containing: box).last
    return boxes.filter { entries.groups(containing: $0).last == group }
  }

  /// Returns whether a text is a number in words, as in "only one", which says how many and not which.
  private func isCount(_ text: String) -> Bool { !text.contains(where: \.isNumber) && context.number(text) != nil }

  private func several(_ text: String, isOn: Bool, among lines: [Int]) -> Outcome? {
    if lines.count < 2 { return nil }
    let parts = parts(text)
    guard parts.count > 1 || NamedRows(context: context).areSeveral(parts) || areNames(parts)
    else { return nil }
    return named(by: parts, among: lines) { check($0, isOn) }
  }

  // MARK: - Reading

  func named(by parts: [SelectionReading.Part], among: [Int], _ does: ([Int]) -> Outcome?) -> Outcome? {
    var lines: [Int] = []
    for part in parts {
      switch part {
      case .numbers where isNamed: return nil
      case .numbers(let first, let last):
        guard let start = entries.line(numbered: first), let end = entries.line(numbered: last), first <= last else {
          // Outside a task, numbers that no line has may be a date.
          return context.frame.task == nil ? nil : context.refusal(ofRange: first, last)
        }
        if start == end, !among.contains(start) { return nil }
        lines += among.filter((min(start, end)...max(start, end)).contains)
      case .label(let label):
        // "Lamp on and wifi" of "lamp on and wifi off" says two things.
        guard !saysState(label) else { return nil }
        let named = line(named: label).map { [$0] } ?? self.lines(namedOneByOne: label)
        guard !named.isEmpty, named.allSatisfy(among.contains) else { return nil }
        lines += named
      }
    }
    let dimmed = lines.lazy.compactMap { entries[$0].refusalNow }.first
    if let dimmed { return .say(dimmed) }
    return lines.isEmpty ? nil : does(Set(lines).sorted())
  }

  /// Returns whether a text that is no whole name has a word for on or off, such as "an" of "{object} an".
  private func saysState(_ label: String) -> Bool {
    let words = Set(label.split(separator: " ").map(String.init))
    let ends = [ObjectCommand.turnOn, .turnOff].flatMap { context.wording.phrases($0.key) }
      .filter { $0.hasPrefix("{object} ") }.map { Folding.fold($0.dropFirst("{object}".count)) }
    return !context.isName(label)
      && (ends + AssignmentReading(context: context).stateWords.map(\.word)).contains(where: words.contains)
  }

  /// Returns the one line that a label names, or describes: "the second".
  private func line(named label: String) -> Int? {
    let found = context.candidates(label)
    if found.candidates.isEmpty {
      let described = context.lines(describedBy: label)
      return described.count == 1 ? described[0] : nil
    }
    // An answer word is not the beginning of a name (LOOP-13).
    let isAnswer = !context.user.understander.readings(of: label, as: .boolean, now: context.now).isEmpty
    return found.candidates.count == 1 && (found.isWhole || !isAnswer) ? found.candidates[0].line : nil
  }

  private func areNames(_ parts: [SelectionReading.Part]) -> Bool {
    guard parts.count == 1, case .label(let label) = parts[0], line(named: label) == nil else { return false }
    return !lines(namedOneByOne: label).isEmpty
  }

  /// Returns the lines whose whole names make up a text without commas, as it is dictated: "milk sugar", "monday to friday". Empty if there
  /// is another word in it.
  func lines(namedOneByOne label: String) -> [Int] {
    if let range = lines(inRange: label) { return range }
    let words = label.split(separator: Character(" "))
    guard words.count <= Self.mostWords else { return [] }
    var lines: [Int] = []
    var next = 0
    // What follows "I mean" corrects what was said before.
    let corrections = CorrectionReading(wording: context.wording)
    let isCorrected = words.indices.dropFirst().contains { start in
      !corrections.values(in: words[start...].joined(separator: " ")).isEmpty
    }
    if isCorrected { return [] }
    while next < words.count {
      let named = (next..<words.count).reversed().lazy.compactMap { last -> (line: Int, end: Int)? in
        let found = context.candidates(words[next...last].joined(separator: " "))
        guard found.isWhole, found.candidates.count == 1, let line = found.candidates[0].line else { return nil }
        return (line, last + 1)
      }
      guard let named = named.first else { return [] }
      lines.append(named.line)
      next = named.end
    }
    return lines.count > 1 ? lines : []
  }

  func parts(_ text: String) -> [SelectionReading.Part] {
    let whole = Folding.fold(text)
    if whole.isEmpty { return [] }
    if context.candidates(whole).isWhole { return [.label(whole)] }
    return text.split(whereSeparator: SelectionReading.commas.contains).flatMap { piece -> [SelectionReading.Part] in
      let folded = reading.withoutJoint(Folding.fold(String(piece)))
      return folded.isEmpty
        ? [] : reading.parts(folded, in: String(piece), count: entries.greatestNumber, isName: context.isName)
    }
  }

  /// Returns the lines of the boxes of one question from one to another: "monday to friday". After Sunday comes Monday. Nil if the text is no
  /// such range.
  private func lines(inRange label: String) -> [Int]? {
    func box(_ name: String) -> Int? {
      let found = context.candidates(name)
      guard found.isWhole, found.candidates.count == 1, let line = found.candidates[0].line else { return nil }
      return boxes.contains(line) ? line : nil
    }
    return reading.ends(of: label).lazy.compactMap { first, last -> [Int]? in
      guard let start = box(first), let end = box(last), group(of: start).contains(end) else { return nil }
      if start <= end { return group(of: start).filter((start...end).contains) }
      let days = context.user.understander.moments(first, now: context.now)
      return days.first?.day?.weekday == nil ? nil : group(of: start).filter { $0 >= start || $0 <= end }
    }.first
  }

  // MARK: - Checking

  /// Leaves dimmed boxes as they are.
  func check(_ checked: [Int], unchecking others: [Int]) -> Outcome {
    let (checked, others) = (checked.filter(isUsable), others.filter(isUsable))
    let changes = checked.map { ($0, true) } + others.map { ($0, false) }
    let open = changes.filter { line, isOn in entries[line].isTurned(on: isOn) == false }
    let events = open.compactMap { line, isOn in entries[line].id.map { Event.changed($0, to: .isOn(isOn)) } }
    guard let first = events.first else { return .say(told(checked, others)) }
    var act = Act(first)
    act.events = events
    act.said = [told(checked, others)]
    return Outcome(.act(act))
  }

  private func isUsable(_ line: Int) -> Bool { entries[line].refusalNow == nil }

  /// If many lines were checked or unchecked, gives the number of lines that are checked now. Where some were checked and the others
  /// not, names the fewer of them besides: "Cheese, checked. Checked: 1."
  private func told(_ checked: [Int], _ others: [Int]) -> Announcement {
    let isBoth = !checked.isEmpty && !others.isEmpty
    let namesOthers = checked.isEmpty || isBoth && others.count < checked.count
    let named = namesOthers ? others : checked
    let areBoxes = (checked + others).allSatisfy(boxes.contains)
    // All results of a search are not all that there is.
    let areAll = named.count == boxes.count && !context.isSearchTask
    let areMany = areBoxes && (named.isEmpty || named.count > Self.told || areAll)
    var announcement = Announcement(.change)
    if !areMany {
      announcement.name = .message(.plain(value: .list(named.compactMap { entries[$0].title }, .and)))
      announcement.states = [areBoxes ? namesOthers ? .notChecked : .checked : namesOthers ? .off : .on]
    }
    if areMany || areBoxes && isBoth {
      let now = Set(boxes.filter(isChecked)).union(checked).subtracting(others)
      announcement.sentences = [.message(.checked(now.count))]
    }
    return announcement
  }
}

extension LineContext {
  /// Returns the lines of the things that were set together last, if a folded text means them: "them".
  func linesTogether(as object: String) -> [Int] {
    let means = !together.isEmpty && wording.foldedPhrases("name.them").contains(object)
    return !means ? [] : together.compactMap { entries.line(of: $0, hint: 0) }
  }

  /// Returns what a text says is to be unchecked: "olives" of "no olives". "No, olives" corrects what was said before.
  func leftOut(in text: String) -> String? {
    let pieces = text.split(maxSplits: 1, whereSeparator: SelectionReading.commas.contains)
    if pieces.count > 1, mayAnswer(Folding.fold(pieces[0])) { return nil }
    return object(ofPhrases: "check.remove", in: text)
  }

  /// Returns whether a text leaves out something here that is turned on and off: "no updates".
  func leavesOut(_ text: String) -> Bool {
    let lines = leftOut(in: text).map { candidates(Folding.fold($0)).candidates.compactMap(\.line) } ?? []
    return lines.contains { entries[$0].isSwitch }
  }
}

extension Entry {
  fileprivate var isToggle: Bool { if case .element(.toggle) = self { true } else { false } }

  var isCheckBox: Bool {
    if case .element(.toggle(let toggle)) = self { toggle.style == .checkBox } else { false }
  }
}

extension Message {
  /// The sentence with the number of check boxes that are checked.
  static func checked(_ count: Int) -> Message { count == 0 ? .checkCountNone : .checkCount(count: .number(count)) }
}
