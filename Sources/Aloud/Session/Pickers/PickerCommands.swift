extension Session {
  /// Does a command at an open picker; false where it means nothing there.
  mutating func performInPicker(_ command: Command, _ element: Element) -> Bool {
    failures = 0
    if case .colorPicker = element, performInColorPicker(command) { return true }
    switch command {
    case .done, .back: leavePicker()
    case .cancel: cancelPicker()
    case .clear: clearPicker()
    case .next: stepValue(by: 1)
    case .previous: stepValue(by: -1)
    case .first: jumpInColumn(toEnd: false)
    case .last: jumpInColumn(toEnd: true)
    // A list is read on; elsewhere a page is a longer step.
    case .nextPage where here.role == .picker: turnPage(forward: true)
    case .previousPage where here.role == .picker: turnPage(forward: false)
    case .nextPage: stepPage(1)
    case .previousPage: stepPage(-1)
    case .nextMonth: turnMonth(1)
    case .previousMonth: turnMonth(-1)
    case .index where here.role == .picker: sayIndex()
    case .nextMatch where here.role == .picker: stepMatch(forward: true)
    case .previousMatch where here.role == .picker: stepMatch(forward: false)
    case .help: helpInPicker()
    case .repeat: repeatLast()
    case .whereAmI: sayWhere()
    case .spell: spell()
    case .spellPhonetic: spell(inWords: true)
    case .read: readPicker(element)
    case .quit:
      cancelPicker()
      quit()
    case .undo, .redo: refuseBelowPicker()
    default:
      // Words of another kind of picker, or of searches, may be values of this one.
      if command.isForPickers || command.isForSearch || command.isForText || command == .search { return false }
      if !performAnywhere(command) { refuseBelowPicker() }
    }
    return true
  }

  /// Does a command with an object at an open picker; false where the object is nothing that it can be done to.
  mutating func performInPicker(_ command: Command, _ object: String, _ element: Element, _ line: Line) -> Bool {
    switch command {
    case .forward, .backward:
      guard let number = understander.number(object), (0...1_000_000_000).contains(number) else { return false }
      if number == 0 || MinusSign.stands(in: line.text) {
        refuse(.message("picker.stepNeeded"))
        return true
      }
      stepValue(by: command == .forward ? number : -number)
    case .number:
      guard let number = NumberReading.number(object, in: locale) else { return false }
      choose(number: number, line)
    case .choose, .open:
      guard let place = pickerPlace, choose(object, inColumn: place.column) else { return false }
    case .find where here.role == .picker: return find(object)
    case .tab, .more, .actions: refuseBelowPicker()
    case .jump:
      if case .datePicker(let picker) = element, let place = pickerPlace {
        return showMonth(object, dateColumns(of: picker, place))
      }
      return here.role == .picker && jump(toSection: object)
    case .picture:
      guard case .colorPicker = element, let object = self.object(of: command, in: line.text) else { return false }
      takeFromPicture(object)
    default: return false
    }
    return true
  }

  /// Goes on by a page of values.
  private mutating func stepPage(_ direction: Int) { stepValue(by: direction * settings.textSize.itemsPerPage) }

  /// Reads a date picker's month, or the values from the selected one on.
  private mutating func readPicker(_ element: Element) {
    switch element {
    case .datePicker(let picker): return picker.mode.hasDate ? sayMonth() : sayColumns()
    case .colorPicker where here.columns.count > 1: return sayColumns()
    default: break
    }
    sayPage(from: firstOfPage)
  }

  /// Says what can be said at an open picker.
  private mutating func helpInPicker() {
    say(.notice, .message("help.\(here.role.rawValue)"))
    if here.columns.count > 1 {
      say(.notice, .message("help.columns", ["columns": .list(here.columns.map(\.title), .and)]))
    }
    if here.role == .picker, here.entries.count > settings.textSize.itemsPerPage {
      say(.notice, .message("help.find"))
    }
    if here.role == .colorPicker {
      say(.notice, .message("help.colorWays"))
      say(.notice, .message("help.palette"))
    }
    say(.notice, .message("help.pickerMove"))
    say(.notice, .message("help.pickerLeave"))
  }

  /// Says that a line to the picker was not understood: at first shortly, then with what can be said, once (LOOP-5).
  mutating func notUnderstoodInPicker(_ line: Line) {
    var announcement = Announcement(
      .refusal, .message("retry.notUnderstood", ["line": .text(.verbatim(shortened(line.text)))]))
    if failures != 2 { announcement.sentences.append(.message("retry.picker")) }
    say(announcement)
    if failures == 2 { helpInPicker() }
  }

  /// Says why nothing else can be reached while a picker is open.
  private mutating func refuseBelowPicker() {
    refuse(.message("picker.inFront", ["picker": .text(here.title)]))
  }
}
