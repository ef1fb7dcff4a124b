internal import Aloud

extension Prompt {
  var items: PromptList? {
    switch kind {
    case .choice(let items, _), .search(let items, _), .several(let items, _): items
    case .confirmation, .phrase, .text, .secret, .lines, .moment, .number, .color, .message: nil
    }
  }

  /// The way in which a kind of prompt is answered.
  struct Layout {
    /// A button ends the prompt, because the user can change its contents first.
    var isFinished = false
    /// The label for leaving is one of the answers, and not a word beside them.
    var offersCancelAsAnswer = false
    /// The further answers stand beside what is asked for, and are not among its elements.
    var hasFurtherBeside = false
    /// A word for the main answer, where no button has it as its title.
    var wordForDone: LocalizedText?
    var control: ID?
  }

  var layout: Layout {
    switch kind {
    case .choice: Layout(isFinished: endsWithDone, wordForDone: endsWithDone ? nil : labels.ok)
    case .search, .number, .color: Layout(control: PromptApp.value)
    case .several: Layout(isFinished: true, hasFurtherBeside: true)
    case .confirmation, .message: Layout(offersCancelAsAnswer: true)
    case .phrase: Layout(control: PromptApp.yes)
    case .text, .secret: Layout(hasFurtherBeside: true, control: PromptApp.value)
    case .lines: Layout(isFinished: labels.hasFurther, control: labels.hasFurther ? nil : PromptApp.value)
    case .moment: Layout(hasFurtherBeside: true, wordForDone: labels.ok, control: PromptApp.value)
    }
  }

  var furtherButtons: [Button] {
    [(labels.extra, PromptApp.extra), (labels.help, PromptApp.help)].compactMap { label, id in
      label.map { Self.button($0, id, isStandard: id == standardThing) }
    }
  }

  var standardThing: ID? {
    if let standardFurther { return standardFurther }
    return switch kind {
    case .choice(_, let standard): standard.map(PromptApp.id(ofItem:)) ?? (takesEmpty ? PromptApp.value : nil)
    case .confirmation(let standard): standard.map { $0 ? PromptApp.yes : PromptApp.no }
    case .message: PromptApp.yes
    case .search, .several, .phrase, .text, .lines, .moment, .number, .color, .secret:
      standardAnswer == nil || layout.isFinished ? nil : PromptApp.value
    }
  }

  /// The answer that an empty line gives to a field or a picker.
  var standardAnswer: PromptAnswer? {
    switch kind {
    case .search(_, let index): index.map { .item($0) }
    case .text(let text), .lines(let text): text.map { .text($0) } ?? (takesEmpty ? .text("") : nil)
    case .secret: takesEmpty ? .text(heldSecret) : nil
    case .moment(_, let moment, _, _): moment.map { .moment($0) } ?? nothing
    case .number(_, let number): number.map { .number($0) } ?? nothing
    case .color(let color): color.map { .color($0) } ?? nothing
    case .choice: nothing
    case .several, .confirmation, .phrase, .message: nil
    }
  }

  private var nothing: PromptAnswer? { takesEmpty ? .nothing : nil }

  func mainAnswer(in state: PromptApp.State) -> PromptAnswer? {
    switch kind {
    case .several: .items(state.chosen.sorted())
    case .choice: .yes
    case .search, .confirmation, .phrase, .text, .secret, .lines, .moment, .number, .color, .message: .text(state.text)
    }
  }

  /// The control that answers when the time is up: what an empty line uses, or the button that ends a list with items that were
  /// selected at first. To leave a field empty, or to have heard a message, takes somebody.
  func answerInTheEnd(of state: PromptApp.State) -> ID? {
    if case .several(_, let chosen) = kind, !chosen.isEmpty, lack(of: state.chosen.count) == nil {
      return PromptApp.done
    }
    if case .message = kind { return nil }
    let standard = endsWithDone ? PromptApp.done : standardThing
    return standard == PromptApp.value && takesNothing ? nil : standard
  }

  func elements(for state: PromptApp.State) -> [Element] {
    let cancel = layout.offersCancelAsAnswer ? labels.cancel.map { Button($0, id: PromptApp.cancel) } : nil
    let buttons = (layout.hasFurtherBeside ? [] : furtherButtons) + [cancel].compactMap(\.self)
    return ownElements(for: state) + buttons.map { .button($0) }
  }

