/// Reads values of columns by name and number.
extension PickerReader {
  /// By its name in the current column, its number, or its name in another column.
  mutating func understandValue(_ parsed: ParsedLine) -> Outcome? {
    if let scale = contents.scale, scale.isOfNumbers { return choose(parsed.text, on: scale) }
    if context.isAnswer(parsed.folded), !context.candidates(parsed.folded).isWhole { return nil }
    let isOfNumbers = hasNumbers(layer.column)
    if isOfNumbers, let number = context.user.understander.number(parsed.text),
      let outcome = chooseValue(numbered: number)
    {
      return outcome
    }
    let number = isOfNumbers ? nil : context.number(parsed.folded)
    let found = context.candidates(parsed.folded)
    if let number, (0..<context.entries.count).contains(number - 1) {
      // "Three" may be a name as well as the third value.
      let isInDigits = parsed.folded.contains(where: \.isNumber)
      let lines = found.isWhole ? found.candidates.compactMap(\.line) : isInDigits ? [] : valuesThatAre(number)
      if lines.isEmpty { return choose(number: number, parsed) }
      if !isInDigits, let line = context.entries.line(numbered: number) {
        return choose(lines: lines.contains(line) ? [line] : [line] + lines)
      }
    }
    if !found.candidates.isEmpty { return choose(lines: found.candidates.compactMap(\.line)) }
    if let language = language(named: parsed.folded) { return choose(lines: [language]) }
    let others = columns.indices.filter { $0 != layer.column }.flatMap { column in
      matches(parsed.folded, inColumn: column).map { (column, $0) }
    }
    if others.count == 1 { return select(others[0].1, inColumn: others[0].0, answers: true) }
    if !others.isEmpty { return askAmong(others) }
    return nil
  }

  /// Chooses a value in each of several columns, in their order: "C 5". Returns nil if the line is not one value for each.
  mutating func understandValues(_ folded: String) -> Outcome? {
    guard columns.count > 1, columns.allSatisfy({ $0.values.count <= Picker.searchableValues }),
      let indices = indices(of: folded.split(separator: Character(" "))[...], fromColumn: 0)
    else { return nil }
    let closed = columns.indices.first { columns[$0].values[indices[$0]].availability != .enabled }
    if let closed { return select(indices[closed], inColumn: closed, answers: true) }
    let chosen = zip(columns, indices).map { column, index in (index: index, row: column.values[index]) }
    let picks = chosen.map { PickerDraft.Pick(index: $0.index, id: $0.row.id) }
    return layer.hold(PickerAnswer(draft: .picked(picks), text: .facts(chosen.map { $0.row.title })))
  }

  private func indices(of words: ArraySlice<Substring>, fromColumn column: Int) -> [Int]? {
    guard column < columns.count else { return words.isEmpty ? [] : nil }
    for count in stride(from: words.count, to: 0, by: -1) {
      let found = matches(words.prefix(count).joined(separator: " "), inColumn: column)
      if found.count == 1, let rest = indices(of: words.dropFirst(count), fromColumn: column + 1) {
        return found + rest
      }
    }
    return nil
  }

  mutating func choose(number: Int, _ parsed: ParsedLine) -> Outcome {
    let isBelowNothing = NumberSign.minus.stands(in: parsed.text)
    if !isBelowNothing, let index = context.entries.line(numbered: number) {
      return select(index, inColumn: layer.column, answers: true)
    }
    let found = context.candidates(parsed.folded).candidates.compactMap(\.line)
    if !found.isEmpty { return choose(lines: found) }
    return context.refusal(ofNumber: isBelowNothing ? -number : number)
  }

  /// Returns whether the values of a column are numbers, so that a number is never a position.
  func hasNumbers(_ column: Int) -> Bool { PickerLayer.hasNumbers(columns[column].values, in: context) }

  /// The number may be in digits or words. Returns nil if its digits may be the beginning of a value.
  private mutating func chooseValue(numbered number: Int) -> Outcome? {
    let values = columns[layer.column].values
    let found = number < 0 ? [] : values.matches(String(number), limit: 2, label: context.label(of:)).whole
    if found.count == 1 { return select(found[0], inColumn: layer.column, answers: true) }
    return number < 0 ? refuseNumber(inColumn: layer.column) : nil
  }

  private func valuesThatAre(_ number: Int) -> [Int] {
    let values = columns[layer.column].values
    guard values.count <= Picker.searchableValues else { return [] }
    return (0..<values.count).filter { context.number(context.label(of: values[$0])) == number }
  }

