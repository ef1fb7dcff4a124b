/// What a slider or a stepper measures, of which lines also speak in other words than its name: "the sound", "warmer", "22 degrees".
enum Quantity: CaseIterable {
  case volume, temperature, brightness, people

  fileprivate var names: String {
    switch self {
    case .volume: "value.volumeNames"
    case .temperature: "value.temperatureNames"
    case .brightness: "value.brightnessNames"
    case .people: "value.peopleNames"
    }
  }

  /// The words for more and less of it, which for the volume are commands too.
  fileprivate var comparisons: [(key: String, direction: Int)] {
    switch self {
    case .volume: [(Command.setting(.louder).key, 1), (Command.setting(.softer).key, -1)]
    case .temperature: [("value.warmer", 1), ("value.colder", -1)]
    case .brightness: [("value.brighter", 1), ("value.darker", -1)]
    case .people: []
    }
  }
}

/// The one slider or stepper that measures a quantity.
struct Gauge: Sendable {
  let line: Int
  /// The folded names of the quantity that are no name of anything else here: "sound".
  let otherNames: [String]
}

extension LineContext {
  /// The folded words for a quantity.
  func names(of quantity: Quantity) -> [String] {
    let setting = quantity == .volume ? [folded(SettingName.volume.title)] : []
    return setting + wording.foldedPhrases(quantity.names)
  }

  /// Returns whether the thing on a line heats, so that "up" means its temperature and not its volume.
  func heats(_ line: Int) -> Bool {
    let words = wording.foldedPhrases("value.heatingNames")
    return entries[line].title.map(folded).map { title in
      title.split(separator: " ").contains { word in words.contains { nameForms.areForms(String(word), $0) } }
        || words.contains { $0.isUnspaced && title.contains($0) }
    } ?? false
  }

  /// Returns the line of the one slider or stepper here that measures a quantity.
  func line(measuring quantity: Quantity) -> Int? { gauge(of: quantity)?.line }

  /// Returns the one slider or stepper here that measures a quantity. Nil if there is none, or more than one.
  func gauge(of quantity: Quantity) -> Gauge? { gauges.content(quantity) { readGauge(of: quantity) } }

  private func readGauge(of quantity: Quantity) -> Gauge? {
    let names = names(of: quantity)
    let found = entries.ownLines.filter { _, entry in
      guard entry.scale != nil, entry.refusalNow == nil, let title = entry.title.map(folded) else { return false }
      return names.contains { name in
        title == name || name.isUnspaced && title.contains(name)
          || title.split(separator: " ").contains { $0 == name || nameForms.isLastPart(name[...], of: $0) }
      }
    }
    guard found.count == 1 else { return nil }
    let title = found[0].entry.title.map(folded)
    // Where there are lamps, "lamp" is no name of the brightness.
    let switches = entries.ownLines.filter(\.entry.isSwitch).compactMap { $0.entry.title.map(folded) }
    let others = names.filter { name in name != title && !switches.contains { nameForms.isKind(name, of: $0) } }
    return Gauge(line: found[0].line, otherNames: others)
  }

  /// Returns for how many people something is to be, "we are four", where one thing counts them.
  func countOfPeople(in text: String) -> Assignment? {
    guard let number = object(ofPhrases: "value.people", at: "{value}", in: text),
      user.understander.number(number) != nil, let line = line(measuring: .people)
    else { return nil }
    return Assignment(line: line, value: number)
  }
}

extension LineContext {
  /// In letters that do not change.
  private static var shortestUnit: Int { 5 }

  /// Returns the values of the sliders and steppers here whose names have the unit after the number in a text: "seven kilos".
  func numbersInUnits(_ text: String) -> [Assignment] {
    entries.ownLines.compactMap { line, _ in
      number(inUnitOf: line, text).map { Assignment(line: line, value: $0) }
    }
  }

