/// Lines that move the value of a slider or a stepper: "turn the volume up by 10", "two guests more" (LOOP-9).
extension AssignmentReading {
  /// The words that move a value up and down.
  private static let ways = [("value.raise", 1), ("value.lower", -1)]

  /// Moves the value of the thing at the focus, or the volume or temperature of a switch there: "turn it up".
  func movedAtFocus(_ parsed: ParsedLine) -> [Assignment] {
    guard let focused = context.place.focus.line(in: context.entries) else { return [] }
    let isSwitch = context.entries[focused].isSwitch && !context.entries[focused].isCheckBox
    let measured = isSwitch ? context.line(measuring: context.heats(focused) ? .temperature : .volume) : nil
    let line = measured ?? focused
    guard context.entries[line].scale != nil else { return [] }
    return context.pronouns.flatMap { steps(parsed.text, on: (line, $0)) }.map {
      Assignment(line: line, value: $0, kind: .move)
    }
  }

  /// Moves the one volume that the place has, by words that make the voice louder or softer elsewhere, unless they speak of the voice.
  func movedVolume(_ parsed: ParsedLine) -> Outcome? {
    guard parsed.command == .setting(.louder) || parsed.command == .setting(.softer), !context.isQuestioned,
      !context.isMenu,
      !context.wording.foldedPhrases("voice.speaking").contains(where: parsed.folded.contains)
    else { return nil }
    return movedVolume(by: parsed.command == .setting(.louder) ? 1 : -1, asked: parsed.line)
  }

  /// Moves the one volume that the place has by a step.
  func movedVolume(by direction: Int, asked: Line) -> Outcome? {
    context.line(measuring: .volume).map { moved($0, by: direction, asked: asked) }
  }

  /// Moves a slider or a stepper by a step.
  func moved(_ line: Int, by direction: Int, asked: Line) -> Outcome {
    Outcome(.assign([Assignment(line: line, value: steps("1", direction), kind: .move)], asked: asked))
  }

  /// Returns how a line moves the one slider or stepper that it names, by its whole name or a telling word of it.
  func moves(_ parsed: ParsedLine) -> [Assignment] {
    let whole = context.entries.ownLines.compactMap { line, entry in
      entry.title.map { (line: line, label: context.folded($0)) }
    }
    return (whole + told(parsed)).lazy.map { thing in
      steps(parsed.text, on: thing).map { Assignment(line: thing.line, value: $0, kind: .move) }
    }.first { !$0.isEmpty } ?? []
  }

  /// Returns the values that a line moves a slider or a stepper to: "60" for "turn the volume up by 10" at 50. A line without an
  /// amount moves it by one step.
  func steps(_ text: String, on thing: (line: Int, label: String)) -> [String] {
    guard let scale = context.entries[thing.line].scale, !context.setsAfterMoving(text) else { return [] }
    return signed(text, on: thing, scale) + moves(text, on: thing, takesWords: true)
  }

  /// Returns the values by the words for more and less. With `takesWords`, an amount may be words that the picker reads.
  private func moves(
    _ text: String, on thing: (line: Int, label: String), takesWords: Bool
  ) -> [String] {
    Self.ways.flatMap { words, direction in
      context.wording.phrases(words).compactMap { phrase -> String? in
        let isOne = phrase.cut(at: "{value}") == nil
        let (pattern, text) = isOne ? (Pattern(phrase + " {value}"), text + " 1") : (Pattern(phrase), text)
        guard let amount = pattern?.value(in: text, of: thing.label, context.nameForms) else { return nil }
        if isOne { return amount == "1" ? steps(amount, direction) : nil }
        if let target = context.target(amount) { return target }
        let isInWords = takesWords && context.entries[thing.line].scale?.words != .number
        return value(ofLine: thing.line, movedBy: amount, direction) ?? (isInWords ? steps(amount, direction) : nil)
      }
    }
  }