  /// Gives the first and last values.
  func refuseNumber(inColumn column: Int) -> Outcome {
    let values = columns[column].values
    return .refused(
      .message(
        .pickerNoValue(
          column: .text(columns[column].title), first: .text(values[0].title),
          last: .text(values[values.count - 1].title))))
  }

  private func matches(_ folded: String, inColumn column: Int) -> [Int] {
    let found = columns[column].values.matches(folded, limit: 10, label: context.label(of:))
    return found.whole.isEmpty ? found.partly : found.whole
  }

  mutating func chooseValue(label: String) -> Outcome? {
    if let scale = contents.scale, scale.isOfNumbers { return choose(label, on: scale) }
    let found = context.candidates(label).candidates.compactMap(\.line)
    if !found.isEmpty { return choose(lines: found) }
    return language(named: label).flatMap { choose(lines: [$0]) }
  }

  /// Returns the value that is a language's name in the language itself, if a folded text is another name of it.
  private func language(named folded: String) -> Int? {
    let values = columns[layer.column].values
    guard values.count <= Picker.searchableValues else { return nil }
    return (0..<values.count).first { index in
      guard case .tagged(let name, let tag) = values[index].title else { return false }
      return LoadedLocale.ownName(of: tag) == name && context.isLanguage(tag, named: folded)
    }
  }

  /// Asks which is meant if several values of the current column have the name.
  mutating func chooseValue(named folded: String) -> Outcome? {
    let found = matches(folded, inColumn: layer.column)
    return found.isEmpty ? nil : choose(lines: found)
  }

  private mutating func choose(lines: [Int]) -> Outcome {
    if lines.count == 1 { return select(lines[0], inColumn: layer.column, answers: true) }
    return askAmong(lines.map { (layer.column, $0) })
  }

  private mutating func askAmong(_ values: [(column: Int, index: Int)]) -> Outcome {
    let answers = values.compactMap { answer(inColumn: $0.column, at: $0.index) }
    return answers.isEmpty ? refuseNumber(inColumn: layer.column) : layer.ask(answers)
  }

  func answer(inColumn column: Int, at index: Int) -> PickerAnswer? {
    let value = columns[column].values[index]
    switch contents {
    case .list:
      guard case .picked(var picks) = layer.draft else { return nil }
      picks[column] = PickerDraft.Pick(index: index, id: value.id)
      let text: LocalizedText = picks.count == 1 ? value.title : .facts([columns[column].title, value.title])
      return PickerAnswer(draft: .picked(picks), text: text, column: picks.count == 1 ? nil : column)
    case .date(_, let parts):
      var answer = try? parts.answer(parts.moment(parts.fields[column], at: index)).get()
      answer?.column = column
      return answer
    case .color(_, let parts):
      let color = parts.choice(parts.parts[column], at: index).color
      return PickerAnswer(
        draft: .color(color), text: .color(color), column: parts.parts[column] == .color ? nil : column)
    }
  }

  // MARK: - Columns by name

  func columnNamed(_ folded: String) -> Int? {
    columns.count > 1 ? columns.firstIndex { names(of: $0).contains(folded) } : nil
  }

  /// By the beginning or the end of the line.
  func columnBeginning(_ folded: String) -> Int? {
    columns.count > 1
      ? columns.firstIndex { names(of: $0).contains { folded.hasPrefix($0) || folded.hasSuffix($0) } } : nil
  }

  private func names(of column: PickerColumn) -> [String] {
    let title = context.folded(column.title)
    return context.shown.role == .picker ? [title] : [title] + context.locale.otherTitles(of: column.id)
  }

  /// In one line: "more 5", "+10".
  static let mostSteps = 1_000_000_000

  /// Adds a number with a plus sign to the current value: "+10", "hue +30". Returns nil if the line has more than a column and
  /// a number.
  mutating func add(_ parsed: ParsedLine) -> Outcome? {
    let beginnings =
      columns.count > 1 ? columns.indices.flatMap { index in names(of: columns[index]).map { (index, $0) } } : []
    let named = beginnings.lazy.compactMap { index, name in parsed.folded.without(before: name).map { (index, $0) } }
      .first
    let (column, rest) = named ?? (layer.column, parsed.folded)
    // Without a value there is nothing to add to: "+5" is 5.
    if contents.scale != nil, columns[column].selection == nil { return nil }
    guard let number = context.user.understander.number(rest), (1...Self.mostSteps).contains(number) else { return nil }
    var offset = number
    if let scale = contents.scale, scale.isOfNumbers {
      guard scale.words != .duration, let units = scale.units(Double(number)), units % scale.step == 0 else {
        return .refused(.message(.pickerStepNeeded))
      }
      offset = units / scale.step
    }
    if column != layer.column { change { $0.go(toColumn: column) } }
    return step(by: offset)
  }

