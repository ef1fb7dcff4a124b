/// Lines that turn or check all things, or all but some: "all", "everything off", "all but 2" (LOOP-15).
extension SeveralBoxes {
  /// Takes "all" and "all but 2". What is left out of the checked boxes of one question is unchecked; what is left out otherwise stays.
  func all(_ text: String, isOn: Bool, among lines: [Int]) -> Outcome? {
    if context.isWord(.checkAll, Folding.fold(text)) {
      return check(lines, isOn)
    }
    guard let object = context.object(ofPhrases: "check.allBut", in: text) else { return nil }
    return named(by: parts(object), among: lines) { others in
      let rest = lines.filter { !others.contains($0) }
      return isOn ? check(rest, unchecking: areOne(lines) ? others : []) : check([], unchecking: rest)
    }
  }

  /// Returns the lines that a command on "all" turns. "Everything off" is said of switches, if there are any; "uncheck everything" is
  /// said of boxes. Nil if it is said of boxes of several questions: words for taking away may also turn things off, as in Spanish
  /// "quita todo".
  func turnedByAll(_ command: ObjectCommand, _ object: String, _ parsed: ParsedLine, areOne: Bool) -> [Int]? {
    let switches = toggles.filter { !boxes.contains($0) }
    let ofBoxes = !boxes.isEmpty && saysBoxes(parsed.folded.replacing(Folding.fold(object), with: ""))
    guard areOne || command.turns && (ofBoxes || !switches.isEmpty) else { return nil }
    return ofBoxes || !command.turns || switches.isEmpty ? boxes : switches
  }

  /// Takes "everything off", and "everything off except the heating", where what is left out stands apart from "all".
  func everything(_ parsed: ParsedLine) -> Outcome? {
    let words = ["check.all", "check.both"].flatMap { context.wording.phrases($0) }
    guard parsed.text.count <= AssignmentReading.limit,
      words.contains(where: { parsed.folded.contains(Folding.fold($0)) })
    else { return nil }
    if let (isOn, lines) = turnsAll(parsed) { return check(lines, isOn) }
    let contrasts = ["check.except", "check.keep"].flatMap { context.wording.phrases($0) }
    for (things, object) in contrasts.flatMap({ parsed.text.parts(of: $0) }) {
      guard let (isOn, lines) = turnsAll(ParsedLine(parsed.line.saying(things), context.user.vocabulary)) else {
        continue
      }
      let outcome = named(by: parts(object), among: lines) { others in
        check(lines.filter { !others.contains($0) }, isOn)
      }
      if let outcome { return outcome }
    }
    return nil
  }

  /// Takes "all toppings", "no toppings" and "with all toppings except pineapple", which name a group of check boxes.
  func wholeGroup(_ text: String) -> Outcome? {
    let titles = Set(boxes.compactMap { context.entries.groups(containing: $0).last?.title.map(context.folded) })
    guard titles.contains(where: { context.mayHold(Folding.fold(text), $0) }) else { return nil }
    func groups(_ text: String, _ key: String) -> [[Int]] {
      context.wording.foldedPhrases(key).flatMap(Folding.fold(text).without).compactMap(group)
    }
    if let left = context.leftOut(in: text).flatMap({ group(called: Folding.fold($0)) }) { return check(left, false) }
    let included = ["check.include", "value.add"].compactMap { key in
      context.object(ofPhrases: key, at: key == "value.add" ? "{value}" : "{object}", in: text)
    }
    for text in [text] + included {
      for title in titles {
        if let outcome = Folding.fold(text).without(title).lazy.compactMap(only).first { return outcome }
      }
      if let all = groups(text, "check.all").first { return check(all, true) }
      if let none = groups(text, "check.none").first { return check(none, false) }
      for (things, object) in context.wording.phrases("check.except").flatMap({ text.parts(of: $0) }) {
        guard let all = groups(things, "check.all").first else { continue }
        return named(by: parts(object), among: all) { others in
          check(all.filter { !others.contains($0) }, unchecking: others)
        }
      }
    }
    return nil
  }

  /// Returns the boxes of the group that a folded text names.
  private func group(called text: String) -> [Int]? {
    let names = [text] + context.nameForms.inner(text)
    let found = boxes.filter { box in
      guard let title = context.entries.groups(containing: box).last?.title.map(context.folded) else { return false }
      return names.contains(title) || context.nameForms.match(names, title) == .whole
    }
    return found.isEmpty ? nil : found
  }

  private func turnsAll(_ parsed: ParsedLine) -> (isOn: Bool, lines: [Int])? {
    (context.commandsWithObject(parsed) + statesAsCommands(parsed)).lazy.compactMap { command, object in
      guard let isOn = command.checks else { return nil }
      let lines =
        context.isWord(.checkAll, object)
        ? turnedByAll(command, object, parsed, areOne: areOne(boxes)) : allAlike(object)
      return lines.map { (isOn, $0) }
    }.first
  }

  /// Returns the lines of the things of one kind that are named together: "both lamps", "all lamps". Nil if a text names no kind, or
  /// "both" is said of more than two.
  private func allAlike(_ object: String) -> [Int]? {
    if context.candidates(object).isWhole { return nil }
    func rests(_ text: String, _ key: String) -> [String] {
      context.wording.foldedPhrases(key).flatMap(text.without)
    }
    // 两盏灯都 says "both" and "all".
    let ofAll = rests(object, "check.all")
    let ofBoth = ([object] + ofAll + context.saidNames(object)).flatMap { rests($0, "check.both") }
    return (ofBoth.map { ($0, 2) } + ofAll.map { ($0, nil) }).lazy.map { name, count in
      let names = [name] + context.nameForms.inner(name)
      let lines = toggles.filter { line in
        guard let label = context.entries[line].title.map(context.folded) else { return false }
        return names.contains { context.nameForms.isKind($0, of: label) }
      }
      return count == nil || count == lines.count ? lines : []
    }.first { $0.count > 1 }
  }

  func check(_ lines: [Int], _ isOn: Bool) -> Outcome {
    isOn ? check(lines, unchecking: []) : check([], unchecking: lines)
  }

  /// Returns whether a folded command has one of the words of `check.boxes`, which are said of check boxes only.
  private func saysBoxes(_ command: String) -> Bool {
    context.wording.foldedPhrases("check.boxes").contains(where: command.contains)
  }
}
