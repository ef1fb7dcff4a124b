extension Session {
  /// The column that a folded line names; only where there are several.
  func columnNamed(_ folded: String) -> Int? {
    here.columns.count > 1 ? here.columns.firstIndex { names(of: $0).contains(folded) } : nil
  }

  /// The column whose name a folded line begins or ends with; only where there are several.
  func columnBeginning(_ folded: String) -> Int? {
    here.columns.count > 1
      ? here.columns.firstIndex { names(of: $0).contains { folded.hasPrefix($0) || folded.hasSuffix($0) } } : nil
  }

  /// What a column may be called, folded.
  private func names(of column: PickerColumn) -> [String] {
    let title = Folding.fold(locale.wording.text(column.title))
    return here.role == .picker ? [title] : [title] + locale.otherTitles(of: column.id)
  }

  /// Chooses in a column that a line names beside the value: "day 5", "5日".
  mutating func chooseInNamedColumn(_ folded: String) -> Bool {
    // "2 hours" is all of how long a timer runs.
    let suffixes = here.role != .timer
    for index in here.columns.indices where here.columns.count > 1 {
      for name in names(of: here.columns[index]) where !name.isEmpty && folded.count > name.count {
        for rest in [folded.without(before: name), suffixes ? folded.without(after: name) : nil].compactMap(\.self)
        where choose(rest, inColumn: index) { return true }
      }
    }
    return false
  }

  /// Chooses the value of a column that a folded text is; false where it is none.
  mutating func choose(_ text: String, inColumn column: Int) -> Bool {
    guard let place = pickerPlace else { return false }
    if case .datePicker(let picker) = element(of: place) {
      return chooseDate(text, inColumn: column, dateColumns(of: picker, place))
    }
    if case .colorPicker(let picker) = element(of: place), colorColumns(of: picker, place).parts[column].isScale,
      let number = understander.number(text)
    {
      guard (0..<here.columns[column].values.count).contains(number) else { return false }
      select(number, inColumn: column, answers: false)
      return true
    }
    var found = matches(text, inColumn: column)
    if found.isEmpty, !hasNumbers(column), let number = NumberReading.number(text, in: locale),
      (0..<here.columns[column].values.count).contains(number - 1)
    {
      found = [number - 1]
    }
    guard found.count == 1 else { return false }
    select(found[0], inColumn: column, answers: true)
    return true
  }
}

extension String {
  /// What follows a beginning, without the space between; nil where it does not begin so.
  fileprivate func without(before beginning: String) -> String? {
    guard hasPrefix(beginning), isBreak(index(startIndex, offsetBy: beginning.count)) else { return nil }
    return String(dropFirst(beginning.count)).trimmingSpaces()
  }

  /// What precedes an ending, without the space between; nil where it does not end so.
  fileprivate func without(after ending: String) -> String? {
    // "3 days" is how many; only where words have no spaces is it a value: 5日.
    guard hasSuffix(ending), isBreak(index(endIndex, offsetBy: -ending.count)),
      dropLast(ending.count).allSatisfy({ $0 != " " })
    else { return nil }
    return String(dropLast(ending.count))
  }

  /// Whether a word ends or begins at a place: there is a space, or letters that stand without spaces.
  private func isBreak(_ place: Index) -> Bool {
    guard place > startIndex, place < endIndex else { return true }
    let beside = [self[index(before: place)], self[place]]
    return beside.contains { $0 == " " || $0.unicodeScalars.first.map(Folding.standsWithoutSpaces) ?? false }
  }
}
