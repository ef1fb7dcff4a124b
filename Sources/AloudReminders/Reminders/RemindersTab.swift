import Aloud

struct RemindersTab: Sendable, Equatable {
  static let file: ID = "reminders"

  var contents = RemindersContents()
  var storage = RemindersStorage()
  private(set) var search = RemindersSearch()
  /// The names of the sample data in the user's language.
  var sampleNames: [Sample: String] = [:]
  /// The current day, once the session has sent it.
  private(set) var today: Day?
  private(set) var timer = CountdownTimer()
  private var draft = Draft()

  var sortedLists: [ReminderList] { contents.sortedLists(sampleNames) }
  private var screens: RemindersScreens { RemindersScreens(tab: self) }

  var tab: Tab {
    Tab(.message(.appRemindersTitle), id: "reminders") { search.isEmpty ? screens.root : screens.found }
      .search(search.control(over: sortedLists))
  }

  func screen(_ id: ID) -> Screen? {
    if id.name == "timer" { return timer.screen }
    return id.name == "list" ? contents.list(id.number).map(screens.screen) : nil
  }

  func sheet(_ id: ID) -> Sheet? {
    guard let sheet = RemindersSheet(rawValue: id.name) else { return nil }
    let reason = storage.state.reason
    return switch sheet {
    case .newList: form(id, nil as ReminderList?).content(reason)
    case .renameList: contents.list(id.number).map { form(id, $0).content(reason) }
    case .newReminder: contents.list(id.number).map { _ in form(id, nil as Reminder?).content(reason) }
    case .editReminder: contents.reminder(id.number).map { form(id, $0).content(reason) }
    }
  }

  private func form<Original>(_ sheet: ID, _ original: Original?) -> RemindersForm<Original> {
    RemindersForm(sheet: sheet, original: original, draft: draft, names: sampleNames)
  }

  mutating func update(_ event: Event) -> [Effect] { timer.update(event) + updateReminders(event) }

  private mutating func updateReminders(_ event: Event) -> [Effect] {
    switch event {
    case .today(let day): today = day
    case .loaded(Self.file, let result): return storage.load(result, into: &contents, today: today)
    case .saved(Self.file, let error): return storage.noteSaved(error)
    case .restored: return storage.save(contents)
    case .pressed(let id):
      if let sheet = RemindersSheet(doneBy: id) { return finish(sheet, id) }
      return RemindersAct(rawValue: id.name).map { press($0, id) } ?? []
    case .performed(let id, let things):
      guard let act = RemindersSelectionAct(rawValue: id.name) else { return [] }
      return effects(of: contents.perform(act, target: id.number, on: things.compactMap(\.number)))
    case .changed(let id, let value): return change(id, to: value)
    case .sheet(_, .did): draft = Draft()
    case .loaded, .saved, .sheet, .opened, .printed, .finished, .voices, .elapsed, .settings, .interrupted: break
    }
    return []
  }

  private mutating func press(_ act: RemindersAct, _ id: ID) -> [Effect] {
    switch act {
    case .showDone: return effects(of: contents.toggleDoneShown())
    case .deleteList: return effects(of: contents.deleteList(id.number))
    case .deleteReminder: return effects(of: contents.deleteReminder(id.number))
    case .deleteDone: return effects(of: contents.deleteDone())
    case .copy: return contents.list(id.number).map { [.say(sharedText(of: $0))] } ?? []
    case .mail:
      return [.alert(Alert(.message(.appRemindersShareNoMail), text: .message(.appRemindersShareNoMailText)))]
    case .saveAgain: return [.say(.message(.appRemindersSaving))] + storage.save(contents)
    case .startAnew: return storage.startAnew(with: &contents)
    case .searchList:
      search.add(list: id.number)
      return []
    }
  }

  /// The list or reminder may have gone, or be unchanged.
  private mutating func finish(_ sheet: RemindersSheet, _ button: ID) -> [Effect] {
    let id = ID(sheet.rawValue, button.item)
    let change: RemindersChange? =
      switch sheet {
      case .newList: contents.add(form(id, nil as ReminderList?))
      case .renameList: contents.list(id.number).flatMap { contents.change($0, as: form(id, $0)) }
      case .newReminder: contents.list(id.number).flatMap { contents.add(form(id, nil as Reminder?), to: $0.id) }
      case .editReminder: contents.reminder(id.number).flatMap { contents.change($0, as: form(id, $0)) }
      }
    return [.dismiss] + effects(of: change)
  }

