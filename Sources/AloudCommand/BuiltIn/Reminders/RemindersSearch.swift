import Aloud

/// The search of all reminders (FIND-1). A list's name in the query becomes a token (FIND-2).
struct RemindersSearch: Sendable, Equatable {
  static let id: ID = "search"

  /// The numbers of the lists to search; all lists if empty.
  private var lists: [Int] = []
  /// The text to find in titles.
  private var text = ""
  private var scope = RemindersScope.all

  /// A Boolean value that indicates whether the search has no query.
  var isEmpty: Bool { lists.isEmpty && text.isEmpty }

  /// Returns the search control for `all` lists, which are suggested in that order.
  func control(over all: [ReminderList]) -> Search {
    let tokens = lists.compactMap { number in all.first { $0.id == number } }
      .map { SearchToken($0.name.text, id: Self.token($0.id)) }
    return Search(.message(.appRemindersSearch), id: Self.id, query: SearchQuery(tokens: tokens, text: text))
      .suggestions(all.map { SearchSuggestion($0.name.text, id: Self.token($0.id)) })
      .scopes(RemindersScope.allCases.map(\.scope), selected: scope.id)
  }

  /// Returns the reminders found, each with its list, in the order of the lists.
  func found(in all: [ReminderList], _ names: [Sample: String]) -> [(reminder: Reminder, list: ReminderList)] {
    let text = Folding.fold(text)
    return all.filter { lists.isEmpty || lists.contains($0.id) }.flatMap { list in
      list.reminders.filter { scope.holds($0) && Self.isTitle($0.title, of: text, names) }.map { ($0, list) }
    }
  }

  /// Adds the suggested list with the number `number` to the query.
  mutating func add(list number: Int?) { lists += [number].compactMap(\.self) }

  /// Takes the new value of the search field, its tokens or its scopes.
  mutating func take(_ value: Value, over all: [ReminderList], _ names: [Sample: String]) {
    switch value {
    case .text(let text): take(text, over: all, names)
    case .tokens(let ids): lists = ids.compactMap { $0.name == Self.token(0).name ? $0.number : nil }
    case .choice(let id): scope = RemindersScope.allCases.first { $0.id == id } ?? scope
    case .isOn, .picked, .moment, .color: break
    }
  }

  /// Turns the names of lists in the query into tokens, and keeps the rest as text.
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

/// The scope of a search: all, open or done reminders.
enum RemindersScope: String, Sendable, Equatable, CaseIterable {
  case all, open, done

  var id: ID { ID("search.scope", rawValue) }

  /// The scope as offered in the search control.
  var scope: SearchScope { SearchScope(.message("app.reminders.search.\(rawValue)"), id: id) }

  /// Returns a Boolean value that indicates whether the scope includes a reminder.
  func holds(_ reminder: Reminder) -> Bool {
    switch self {
    case .all: true
    case .open: !reminder.isDone
    case .done: reminder.isDone
    }
  }
}
