public import Aloud

/// An app that asks a prompt: one task, whose sheet holds only what the prompt asks for.
public struct PromptApp: App {
  /// The state of the prompt.
  public struct State: Sendable, Equatable {
    /// The answer; `nil` until there is one, and if the user cancelled.
    public internal(set) var answer: PromptAnswer?
    var isStandard = false
    /// The indexes of the selected items of a prompt that takes several.
    public internal(set) var chosen: Set<Int> = []
    /// The text that narrows the items, and the indexes of those that match it; `nil` for all.
    var query = "", found: [Int]?
    var secretToRepeat: String?
    /// The text that the field holds in a prompt that has further answers.
    public internal(set) var text = ""
    /// The date and time that the picker holds in a prompt that has further answers.
    public internal(set) var moment: DateTime?
  }

  /// The prompt.
  public let prompt: Prompt

  /// Creates an app that asks `prompt`.
  public init(_ prompt: Prompt) { self.prompt = prompt }

  /// The state before any answer, with the items that are selected at first.
  public var initialState: State {
    switch prompt.kind {
    case .several(_, let chosen): State(chosen: chosen)
    case .text(let standard), .lines(let standard): State(text: standard ?? "")
    case .secret: State(text: prompt.heldSecret)
    case .moment(_, let standard, _, _): State(moment: standard)
    case .choice, .search, .confirmation, .phrase, .number, .color, .message: State()
    }
  }

  /// The effects that announce the preface, the time limit, and the introduction to a control that is open from the start.
  public var initialEffects: [Effect] {
    let introduction = [prompt.introduction].compactMap { $0.map { Effect.say($0) } }
    let preface = prompt.preface.dropFirst(prompt.isTitleKnown ? 1 : 0)
    return preface.map { .say($0) } + Self.limit(prompt.timeout) + introduction
  }

  static func limit(_ seconds: Int?) -> [Effect] {
    seconds.map {
      [
        .say(.message(.promptTimeLimit(time: .text(.message(.durationSeconds(count: .number($0))))))),
        .wait(timeout, milliseconds: $0 * 1_000),
      ]
    } ?? []
  }

  /// Returns the interface, which is one task.
  public func interface(for state: State) -> Interface {
    var task = SoleTask(sheet: Self.sheetID)
    task.isAnsweredByDone = true
    task.preface = prompt.preface + [prompt.introduction].compactMap(\.self)
    task.isSearch = prompt.isSearched
    task.control = prompt.layout.control
    task.standard = prompt.standardThing
    task.emptyLine = prompt.emptyLine
    task.leave = prompt.layout.offersCancelAsAnswer ? nil : prompt.labels.cancel
    task.done = prompt.layout.wordForDone
    task.further = prompt.layout.hasFurtherBeside ? prompt.furtherButtons : []
    task.isLeftByEmptyLine = prompt.isLeftByEmptyLine
    task.putsTitlesBeforeCommands = prompt.isOfDialect
    task.other = prompt.other.map { _ in Self.other }
    task.putsTitlesBeforeNumbers = prompt.putsTitlesBeforeNumbers
    task.back = prompt.offersBack ? Self.back : nil
    (task.tellsBack, task.obeysPipedWords) = (prompt.tellsBack, prompt.obeysPipedWords)
    (task.announcesCancellation, task.tellsLeaving) = (prompt.announcesCancellation, prompt.tellsLeaving)
    if case .confirmation = prompt.kind { (task.yes, task.no) = (Self.yes, Self.no) }
    if case .message = prompt.kind { task.yes = Self.yes }
    return Interface(prompt.question, task: task)
  }

  /// Returns the prompt's only sheet.
  public func sheet(_ id: ID, for state: State) -> Sheet? {
    guard id == Self.sheetID else { return nil }
    var sheet = Sheet(prompt.limitedQuestion, id: id, elements: prompt.elements(for: state))
    sheet.content.shortTitle = prompt.question
    sheet.subtitle = prompt.layout.control == nil && prompt.introduction == nil ? prompt.text : nil
    if prompt.isSearched {
      sheet.content.search = Search(prompt.question, id: Self.value, query: SearchQuery(text: state.query))
      // The boxes that are shown differ from query to query.
      sheet.isEdited = state.chosen != initialState.chosen
    }
    if prompt.layout.isFinished {
      var done = Button(prompt.labels.ok ?? .message(.sheetDone), id: Self.done)
      if case .several = prompt.kind, let lack = prompt.lack(of: state.chosen.count) {
        done.availability = .dimmed(because: lack)
      }
      sheet.preferredAction = done
    }
    return sheet
  }

