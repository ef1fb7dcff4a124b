import Aloud

/// An app with one long list, whose rows are provided.
struct LongListApp: App {
  struct State: Sendable, Equatable {
    var chosen = ""
  }

  let count: Int
  /// The rows' titles where they are lines of text; else each row is called by its number.
  let lines: TextLines?

  /// So many rows, each made when it is asked for.
  init(count: Int) {
    self.count = count
    lines = nil
  }

  /// A row for each line.
  init(lines: TextLines) {
    count = lines.count
    self.lines = lines
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Lists") {
      Tab("Home", id: "home") {
        Row("List", id: "list", action: .push("list"))
      }
    }
  }

  func screen(_ id: ID, for state: State) -> Screen? {
    Screen("List", id: "list", elements: [.rows(rows)])
  }

  private var rows: Rows {
    if let lines {
      return Rows(id: "rows", titles: lines) { index in
        Row(.verbatim(lines[index]), id: ID("row", String(index)), action: .send)
      }
    }
    return Rows(id: "rows", count: count) { index in
      Row(.verbatim("Row \(index + 1)"), id: ID("row", String(index)), action: .send)
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    guard case .pressed(let id) = event else { return [] }
    state.chosen = id.item ?? ""
    return [.say(.verbatim("Chosen"))]
  }
}
