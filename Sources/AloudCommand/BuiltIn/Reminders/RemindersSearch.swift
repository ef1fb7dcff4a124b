import Aloud

/// What is searched for among all reminders (FIND-1). The name of a list in a query becomes a token (FIND-2).
struct RemindersSearch: Sendable, Equatable {
  /// The search's own name.
  static let id: ID = "search"

  /// The lists that are searched, by their numbers; all where there are none.
  private var lists: [Int] = []
  /// What the titles have in them.
  private var text = ""
  private var scope = RemindersScope.all

  /// Whether nothing is searched for.
  var isEmpty: Bool { lists.isEmpty && text.isEmpty }

  /// The search of a screen, over all lists, which are suggested in the order given.
  func control(over all: [ReminderList]) -> Search {
    let tokens = lists.compactMap { number in all.first { $0.id == number } }
      .map { SearchToken($0.name.text, id: Self.token($0.id)) }
    return Search(.message("app.reminders.search"), id: Self.id, query: SearchQuery(tokens: tokens, text: text))
      .suggestions(all.map { SearchSuggestion($0.name.text, id: Self.token($0.id)) })
      .scopes(RemindersScope.allCases.map(\.scope), selected: scope.id)
  }

  /// The reminders that are found, each with its list, in the order of the lists given.
  func found(in all: [ReminderList], _ names: [Sample: String]) -> [(reminder: Reminder, list: ReminderList)] {
    let text = Folding.fold(text)
    return all.filter { lists.isEmpty || lists.contains($0.id) }.flatMap { list in
      list.reminders.filter { scope.holds($0) && Self.isTitle($0.title, of: text, names) }.map { ($0, list) }
    }
  }

  /// Takes the suggested list of that number.
  mutating func add(list number: Int?) { lists += [number].compactMap(\.self) }

  /// Takes what the search field, its tokens or its scopes hold now.
  mutating func take(_ value: Value, over all: [ReminderList], _ names: [Sample: String]) {
    switch value {
    case .text(let text): take(text, over: all, names)
    case .tokens(let ids): lists = ids.compactMap { $0.name == Self.token(0).name ? $0.number : nil }
    case .choice(let id): scope = RemindersScope.allCases.first { $0.id == id } ?? scope
    case .isOn, .picked, .moment, .color: break
    }
  }

  /// Makes tokens of the names of lists, and leaves the rest as text.
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

/// Which reminders are searched.
enum RemindersScope: String, Sendable, Equatable, CaseIterable {
  case all, open, done

  /// Its name as a scope.
  var id: ID { ID("search.scope", rawValue) }

  /// The scope as it is offered.
  var scope: SearchScope { SearchScope(.message("app.reminders.search.\(rawValue)"), id: id) }

  /// Whether it has a reminder.
  func holds(_ reminder: Reminder) -> Bool {
    switch self {
    case .all: true
    case .open: !reminder.isDone
    case .done: reminder.isDone
    }
  }
}