  /// Returns the number in a text that ends with a word of the name of the thing on a line, as "kilos" is of the Weight in kilos.
  func number(inUnitOf line: Int, _ text: String) -> String? {
    guard entries[line].scale?.isOfNumbers == true, let label = entries[line].title.map(folded) else { return nil }
    let said = Folding.fold(text)
    if said.isUnspaced || said.contains(where: \.isNumber) && label.isUnspaced {
      return said.indices.dropFirst().lazy.filter { place in
        let unit = said[place...]
        // 晚数 counts 晚.
        return label.contains(unit) && (unit.count > 1 || label.hasPrefix(unit) && label.count == 2)
      }.map { String(said[..<$0]) }.first { number($0) != nil }
    }
    let words = said.split(separator: " ")
    guard words.count > 1, let unit = words.last, isUnit(unit, of: label) else { return nil }
    let amount = words.dropLast().joined(separator: " ")
    return user.understander.number(amount) == nil || user.understander.number(said) != nil ? nil : amount
  }

  /// Returns whether a word is the first or the last of a name. A particle, "of" or "in", never is.
  private func isUnit(_ unit: Substring, of label: String) -> Bool {
    let names = label.split(separator: " ")
    return unit.count > 1
      && [names.first, names.last].compactMap(\.self).contains { word in
        nameForms.areForms(String(unit), String(word))
          || zip(unit, word).prefix { $0 == $1 }.count >= max(Self.shortestUnit, unit.count - 2)
      }
  }

  /// Returns whether a folded text may have a unit after a number. Most texts have none, and then no part of them is read.
  fileprivate func mayHoldUnit(_ folded: String) -> Bool {
    if folded.unicodeScalars.contains(where: Folding.standsWithoutSpaces) { return true }
    let words = folded.split(separator: " ").dropFirst()
    return entries.ownLines.contains { _, entry in
      guard entry.scale?.isOfNumbers == true, let label = entry.title.map(self.folded) else { return false }
      return words.contains { isUnit($0, of: label) }
    }
  }
}

/// A slider or a stepper that counts a unit of time, such as the "Sleep timer in minutes".
struct LengthScale: Sendable {
  let line: Int
  /// The unit in seconds.
  let unit: Double
}

extension EntryList {
  func lengthScales(for user: User) -> [LengthScale] {
    ownLines.compactMap { line, entry in
      guard entry.scale?.isOfNumbers == true, let title = entry.title.map(user.wording.text) else { return nil }
      let words = title.split { !$0.isLetter }.flatMap { word -> [Substring] in
        String(word).isUnspaced ? zip(word.indices, word.indices.dropFirst()).map { word[$0...$1] } + [word] : [word]
      }
      return words.lazy.compactMap { user.understander.seconds("1 \($0)").first }.first { $0 > 0 }
        .map { LengthScale(line: line, unit: $0) }
    }
  }
}

/// Lines that speak of a quantity and not of the thing that measures it.
extension FreeOrderReading {
  /// In words.
  private static let (longestLength, longestInUnit) = (6, 5)

  /// Sets or moves the one thing here that measures a quantity.
  func measured(_ parsed: ParsedLine) -> Outcome? {
    degrees(parsed.text, parsed.line) ?? compared(parsed) ?? lasting(parsed) ?? inUnit(parsed)
  }

  /// Sets the one thing that counts a unit of time by a length of time: "turn it off in half an hour", of which the rest is asked about.
  private func lasting(_ parsed: ParsedLine) -> Outcome? {
    let (text, things) = (parsed.text, context.lengths.value)
    guard !things.isEmpty else { return nil }
    let understander = context.user.understander
    let said = text.longestRun(of: Self.longestLength) { words in
      understander.number(words) == nil ? understander.seconds(words).first : nil
    }
    guard let said else { return nil }
    let known = unknown > 0 ? orders.all : orders.giving.words
    let rest = words(of: Folding.fold(text[..<said.run.lowerBound] + text[said.run.upperBound...])).map(String.init)
      .filter { !isFiller($0) && !context.pronouns.contains($0) && !known.contains($0) }
    let named = things.filter { thing in
      let title = context.entries[thing.line].title.map(context.folded) ?? ""
      let others = rest.filter { !sharesStem($0, with: title) }
      return others.count < rest.count && leavesNothing(others, orPartsOfNames: true)
    }
    let meant = named.isEmpty && leavesNothing(rest, orPartsOfNames: true) ? things : named
    guard meant.count == 1, said.found.truncatingRemainder(dividingBy: meant[0].unit) == 0 else { return nil }
    let value = String(Int(said.found / meant[0].unit))
    return Outcome(.assign([Assignment(line: meant[0].line, value: value)], asked: parsed.line))
  }

