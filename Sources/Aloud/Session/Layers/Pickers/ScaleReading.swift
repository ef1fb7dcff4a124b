/// Reads the values of steppers and sliders, by number and by name.
extension PickerReader {
  /// More values than these are not searched for a name.
  private static let searchLimit = 10_000
  /// More values than these are not searched for a name with its number in words.
  private static let shortLimit = 101

  mutating func choose(_ text: String, on scale: NumberScale) -> Outcome? {
    guard let text = number(in: text, on: scale) else { return .refused(scale.limits(of: column.title)) }
    let meant = context.placeOnScale(text) == .half ? [] : units(of: text, on: scale)
    let found = meant.compactMap { $0.flatMap(scale.index) }
    if found.count > 1 { return layer.ask(found.compactMap { answer(inColumn: layer.column, at: $0) }) }
    if let index = found.first { return select(index, inColumn: layer.column, answers: true) }
    let places = indices(atPlace: text, on: scale)
    if places.count > 1 { return layer.ask(places.compactMap { answer(inColumn: layer.column, at: $0) }) }
    if let index = places.first { return select(index, inColumn: layer.column, answers: true) }
    guard let first = meant.first else {
      return index(called: text).flatMap { select($0, inColumn: layer.column, answers: true) }
    }
    guard let units = first, scale.bounds.contains(units) else {
      let isFraction = first == nil && context.user.understander.decimals(text).contains { $0 != $0.rounded() }
      return .refused((isFraction ? scale.wholeLimits : nil) ?? scale.limits(of: column.title, units: first))
    }
    return refuse(units, betweenStepsOf: scale)
  }

  /// Returns a text without the unit of the scale, or nil if it is a percentage that the scale does not have.
  private func number(in text: String, on scale: NumberScale) -> String? {
    let unit = scale.unit.map(context.wording.text)
    let rest = unit.map { Self.number(in: text, before: $0) } ?? context.withoutUnit(text)
    let understander = context.user.understander
    guard rest == text, let number = understander.withoutPercent(text) else { return rest }
    return unit.map { understander.withoutPercent($0) == "" } ?? scale.isOfHundred ? number : nil
  }

  /// Returns a text without the unit after the number. A sign, such as that of a currency, may also come before the number.
  private static func number(in text: String, before unit: String) -> String {
    let (given, unit) = (text.trimmingSpaces(), unit.lowercased())
    let lowered = given.lowercased()
    guard lowered.count == given.count, given.count > unit.count else { return text }
    if lowered.hasSuffix(unit) { return String(given.dropLast(unit.count)).trimmingSpaces() }
    let isSign = !unit.contains { $0.isLetter || $0.isNumber }
    return isSign && lowered.hasPrefix(unit) ? String(given.dropFirst(unit.count)).trimmingSpaces() : text
  }

  /// In units of the scale, or nil for a number that the scale can't have. For a duration, a bare number may be minutes or
  /// seconds.
  private func units(of text: String, on scale: NumberScale) -> [Int?] {
    let understander = context.user.understander
    if scale.places == 0, let number = understander.number(text) {
      guard scale.words == .duration else { return [number] }
      let (seconds, isTooLong) = number.multipliedReportingOverflow(by: 60)
      return isTooLong ? [nil] : number == 0 ? [0] : [seconds, number]
    }
    var numbers = scale.words == .duration ? understander.seconds(text) : understander.decimals(text)
    // "1:31" means hours and minutes, but may also be minutes and seconds.
    if scale.words == .duration, text.count(where: { $0 == ":" }) == 1 { numbers += numbers.map { $0 / 60 } }
    if numbers.isEmpty, context.number(Folding.fold(text)) != nil { return [nil] }
    return numbers.map(scale.units)
  }

  /// Returns the values that a word for a place means: "maximum", "half" (the middle, or half of the present value). Empty if the limits
  /// are not announced.
  private func indices(atPlace text: String, on scale: NumberScale) -> [Int] {
    guard scale.toldEnds == .both, let place = context.placeOnScale(text) else { return [] }
    switch place {
    case .least: return [0]
    case .most: return [scale.count - 1]
    case .half:
      let middle = (scale.count - 1) / 2
      guard scale.bounds.lowerBound == 0, let index = column.selection, index > 1, index / 2 != middle else {
        return [middle]
      }
      return [middle, index / 2]
    }
  }

  /// The one value with a text as its name, with its number in digits or words. Very long scales are not searched.
  private func index(called text: String) -> Int? {
    let values = column.values
    guard values.count <= Self.searchLimit else { return nil }
    let folded = Folding.fold(text)
    let found = values.matches(folded, limit: 2, label: context.label(of:)).whole
    if found.count == 1 { return found[0] }
    return values.count > Self.shortLimit ? nil : (0..<values.count).first { isNumber(folded, inWordsOf: values[$0]) }
  }

  /// Returns whether a folded text is the name of a value with its number in words: "four stars".
  private func isNumber(_ folded: String, inWordsOf value: Row) -> Bool {
    guard let number = Picker.number(of: value.id) else { return false }
    guard let (before, after) = context.label(of: value).cut(at: String(number)), !(before + after).isEmpty,
      folded.hasPrefix(before), folded.hasSuffix(after), folded.count > before.count + after.count
    else { return false }
    let rest = folded.dropFirst(before.count).dropLast(after.count)
    return context.user.understander.number(String(rest)) == number
  }

  private func refuse(_ units: Int, betweenStepsOf scale: NumberScale) -> Outcome {
    let below = (units - scale.bounds.lowerBound) / scale.step
    let beside = [below, below + 1].filter { $0 < scale.count }.map { column.values[$0].title }
    return .refused(
      .message(.sliderBetween(value: .text(scale.text(units)), nearest: .list(beside, .or))))
  }
}

/// A place between the limits of a scale.
enum PlaceOnScale: CaseIterable {
  case least, half, most

  fileprivate var words: Message {
    switch self {
    case .least: .valueLeast
    case .half: .valueHalf
    case .most: .valueMost
    }
  }
}

extension LineContext {
  func placeOnScale(_ text: String) -> PlaceOnScale? {
    PlaceOnScale.allCases.first { isWord($0.words, Folding.fold(text)) }
  }

  /// Returns a number without a word for what it counts, such as "degrees".
  func withoutUnit(_ text: String) -> String { object(ofPhrases: "value.counted", at: "{value}", in: text) ?? text }

  /// Returns whether a text is a number, or a place between the limits of a scale.
  func saysNumber(_ text: String) -> Bool {
    user.understander.number(text) != nil || !user.understander.decimals(text).isEmpty || placeOnScale(text) != nil
  }
}
