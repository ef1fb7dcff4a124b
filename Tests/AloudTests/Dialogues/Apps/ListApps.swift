@testable import Aloud

/// Rows that are found by their names, and can be selected or not.
struct PantryApp: App {
  struct State: Sendable, Equatable {
    var query = ""
    var events: [Event] = []
  }

  var canSelect = true
  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    let names = ["Oat milk", "Milk", "Rice milk", "Tea"]
    let search = Search("Find food", id: "search", query: SearchQuery(text: state.query))
      .suggestions([SearchSuggestion("Drinks", id: "drinks")])
    let found = Screen("Food", id: "food") {
      for name in names where Folding.fold(name).contains(Folding.fold(state.query)) {
        Row(.verbatim(name), id: ID("food", name), action: .send)
      }
    }
    .search(search)
    return Interface("Pantry") {
      Tab("Food", id: "t", screen: canSelect ? found.selectable { MenuItem("Order", id: "order") } : found)
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("search", .text(let text)): state.query = text
    case .pressed("drinks"): state.query = "milk"
    case .pressed, .performed: state.events.append(event)
    default: break
    }
    return []
  }
}

/// A list with a search and rows that can be selected.
struct SearchedShelfApp: App {
  struct State: Sendable, Equatable {
    var items = ["Milk", "Eggs", "Bread", "Green tea", "Black tea"]
    var query = ""
    var marked: [ID] = []
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    let screen = Screen("Shelf", id: "shelf") {
      for item in state.items where state.query.isEmpty || item.lowercased().contains(state.query) {
        Row(.verbatim(item), id: ID(item.lowercased()), action: .send)
      }
    }
    .search(Search("Search the shelf", id: "search", query: SearchQuery(text: state.query)))
    .selectable { MenuItem("Mark", id: "mark") }
    return Interface("Shelf") { Tab("Shelf", id: "t", screen: screen) }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("search", .text(let text)): state.query = text
    case .performed("mark", let ids): state.marked = ids
    case .elapsed(let id): state.items.removeAll { ID($0.lowercased()) == id }
    default: break
    }
    return []
  }
}

/// A screen with one long list between two buttons.
struct NamesApp: App {
  struct State: Sendable, Equatable {}

  private static let names = ["Anna", "Bob", "Grace", "Grover", "Gröger", "Hugo", "Old Gro", "Zoe"]
    .flatMap { name in (0..<10).map { $0 == 0 ? name : "\(name) \($0)" } }

  private let rows: Rows
  var initialState: State { State() }

  /// The names are the lines of a text or each a row by itself; they are in no order if they are `doubled`.
  init(isText: Bool = true, doubled: Bool = false, sections: [RowSection]? = nil) {
    let names = doubled ? Self.names.reversed() + Self.names : Self.names
    let row: @Sendable (Int) -> Row = { Row(.verbatim(names[$0]), id: ID("name", names[$0]), action: .send) }
    rows =
      isText
      ? Rows(id: "rows", titles: TextLines(names.joined(separator: "\n")), sections: sections, provide: row)
      : Rows(id: "rows", count: names.count, sections: sections, provide: row)
  }

  func interface(for state: State) -> Interface {
    let screen = Screen("Names", id: "names") {
      Button("Add Grover", id: "add")
      rows
      Button("Grow", id: "grow")
    }
    return Interface("Lists") { Tab("Names", id: "names", screen: screen) }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    guard case .pressed(let id) = event else { return [] }
    return [.say(.verbatim("Used \(id.item ?? id.name)"))]
  }
}

/// Pictures, texts and rows with menus of their own.
struct Album: App {
  var initialState: [Event] { [] }

  func interface(for state: [Event]) -> Interface {
    Interface("Album") {
      Tab("Album", id: "album") {
        Picture("A harbour at dusk", id: "harbour", name: "harbour").contextMenu {
          MenuItem("Print", id: "print")
        }
        TextBlock("The ferry leaves at nine.", id: "ferry").contextMenu(preview: "The last one of the day.") {
        } suggested: {
          MenuItem("Set an alarm", id: "setAlarm")
        }
        Row("Boats", id: "boats", action: .send).image("boat", description: "two boats")
          .contextMenu(preview: "Boats: 12 pictures of last summer.") {
            MenuItem("Share", id: "share")
          } suggested: {
            MenuItem("Sort by day", id: "sortByDay")
          }
        Button("Import", id: "import")
        Toggle("Favourites only", id: "favourites", isOn: false)
        PopUpButton("Size", id: "size", selection: "large") {
          MenuItem("Small", id: "small")
          MenuItem("Large", id: "large")
        }
        Element.rows(
          Rows(id: "shots", count: 3) { index in
            Row(.verbatim("Shot \(index + 1)"), id: ID("shot", String(index))).contextMenu(preview: "In colour.") {
              MenuItem("Delete", id: ID("delete", String(index))).destructive()
              if index == 2 { MenuItem("Copy", id: ID("copyShot", String(index))) }
            }
          })
      }
    }
  }

  func update(_ state: inout [Event], _ event: Event) -> [Effect] {
    switch event {
    case .pressed, .changed: state.append(event)
    default: break
    }
    return []
  }
}
