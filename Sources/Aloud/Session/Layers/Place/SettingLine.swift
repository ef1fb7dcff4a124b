/// A reader of lines that name a setting and its value, wherever the user is: "text size large", "set the speaking rate to 250"
/// (LOOP-3). A setting has the name that the Settings tab gives it, and its name as an option.
struct SettingLine {
  let context: LineContext

  /// Returns nil if the line names no setting, or gives it no value.
  func outcome(_ parsed: ParsedLine) -> Outcome? {
    let reading = AssignmentReading(context: context)
    let labels = SettingName.allCases.flatMap { name in
      (context.wording.foldedPhrases("setting.\(name.key)") + [Folding.fold(name.rawValue)]).map {
        (name: name, label: $0)
      }
    }
    for (name, label) in labels where context.mayHold(parsed.folded, label) {
      for value in reading.values(beside: label, in: parsed.text, by: reading.orders) {
        if let change = change(of: name, to: value) { return Outcome(.change(change)) }
        if case .numbers(let range, _) = name.values, context.user.understander.number(value) != nil {
          let (first, last) = (Message.Argument.number(range.lowerBound), Message.Argument.number(range.upperBound))
          return .refused(.message(.pickerRange(name: .text(name.title), first: first, last: last)))
        }
      }
    }
    return nil
  }

  private func change(of name: SettingName, to value: String) -> SettingChange? {
    let folded = Folding.fold(value)
    switch name.values {
    case .flag:
      let word = AssignmentReading(context: context).stateWords.first { $0.word == folded }?.isOn
      // "Hints no" turns them off, but "sounds great" turns nothing on.
      let understander = context.user.understander
      let answer = word ?? (understander.isAnswerWord(value) ? understander.answer(value) : nil)
      return answer.flatMap { SettingChange(name, $0 ? "on" : "off") }
    case .words(let words):
      let word = words.first { [Folding.fold($0), context.folded(name.title(of: $0))].contains(folded) }
      return SettingChange(name, word ?? value)
    case .numbers: return context.user.understander.number(value).flatMap { SettingChange(name, String($0)) }
    case .free where name == .locale:
      let tags = LocaleFiles.bundled.tags(in: "wording")
      let tag = tags.first { Folding.fold($0) == folded } ?? tags.first { context.isLanguage($0, named: folded) }
      return tag.flatMap { SettingChange(name, $0) }
    case .free: return nil
    }
  }
}