  /// Records the answer and ends the app.
  public func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .pressed(let id): return press(id, &state)
    case .changed(let id, .isOn(let isOn)):
      guard let index = Self.index(of: id) else { return [] }
      if isOn { state.chosen.insert(index) } else { state.chosen.remove(index) }
      return []
    case .changed(Self.other, .text(let line)):
      switch prompt.other?(line) {
      case .item(let index): return choose(index, &state)
      case .texts(let texts): return texts.map { .say($0) }
      case nil: return []
      }
    case .changed(Self.value, .text(let query)) where prompt.isSearched:
      search(query, &state)
      return []
    case .changed(_, .text(let text)) where prompt.layout.isFinished:
      state.text = text
      return []
    case .changed(_, .text(let text)):
      if case .search(let items, _) = prompt.kind {
        guard let index = items.firstIndex(where: { $0.title == .verbatim(text) }) else { return [] }
        return choose(index, &state)
      }
      if let refusal = prompt.lack(of: text.count) ?? prompt.refusal(text) { return [.say(refusal)] }
      if prompt.asksTwice {
        guard let once = state.secretToRepeat else {
          state.secretToRepeat = text
          return [.say(.message(.promptOnceMore))]
        }
        state.secretToRepeat = nil
        if text != once { return [.say(.message(.promptNotTheSame))] }
      }
      state.answer = .text(text)
    case .elapsed(Self.timeout):
      let timeUp = Effect.say(.message(.promptTimedOut))
      if prompt.takesDefaultInTheEnd, let standard = prompt.answerInTheEnd(of: state) {
        let effects = press(standard, &state)
        // What was taken is said, unless the item has been.
        let said =
          effects.count == 1 ? [Effect.say(.message(.promptChosen(item: .text(prompt.text(of: state.answer)))))] : []
        return [timeUp] + said + effects
      }
      state.answer = .timedOut
      return [timeUp, .dismiss]
    case .changed(_, .moment(let moment)):
      guard let moment, let picker = prompt.picker else { return [] }
      state.answer = .moment(moment)
      return [.say(.message(.promptChosen(item: .text(picker.text(of: moment))))), .dismiss]
    case .changed(_, .picked(let picks)):
      guard let id = picks.first ?? nil, let number = Picker.decimal(of: id), let picker = prompt.numberPicker(number)
      else { return [] }
      state.answer = .number(number)
      return (picker.values ?? []).map { .say(.message(.promptChosen(item: .text($0)))) } + [.dismiss]
    case .changed(_, .color(let color)): state.answer = color.map { .color($0) }
    case .changed, .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings,
      .today, .restored, .interrupted:
      return []
    }
    return state.answer == nil ? [] : [.dismiss]
  }

  private func press(_ id: ID, _ state: inout State) -> [Effect] {
    switch id {
    case Self.back: state.answer = .back
    case Self.yes: state.answer = .yes
    case Self.no: state.answer = .no
    case Self.extra: state.answer = .extra
    case Self.help: state.answer = .help
    case Self.cancel: state.answer = nil
    case Self.done: state.answer = prompt.mainAnswer(in: state)
    case Self.value:
      if case .item(let index) = prompt.standardAnswer { return choose(index, &state) }
      (state.answer, state.isStandard) = (prompt.standardAnswer, true)
    default: return Self.index(of: id).map { choose($0, &state) } ?? []
    }
    return [.dismiss]
  }

  /// An item whose whole title is the query, or that alone matches it, is selected, or not any more if it was.
  private func search(_ query: String, _ state: inout State) {
    state.query = query
    state.found = nil
    guard !query.isEmpty, let items = prompt.items else { return }
    let (found, meant) = items.matches(query)
    state.found = found
    if let meant, items[meant].availability == .enabled { state.chosen.formSymmetricDifference([meant]) }
  }

  private func choose(_ index: Int, _ state: inout State) -> [Effect] {
    guard let item = prompt.items?[index] else { return [] }
    if case .dimmed(let reason) = item.availability {
      let why = reason.map { LocalizedText.message(.stateDimmedBecause(reason: .text($0))) } ?? .message(.stateDimmed)
      return [.say(.message(.promptChosen(item: .text(.facts([item.title, why])))))]
    }
    state.answer = .item(index)
    if prompt.endsWithDone { return [.dismiss] }
    return [.say(.message(.promptChosen(item: .text(item.title)))), .dismiss]
  }

  static let sheetID: ID = "prompt"
  static let value: ID = "value", yes: ID = "yes", no: ID = "no", done: ID = "done", back: ID = "back"
  static let other: ID = "other"
  static let cancel: ID = "cancel", extra: ID = "extra", help: ID = "help", timeout: ID = "timeout"

  static func id(ofItem index: Int) -> ID { ID("item", String(index)) }

  private static func index(of id: ID) -> Int? { id.name == "item" ? id.item.flatMap { Int($0) } : nil }
}