  /// Sets the one thing whose name has the unit that stands after a number: "it weighs seven kilos" for the Weight in kilos.
  private func inUnit(_ parsed: ParsedLine) -> Outcome? {
    guard saysNumber(parsed), context.mayHoldUnit(parsed.folded) else { return nil }
    let text = parsed.text
    let said = text.longestRun(of: Self.longestInUnit) { words -> [Assignment]? in
      let meant = context.numbersInUnits(words)
      return meant.isEmpty ? nil : meant
    }
    guard let said, said.found.count == 1 else { return nil }
    let known = unknown > 0 ? orders.beside.union(orders.wanting) : orders.giving.words
    let title = context.entries[said.found[0].line].title.map(context.folded) ?? ""
    let rest = words(of: Folding.fold(text[..<said.run.lowerBound] + " " + text[said.run.upperBound...])).map(
      String.init
    )
    .filter { word in
      !isFiller(word) && !known.contains(word) && !context.pronouns.contains(word)
        && !(unknown > 0 && title.split(separator: " ").contains { context.nameForms.mayStand(word[...], for: $0) })
    }
    return leavesNothing(rest, orPartsOfNames: true) ? Outcome(.assign(said.found, asked: parsed.line)) : nil
  }

  /// Sets a temperature: "make it 22 degrees".
  func degrees(_ text: String, _ line: Line) -> Outcome? {
    let said = [text] + CorrectionReading(wording: context.wording).values(in: text)
    let number = said.lazy.compactMap { context.object(ofPhrases: "value.degrees", at: "{value}", in: $0) }
      .map { $0.split(separator: " ").filter { !isGiving(String($0)) }.joined(separator: " ") }
      .first { context.user.understander.number($0) != nil }
    guard let number, let thing = context.line(measuring: .temperature) else { return nil }
    return Outcome(.assign([Assignment(line: thing, value: number)], asked: line))
  }

  private func isGiving(_ word: String) -> Bool {
    let folded = Folding.fold(word)
    return orders.giving.words.contains(folded) || context.pronouns.contains(folded) || isFiller(folded)
  }

  /// Moves a thing by a step: "make it a bit warmer".
  private func compared(_ parsed: ParsedLine) -> Outcome? {
    if context.setsAfterMoving(parsed.text) { return nil }
    let speaks = context.wording.foldedPhrases("voice.speaking").contains(where: parsed.folded.contains)
    let heating = context.wording.foldedPhrases("value.heatingNames")
    for quantity in Quantity.allCases where quantity != .volume || !speaks {
      guard let line = context.line(measuring: quantity) else { continue }
      for (key, direction) in quantity.comparisons {
        for phrase in context.wording.phrases(key) {
          let word = Folding.fold(phrase)
          guard let (before, after) = parsed.folded.cut(at: word),
            word.isUnspaced
              || Folding.isWordEnd(between: before.last, and: word.first)
                && Folding.isWordEnd(between: word.last, and: after.first)
          else { continue }
          let rest = (before.split(separator: " ") + after.split(separator: " ")).map(String.init)
            // "Make the heating two degrees warmer."
            .filter { quantity != .temperature || !heating.contains($0) }
          let moving = direction > 0 ? orders.raising.words : orders.lowering.words
          let known = orders.giving.words.union(moving).union(context.pronouns)
          let amount = rest.filter { (!known.contains($0) || context.number($0) != nil) && !isFiller($0) }
            .joined(separator: " ")
          if let value = moved(line, by: amount, direction) {
            return Outcome(.assign([Assignment(line: line, value: value, kind: .move)], asked: parsed.line))
          }
          guard consist(rest, of: known) else { continue }
          return AssignmentReading(context: context).moved(line, by: direction, asked: parsed.line)
        }
      }
    }
    return nil
  }

  /// Returns the value that a number, which may stand with a word for a degree, moves a thing to: "two degrees warmer".
  private func moved(_ line: Int, by amount: String, _ direction: Int) -> String? {
    // "A degree" is one.
    let degrees = [amount, "1 " + amount].map { context.object(ofPhrases: "value.degrees", at: "{value}", in: $0) }
    let said = ([amount] + degrees).compactMap(\.self)
    let number = said.map(context.withoutUnit).first { context.user.understander.number($0) != nil }
    return number.flatMap { AssignmentReading(context: context).value(ofLine: line, movedBy: $0, direction) }
  }
}