  /// Returns the value in words that an amount moves a slider or a stepper to, by one step if there is no amount. Nil if the amount is
  /// no number.
  func value(ofLine line: Int, movedBy amount: String?, _ direction: Int) -> String? {
    guard let amount else { return steps("1", direction) }
    return context.entries[line].scale.flatMap { scale in
      let number = scale.unit == nil ? context.withoutUnit(amount) : amount
      return context.entries[line].moved(by: number, direction, on: scale, in: context)
    }
  }

  /// Returns the command that moves a value by an amount.
  private func steps(_ amount: String, _ direction: Int) -> String {
    let command = direction > 0 ? ObjectCommand.forward : .backward
    return (context.wording.phrases(command.key).first ?? "").replacing("{object}", with: amount)
  }

  /// Returns the values that an amount with a sign moves a thing to, if its least value is not negative: "volume minus ten".
  private func signed(_ text: String, on thing: (line: Int, label: String), _ scale: NumberScale) -> [String] {
    guard scale.bounds.lowerBound >= 0 else { return [] }
    return values(beside: thing.label, in: text).compactMap { value in
      guard let number = context.user.understander.number(value) else { return nil }
      // The hyphen of Hebrew ל-30 is no minus.
      let isMinus =
        value.contains("-") ? NumberSign.minus.stands(in: text) : number < 0 || NumberSign.minus.stands(in: value)
      guard isMinus || NumberSign.plus.stands(in: value) else { return nil }
      return context.entries[thing.line].moved(by: String(abs(number)), isMinus ? -1 : 1, on: scale, in: context)
    }
  }

  /// Returns the number that stands before the name of a slider or a stepper: "four guests".
  func counted(_ text: String, _ thing: (line: Int, label: String)) -> [String] {
    guard context.entries[thing.line].scale?.isOfNumbers == true else { return [] }
    return text.trimmingSpaces()[...].beforeEnd(name: thing.label, context.nameForms).map {
      String($0).trimmingSpaces()
    }
    .filter { number in
      context.user.understander.number(number) != nil && !NumberSign.minus.stands(in: number)
        && !NumberSign.plus.stands(in: number)
    }
  }

  /// Returns the values that a line without a name moves a thing to: "ten more" or "a bit less", after its value was set.
  func moves(_ text: String, ofLine line: Int) -> [String] {
    context.entries[line].scale == nil || text.utf8.count > Self.limit
      ? [] : moves(text, on: (line, ""), takesWords: false)
  }

  /// Returns whether a line without a name says by how much a value is to be moved: "two more".
  func isAmount(_ text: String) -> Bool {
    guard text.utf8.count <= Self.limit else { return false }
    return Self.ways.flatMap { context.wording.phrases($0.0) }.contains { phrase in
      let amount = Pattern(phrase)?.value(in: text, of: "", context.nameForms)
      return amount.map { context.user.understander.number($0) != nil } ?? false
    }
  }
}

extension LineContext {
  /// Returns whether a comma parts words that move a thing from the number that it is set to: "quieter, volume thirty".
  func setsAfterMoving(_ text: String) -> Bool {
    let pieces = text.split(whereSeparator: SelectionReading.commas.contains).map { Folding.fold($0) }
    guard pieces.count > 1 else { return false }
    let reading = FreeOrderReading(context: self)
    let words = pieces.map { $0.split(separator: " ").map(String.init) }
    let moves = words.map { $0.contains(where: reading.movesThings) }
    let numbers = words.map { $0.contains { number($0) != nil || $0.contains(where: \.isNumber) } }
    return zip(moves, numbers).contains { $0 && !$1 } && zip(moves, numbers).contains { !$0 && $1 }
  }

  /// Returns whether a word before a number says that a thing is set to it, and not moved by it: "up to 50".
  func isTarget(_ word: String) -> Bool {
    let orders = user.words.orders.value
    return orders.giving.beforeValue.contains(word) && !orders.raising.beforeValue.contains(word)
      && !orders.lowering.beforeValue.contains(word)
  }