  /// Chooses a value in a column that the line names beside it: "day 5", "5日".
  mutating func chooseInNamedColumn(_ text: String) -> Outcome? {
    guard columns.count > 1, !isWholeDate(text) else { return nil }
    let folded = Folding.fold(text)
    // "2 hours" and "ساعة واحدة" are complete durations of a timer.
    let suffixes = context.shown.role != .timer
    let isInWords = !folded.contains(where: \.isNumber)
    if !suffixes, isInWords, !context.user.understander.seconds(folded).isEmpty { return nil }
    for index in columns.indices {
      // 2時間 is a duration, not an hour of the day.
      let suffixes = suffixes && !(field(index) == .hour && !context.user.understander.seconds(folded).isEmpty)
      let titles = names(of: columns[index])
      for name in titles where !name.isEmpty && folded.count > name.count {
        // 5日 is a day, but 5日間 is a duration.
        let isSign = context.shown.role == .picker || name == titles[0] || Self.dateSigns.contains(name)
        if let rest = folded.without(before: name), let outcome = choose(rest, inColumn: index) { return outcome }
        // 5号 is the next 5th where the one in this month is past.
        if suffixes && isSign, let rest = folded.without(after: name),
          field(index) != .day || !isPast(dayNumbered: rest), let outcome = choose(rest, inColumn: index)
        {
          return outcome
        }
      }
    }
    return nil
  }

  /// Returns whether a phrase is a complete weekday or duration, although it contains a column's name: יום שני is Monday, 6ヶ月
  /// is half a year, "ngày mốt" is the day after tomorrow.
  private func isWholeDate(_ text: String) -> Bool {
    guard case .date(let picker, _) = contents, picker.mode != .countdown else { return false }
    let understander = context.user.understander
    let days = understander.days(text, today: context.now.day)
    return understander.isLengthOfTime(text) || days.contains { $0.weekday != nil && !$0.isByNumber }
      || days.first?.isRelative == true
  }

  /// The signs after a number that make it a part of a date or time.
  private static let dateSigns: Set<String> = Set(
    ["年", "月", "日", "号", "號", "時", "时", "点", "點", "分", "년", "월", "일", "시", "분"].map { Folding.fold($0) })

  private func field(_ column: Int) -> DateField? {
    if case .date(_, let columns) = contents { columns.fields[column] } else { nil }
  }

  mutating func choose(_ text: String, inColumn column: Int) -> Outcome? {
    switch contents {
    case .date(_, let columns): return chooseDate(text, inColumn: column, columns)
    case .color(_, let parts):
      guard parts.parts[column].isScale, let number = context.number(text) else { break }
      guard (0..<columns[column].values.count).contains(number) else { return refuseNumber(inColumn: column) }
      return select(number, inColumn: column, answers: false)
    case .list: if let scale = contents.scale, scale.isOfNumbers { return choose(text, on: scale) }
    }
    var found = matches(text, inColumn: column)
    if found.isEmpty, !hasNumbers(column), let number = context.number(text),
      (0..<columns[column].values.count).contains(number - 1)
    {
      found = [number - 1]
    }
    return found.count == 1 ? select(found[0], inColumn: column, answers: true) : nil
  }
}

extension String {
  /// Leaves out the space after the beginning.
  fileprivate func without(before beginning: String) -> String? {
    guard hasPrefix(beginning), isBreak(index(startIndex, offsetBy: beginning.count)) else { return nil }
    return String(dropFirst(beginning.count)).trimmingSpaces()
  }

  fileprivate func without(after ending: String) -> String? {
    // "3 days" is a duration. Only in a script without spaces is it a value: 5日.
    guard hasSuffix(ending), isBreak(index(endIndex, offsetBy: -ending.count)),
      dropLast(ending.count).allSatisfy({ $0 != " " })
    else { return nil }
    return String(dropLast(ending.count))
  }

  /// Returns whether an index is beside a space, or beside a letter of a script without spaces.
  private func isBreak(_ place: Index) -> Bool {
    guard place > startIndex, place < endIndex else { return true }
    let beside = [self[index(before: place)], self[place]]
    return beside.contains { $0 == " " || $0.unicodeScalars.first.map(Folding.standsWithoutSpaces) ?? false }
  }
}