  private func ownElements(for state: PromptApp.State) -> [Element] {
    switch kind {
    case .choice(let items, _):
      return items.elements { index in
        let item = items[index]
        var row = Row(item.title, id: PromptApp.id(ofItem: index), action: .send)
          .subtitle(Self.subtitle(of: item, isStandard: PromptApp.id(ofItem: index) == standardThing))
        row.availability = item.availability
        return row
      } + (takesEmpty ? [none(isStandard: standardThing == PromptApp.value)] : [])
    case .search(let items, _):
      let rows = items.rows { index in
        var row = Row(items[index].title, id: PromptApp.id(ofItem: index)).subtitle(items[index].subtitle)
        row.availability = items[index].availability
        return row
      }
      return [.comboBox(ComboBox(question, id: PromptApp.value, value: "", suggestions: rows).onlySuggestions())]
    case .several(let items, _):
      let box: (Int) -> Element = { index in
        let item = items[index]
        var box = Toggle(item.title, id: PromptApp.id(ofItem: index), isOn: state.chosen.contains(index))
          .style(.checkBox)
        (box.subtitle, box.number, box.availability) = (item.subtitle, items.numbers?[index], item.availability)
        return .toggle(box)
      }
      return state.found?.map(box) ?? items.grouped { $1.map(box) }
    case .confirmation:
      return [(labels.yes ?? .message(.promptYes), PromptApp.yes), (labels.no ?? .message(.promptNo), PromptApp.no)]
        .map { .button(Self.button($0, $1, isStandard: $1 == standardThing)) }
    case .phrase(let phrase):
      return [
        .button(Button(question, id: PromptApp.yes).confirming(Confirmation(question, loss: text, phrase: phrase)))
      ]
    case .text(let standard):
      let held = standard ?? ""
      if !suggestions.isEmpty {
        let box = ComboBox(question, id: PromptApp.value, value: held, suggestions: suggestions)
        return [.comboBox(box.placeholder(placeholder))]
      }
      var field = TextField(question, id: PromptApp.value, value: held).placeholder(placeholder)
      field.takesEmptyLine = true
      return [.textField(field)]
    case .secret:
      var field = TextField(question, id: PromptApp.value, value: heldSecret).secure()
      field.takesEmptyLine = true
      return [.textField(field)]
    case .lines:
      // The field starts empty, so that typed lines replace the default instead of following it.
      let held = layout.isFinished ? state.text : ""
      return [.textField(TextField(question, id: PromptApp.value, value: held).multiline())]
    case .moment: return picker.map { [.datePicker($0)] } ?? []
    case .number(_, let standard): return numberPicker(standard).map { [.picker($0)] } ?? []
    case .color(let standard):
      var picker = ColorPicker(question, id: PromptApp.value, value: standard)
      // Ask for opacity only if the default has some transparency to keep.
      picker.hasOpacity = standard.map { $0.opacity < 100 } ?? false
      return [.colorPicker(picker)]
    case .message:
      let matter = matter.enumerated().map { Element.text(TextBlock($1, id: ID("matter", String($0)))) }
      return matter + [.button(Button(labels.ok ?? .message(.promptOk), id: PromptApp.yes))]
    }
  }

  private func none(isStandard: Bool) -> Element {
    .rows(
      Rows(id: "none", count: 1) { _ in
        Row(.message(.pickerNone), id: PromptApp.value, action: .send)
          .subtitle(isStandard ? .message(.promptDefault) : nil)
      })
  }

  var picker: DatePicker? {
    guard case .moment(let mode, let standard, let first, let last) = kind else { return nil }
    return DatePicker(question, id: PromptApp.value, mode: mode, value: standard).limits(from: first, to: last)
  }

  func numberPicker(_ number: Double?) -> Picker? {
    guard case .number(let scale, _) = kind else { return nil }
    // A number is not an answer before it is said: "next" only moves.
    return Picker(question, id: PromptApp.value, kind: .stepper(scale), value: number).style(.compact)
  }

  /// The word for leaving that the hint gives, as the script has written it.
  package var wordForLeaving: String? {
    switch layout.offersCancelAsAnswer ? nil : labels.cancel {
    case .verbatim(let word)?: word
    case .message?, .tagged?: "escape"
    case nil: nil
    }
  }

  /// A word for the way in which the prompt is answered, which its hint explains.
  package var hintKey: String {
    let way =
      switch kind {
      case .choice: endsWithDone ? "several" : "choice"
      case .search: "search"
      case .several: "several"
      case .confirmation, .phrase: "confirmation"
      case .text: "text"
      case .secret: "secret"
      case .lines: "lines"
      case .moment(let mode, _, _, _): mode.rawValue
      case .number: "number"
      case .color: "color"
      case .message: "message"
      }
    let words = [way] + (offersBack ? ["back"] : []) + (wordForLeaving.map { [$0] } ?? [])
    return words.joined(separator: ".")
  }

  /// The text to announce before a control that is open from the start, and before limits that end the question.
  var introduction: LocalizedText? {
    if case .phrase = kind { nil } else { layout.control == nil && limitedQuestion == question ? nil : text }
  }