  private mutating func change(_ id: ID, to value: Value) -> [Effect] {
    if id == RemindersSearch.id { search.take(value, over: sortedLists, sampleNames) }
    if RemindersSheet.has(id) { draft.set(id, to: value) }
    if id == "sortBy", case .choice(let order) = value { return effects(of: contents.sort(by: order)) }
    if id.name == "reminder", case .isOn(let isDone) = value {
      return effects(of: contents.tick(id.number, isDone: isDone))
    }
    return []
  }

  private mutating func effects(of change: RemindersChange?) -> [Effect] {
    guard let change else { return [] }
    return (change.said.map { [.say($0)] } ?? []) + [.undoable(change.name)] + storage.save(contents)
  }

  private func sharedText(of list: ReminderList) -> LocalizedText {
    let titles = contents.shownReminders(of: list, sampleNames).map(\.title.text)
    if titles.isEmpty { return .message(.appRemindersShareEmpty(name: .text(list.name.text))) }
    return .message(.appRemindersShareText(name: .text(list.name.text), reminders: .list(titles, .unit)))
  }

  static var undoParts: [StatePart<RemindersTab>] {
    [.within(\.contents, RemindersContents.undoParts), .within(\.draft, Draft.undoParts)]
  }
}

/// The search of all reminders (FIND-1). A list's name in the query becomes a token (FIND-2).
struct RemindersSearch: Sendable, Equatable {
  static let id: ID = "search"

  private var lists: [Int] = []
  private var text = ""
  private var scope = RemindersScope.all

  var isEmpty: Bool { lists.isEmpty && text.isEmpty }

  func control(over all: [ReminderList]) -> Search {
    let tokens = lists.compactMap { number in all.first { $0.id == number } }
      .map { SearchToken($0.name.text, id: Self.token($0.id)) }
    return Search(.message(.appRemindersSearch), id: Self.id, query: SearchQuery(tokens: tokens, text: text))
      .suggestions(all.map { SearchSuggestion($0.name.text, id: Self.token($0.id)) })
      .scopes(RemindersScope.allCases.map(\.scope), selected: scope.id)
  }

  func found(in all: [ReminderList], _ names: [Sample: String]) -> [(reminder: Reminder, list: ReminderList)] {
    let text = Folding.fold(text)
    return all.filter { lists.isEmpty || lists.contains($0.id) }.flatMap { list in
      list.reminders.filter { scope.holds($0) && Self.isTitle($0.title, of: text, names) }.map { ($0, list) }
    }
  }

  mutating func add(list number: Int?) { lists += [number].compactMap(\.self) }

  mutating func take(_ value: Value, over all: [ReminderList], _ names: [Sample: String]) {
    switch value {
    case .text(let text): take(text, over: all, names)
    case .tokens(let ids): lists = ids.compactMap { $0.name == Self.token(0).name ? $0.number : nil }
    case .choice(let id): scope = RemindersScope.allCases.first { $0.id == id } ?? scope
    case .isOn, .picked, .moment, .color: break
    }
  }

  private mutating func take(_ query: String, over all: [ReminderList], _ names: [Sample: String]) {
    var words = query.split(whereSeparator: \.isWhitespace)
    for list in all where !lists.contains(list.id) {
      let name = Folding.fold(list.name.words(names)).split(separator: Character(" ")).map(String.init)
      guard let place = words.map({ Folding.fold($0) }).firstRange(of: name), !name.isEmpty else { continue }
      words.removeSubrange(place)
      lists.append(list.id)
    }
    text = words.joined(separator: " ")
  }

  private static func isTitle(_ title: Title, of text: String, _ names: [Sample: String]) -> Bool {
    text.isEmpty || LabelMatching.match(text, Folding.fold(title.words(names))) != nil
  }

  private static func token(_ list: Int) -> ID { ID(RemindersAct.searchList.rawValue, list) }
}

private enum RemindersScope: String, Sendable, Equatable, CaseIterable {
  case all, open, done

  var id: ID { ID("search.scope", rawValue) }
  var scope: SearchScope { SearchScope(.message("app.reminders.search.\(rawValue)"), id: id) }

  func holds(_ reminder: Reminder) -> Bool {
    switch self {
    case .all: true
    case .open: !reminder.isDone
    case .done: reminder.isDone
    }
  }
}
