@testable import Aloud

/// Rows that are found by their names, and can be selected or not.
struct Pantry: Sendable, Equatable {
  var query = ""
  var events: [Event] = []

  static func app(canSelect: Bool = true) -> ScreenApp<Self> {
    ScreenApp(Self(), title: "Food") { state in
      for name in ["Oat milk", "Milk", "Rice milk", "Tea"] where Folding.fold(name).contains(Folding.fold(state.query))
      {
        Row(.verbatim(name), id: ID("food", name), action: .send)
      }
    } on: { state, event in
      switch event {
      case .changed("search", .text(let text)): state.query = text
      case .pressed("drinks"): state.query = "milk"
      case .pressed, .performed: state.events.append(event)
      default: break
      }
    }
    .screen { screen, state in
      let search = Search("Find food", id: "search", query: SearchQuery(text: state.query))
        .suggestions([SearchSuggestion("Drinks", id: "drinks")])
      return canSelect ? screen.search(search).selectable { MenuItem("Order", id: "order") } : screen.search(search)
    }
  }
}

/// A list with a search and rows that can be selected.
struct SearchedShelf: Sendable, Equatable {
  var items = ["Milk", "Eggs", "Bread", "Green tea", "Black tea"]
  var query = ""
  var marked: [ID] = []

  static let app = ScreenApp(SearchedShelf(), title: "Shelf") { state in
    for item in state.items where state.query.isEmpty || item.lowercased().contains(state.query) {
      Row(.verbatim(item), id: ID(item.lowercased()), action: .send)
    }
  } on: { state, event in
    switch event {
    case .changed("search", .text(let text)): state.query = text
    case .performed("mark", let ids): state.marked = ids
    case .elapsed(let id): state.items.removeAll { ID($0.lowercased()) == id }
    default: break
    }
  }
  .screen { screen, state in
    screen.search(Search("Search the shelf", id: "search", query: SearchQuery(text: state.query)))
      .selectable { MenuItem("Mark", id: "mark") }
  }
}

extension DialogueApps {
  /// Pictures, texts and rows with menus of their own.
  static let album = ScreenApp([Event](), title: "Album") { _ in
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
    Rows(id: "shots", count: 3) { index in
      Row(.verbatim("Shot \(index + 1)"), id: ID("shot", String(index))).contextMenu(preview: "In colour.") {
        MenuItem("Delete", id: ID("delete", String(index))).destructive()
        if index == 2 { MenuItem("Copy", id: ID("copyShot", String(index))) }
      }
    }
  } on: { state, event in
    switch event {
    case .pressed, .changed: state.append(event)
    default: break
    }
  }

  private static let people = ["Anna", "Bob", "Grace", "Grover", "Gröger", "Hugo", "Old Gro", "Zoe"]
    .flatMap { name in (0..<10).map { $0 == 0 ? name : "\(name) \($0)" } }

  /// A screen with one long list between two buttons. The names are the lines of a text or each a row by itself; they are in no order if
  /// they are `doubled`.
  static func names(
    isText: Bool = true, doubled: Bool = false, sections: [RowSection]? = nil
  ) -> ScreenApp<Int> {
    let names = doubled ? people.reversed() + people : people
    let row: @Sendable (Int) -> Row = { Row(.verbatim(names[$0]), id: ID("name", names[$0]), action: .send) }
    let rows =
      isText
      ? Rows(id: "rows", titles: TextLines(names.joined(separator: "\n")), sections: sections, provide: row)
      : Rows(id: "rows", count: names.count, sections: sections, provide: row)
    return ScreenApp(0, title: "Names") { _ in
      Button("Add Grover", id: "add")
      rows
      Button("Grow", id: "grow")
    } answering: { _, event in
      if case .pressed(let id) = event { [.say(.verbatim("Used \(id.item ?? id.name)"))] } else { [] }
    }
  }
}