  /// The effect of an empty line on a control that is open from the start, which is announced with the control.
  var emptyLine: LocalizedText? {
    if isLeftByEmptyLine { return .message(.promptIsDefault(answer: .text(labels.cancel ?? .message(.sheetCancel)))) }
    if layout.hasFurtherBeside, let button = furtherButtons.first(where: { $0.id == standardFurther }) {
      return .message(.promptIsDefault(answer: .text(button.title)))
    }
    switch kind {
    case .text(let text?) where !text.isEmpty: return .message(.promptKeepsValue)
    case .moment(_, _?, _, _), .number(_, _?), .color(_?): return .message(.promptKeepsValue)
    case .secret where !heldSecret.isEmpty: return .message(.promptKeepsValue)
    // These don't show the value before there is an answer.
    case .search(let items, let index?): return .message(.promptTakesEmpty(value: .text(items[index].title)))
    case .lines(let text?) where !text.isEmpty:
      // The line end after the last line begins no other.
      let lines = text.hasSuffix("\n") ? String(text.dropLast()) : text
      return .message(.promptTakesEmpty(value: .text(.told(lines))))
    case .text(""), .lines(""): return .message(.promptTakesNothing)
    // The answer "none" is one of the elements.
    case .choice, .several, .confirmation, .phrase, .message: return nil
    case .text, .lines, .moment, .number, .color, .search, .secret:
      return takesNothing && tellsOfNothing ? .message(.promptTakesNothing) : nil
    }
  }

  var takesNothing: Bool { takesEmpty && [.text(""), .nothing].contains(standardAnswer) }

  /// The question with the limits of the number of items, as it is asked first.
  var limitedQuestion: LocalizedText {
    guard case .several = kind, let amount else { return question }
    let name = Message.Argument.text(question)
    let (first, last) = (Message.Argument.number(amount.lowerBound), Message.Argument.number(amount.upperBound))
    return switch (amount.lowerBound > 0, amount.upperBound < Int.max) {
    case (true, true): .message("picker.range", ["name": name, "first": first, "last": last])
    case (true, false): .message("limits.from", ["name": name, "first": first])
    case (false, true): .message("limits.upTo", ["name": name, "last": last])
    case (false, false): question
    }
  }

  /// Returns `nil` if the number is permitted. A text has at least one character where nothing else is said.
  func lack(of count: Int) -> LocalizedText? {
    guard let amount = amount ?? (asksForText ? 1...Int.max : nil), !amount.contains(count) else { return nil }
    let isTooFew = count < amount.lowerBound
    let limit = Message.Argument.number(isTooFew ? amount.lowerBound : amount.upperBound)
    let isOfItems = if case .several = kind { true } else { false }
    return switch (isOfItems, isTooFew) {
    case (true, true): .message(.promptTooFew(count: .number(count), limit: limit))
    case (true, false): .message(.promptTooMany(count: .number(count), limit: limit))
    case (false, true): .message(.promptTooShort(count: .number(count), limit: limit))
    case (false, false): .message(.promptTooLong(count: .number(count), limit: limit))
    }
  }

  private var asksForText: Bool {
    switch kind {
    case .text(nil), .secret: true
    default: false
    }
  }

  private static func subtitle(of item: PromptItem, isStandard: Bool) -> LocalizedText? {
    guard isStandard else { return item.subtitle }
    return .facts([item.subtitle, .message(.promptDefault)].compactMap(\.self))
  }

  private static func button(_ title: LocalizedText, _ id: ID, isStandard: Bool) -> Button {
    Button(title, id: id).subtitle(isStandard ? .message(.promptDefault) : nil)
  }

  func holding(_ answer: PromptAnswer?) -> Prompt {
    var prompt = self
    switch (kind, answer) {
    case (.choice(let items, _), .item(let index)): prompt.kind = .choice(items, standard: index)
    case (.search(let items, _), .item(let index)): prompt.kind = .search(items, standard: index)
    case (.several(let items, _), .items(let indexes)): prompt.kind = .several(items, chosen: Set(indexes))
    case (.confirmation, .yes), (.confirmation, .no): prompt.kind = .confirmation(standard: answer == .yes)
    case (.text, .text(let text)): prompt.kind = .text(standard: text)
    case (.lines, .text(let text)): prompt.kind = .lines(standard: text)
    case (.secret, .text(let text)): (prompt.heldSecret, prompt.takesEmpty) = (text, true)
    case (.moment(let mode, _, let first, let last), .moment(let moment)):
      prompt.kind = .moment(mode, standard: moment, from: first, to: last)
    case (.number(let scale, _), .number(let number)): prompt.kind = .number(scale, standard: number)
    case (.color, .color(let color)): prompt.kind = .color(standard: color)
    case (_, _): break
    }
    return prompt
  }

  private var isSecret: Bool { if case .secret = kind { true } else { false } }

  func text(of answer: PromptAnswer?) -> LocalizedText {
    switch answer {
    case .item(let index): items?[index].title ?? .message(.stateEmpty)
    case .items(let indexes) where !indexes.isEmpty:
      .message(.plain(value: .list(indexes.compactMap { items?[$0].title }, .and)))
    case .yes: labels.yes ?? .message(.promptYes)
    case .no: labels.no ?? .message(.promptNo)
    case .text(let text) where !text.isEmpty: isSecret ? .message(.secureFilled) : .told(text)
    case .moment(let moment): picker?.text(of: moment) ?? .message(.stateEmpty)
    case .number(let number): .facts(numberPicker(number)?.values ?? [])
    case .color(let color): .message(.plain(value: .color(color)))
    case nil, .nothing, .items, .text, .back, .extra, .help, .timedOut: .message(.stateEmpty)
    }
  }
}
