import TestSupport

@testable import Aloud

/// An app whose first screen can be searched: letters from people, of which the names become tokens.
struct SearchApp: App {
  struct State: Sendable, Equatable {
    var query = SearchQuery()
    var scope: ID = "all"
    var isLoading = false
    var isSearchThere = true
    var events: [Event] = []
  }

  static let letters = ["Milk bill", "Milk recipe from Kate", "Rent", "Holiday from Kate", "Holiday from Max"]
  /// Whether results come later, with the event `finished`.
  var isSlow = false
  /// Whether those of no query do too.
  var isSlowEmpty = false

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Post") {
      Tab("Letters", id: "letters") {
        for (index, title) in found(state).enumerated() {
          Row(.verbatim(title), id: ID("letter", "\(index)"), action: .push("letter"))
        }
      }
      .search(state.isSearchThere ? search(state) : nil)
      Tab("Plain", id: "plain") { Row("Search", id: "search row", action: .send) }
    }
  }

  private func search(_ state: State) -> Search {
    Search("Search letters", id: "search", query: state.query)
      .suggestions([SearchSuggestion("Bills", id: "bills"), SearchSuggestion("From Max", id: "fromMax")])
      .scopes([SearchScope("All", id: "all"), SearchScope("With names", id: "named")], selected: state.scope)
      .loading(state.isLoading)
  }

  private func found(_ state: State) -> [String] {
    if state.isLoading { return [] }
    return Self.letters.filter { title in
      let people = state.query.tokens.allSatisfy { title.contains($0.id.item ?? "") }
      let isNamed = state.scope == "all" || title.contains("from")
      return people && isNamed
        && (state.query.text.isEmpty || Folding.fold(title).contains(Folding.fold(state.query.text)))
    }
  }

  func screen(_ id: ID, for state: State) -> Screen? { id == "letter" ? Screen("A letter", id: id) {} : nil }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .settings, .today: return []
    case .changed("search", .text(let text)): recognise(text, &state)
    case .changed("search", .tokens(let ids)):
      state.query.tokens = ids.filter { $0.name == "person" }.map(Self.token)
    case .changed("search", .choice(let scope)): state.scope = scope
    case .pressed("bills"): state.query.text = "bill"
    case .pressed("fromMax"): state.query.tokens = [Self.token(ID("person", "Max"))]
    case .finished: state.isLoading = false
    default: break
    }
    state.events.append(event)
    return []
  }

  /// "person Kate" is a token.
  private func recognise(_ text: String, _ state: inout State) {
    state.isLoading = isSlow && (isSlowEmpty || !text.isEmpty)
    for name in ["Kate", "Max"] where text.hasPrefix("person \(name)") {
      state.query.tokens.append(Self.token(ID("person", name)))
      state.query.text = String(text.dropFirst("person \(name) ".count))
      return
    }
    state.query.text = text
  }

  static func token(_ id: ID) -> SearchToken { SearchToken(.verbatim(id.item ?? ""), id: id) }
}

typealias SearchPlayer = SessionPlayer<SearchApp>

extension SessionPlayer<SearchApp> {
  init(_ app: SearchApp = SearchApp(), after lines: String...) throws {
    try self.init(of: app)
    say(lines)
  }

  /// What the app was told.
  var events: [Event] { session.state.events }
}