  /// Returns the one stepper here, and its value by a text that only says how many: 三个, "two pieces". Nil if there is none.
  func counted(by text: String) -> Assignment? {
    if let people = countOfPeople(in: text) { return people }
    // "Two pizzas" on the page Pizza.
    let plain = withoutTitle(Folding.fold(text)).first { user.understander.number($0) != nil }
    let text = plain ?? text
    guard user.understander.number(text) != nil, !AssignmentReading(context: self).isAmount(text) else { return nil }
    // What is counted begins at none or one, and a temperature does not.
    let steppers = entries.ownLines.filter { _, entry in
      guard entry.announcement.role == .stepper, let scale = entry.scale, scale.isOfNumbers else { return false }
      return (0...1).contains(scale.bounds.lowerBound)
    }
    return steppers.count == 1 ? Assignment(line: steppers[0].line, value: text) : nil
  }

  /// Returns a line that sets the one stepper here to the number that a text says. Nil if there is none.
  func lineCounting(_ text: String) -> String? {
    guard let counted = counted(by: text), let title = entries[counted.line].title,
      let phrase = wording.phrases("value.assign").first
    else { return nil }
    return phrase.replacing("{name}", with: wording.text(title)).replacing("{value}", with: counted.value)
  }

  /// Returns the number in a text that says by how much a thing is moved: "ten" in "by ten", and in "ten".
  func amount(_ text: String) -> String {
    let orders = user.words.orders.value
    guard let (first, rest) = text.cut(at: " ") else { return text }
    let word = Folding.fold(first)
    return orders.raising.beforeValue.contains(word) || orders.lowering.beforeValue.contains(word) ? String(rest) : text
  }

  /// Returns the number in a text that says what a thing is set to: "60" in "to 60", and in Hebrew "ל-60".
  func target(_ text: String) -> String? {
    let text = text.trimmingSpaces()
    // "From forty to twenty" is to twenty.
    let words = text.split(separator: " ")
    for (index, word) in words.enumerated().dropLast() where isTarget(Folding.fold(word)) {
      let (before, rest) = (words[..<index].joined(separator: " "), words[(index + 1)...].joined(separator: " "))
      guard before.isEmpty || words[..<index].contains(where: { saysNumber(String($0)) }) else { continue }
      return saysNumber(withoutUnit(rest)) ? rest : nil
    }
    let joined = user.words.orders.value.joinedToValue.first { text.hasPrefix($0) }
    let rest = joined.map { text.dropFirst($0.count).drop { $0 == "-" || $0 == "־" } }
    return rest.flatMap { saysNumber(withoutUnit(String($0))) ? String($0) : nil }
  }
}

extension Entry {
  /// The index of the value of a slider or a stepper among its values.
  var selectedIndex: Int? {
    guard scale != nil, case .pick(.values(let picker)) = control?.usage else { return nil }
    return picker.columns[0].selection
  }

  /// Returns the value in words that a number in a phrase moves the entry to, at most to the end of its scale. Nil if the phrase is
  /// no such number, or the values of the scale are not said as numbers.
  fileprivate func moved(
    by phrase: String, _ direction: Int, on scale: NumberScale, in context: LineContext
  ) -> String? {
    guard scale.words == .number, let index = selectedIndex else { return nil }
    let understander = context.user.understander
    let amount = understander.withoutPercent(phrase) ?? phrase
    guard let number = understander.number(amount).map(Double.init) ?? understander.decimals(amount).first,
      number != 0, let units = scale.units(number)
    else { return nil }
    let now = scale.units(at: index)
    let moved = now.adding(saturating: direction * units)
    // Where it can't be moved by so much, the number is the value itself: "подними температуру на 22".
    if !scale.bounds.contains(moved), scale.bounds.contains(units), (units > now) == (direction > 0) {
      return context.wording.text(scale.text(units))
    }
    return context.wording.text(scale.text(min(max(moved, scale.bounds.lowerBound), scale.bounds.upperBound)))
  }
}
