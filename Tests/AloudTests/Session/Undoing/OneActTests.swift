import Expectations
import TestSupport
import Testing

@testable import Aloud

/// EDIT-5, as a law: after any undo or redo, what other acts, programs or the host have changed is as it was.
struct OneActTests {
  @Test("EDIT-5: undo and redo take one act and nothing else, whatever was done between", arguments: 1...60)
  func law(_ seed: Int) throws {
    var player = try SessionPlayer(of: BoardApp())
    var model = ActModel()
    var numbers = SeededNumbers(UInt64(seed))
    for _ in 0..<60 {
      let before = BoardApp.facts(player.session.state)
      let step = BoardApp.steps[Int(numbers.next() % UInt64(BoardApp.steps.count))]
      switch step {
      case "undo", "redo":
        let said = player.say(step).first ?? ""
        let expected = step == "undo" ? model.undo(before) : model.redo(before)
        expect(BoardApp.facts(player.session.state), is: expected.facts, "\(step) said \(said)")
        expect(said.hasPrefix(expected.said), "\(step) said \(said)")
      case "tick": player.happen(.elapsed("tick"))
      case _:
        player.say(step)
        model.did(step, from: before, to: BoardApp.facts(player.session.state))
      }
    }
  }

  @Test("EDIT-5: an app that says nothing of parts loses nothing either: it is refused") func whole() throws {
    var player = try SessionPlayer(of: Stall.app)
    player.say("awning")
    player.happen(.elapsed("order"))
    player.expect("undo", says: "Awning can't be undone: what it changed has been changed since.")
    expect(player.session.state, is: Stall(isOpen: true, orders: 1))
  }

  @Test("EDIT-5: the app's own reason is said") func reason() throws {
    var player = try SessionPlayer(of: BoardApp())
    player.say("bravo")
    player.session.state.isLocked = true
    player.expect("undo", says: "Bravo can't be undone: the board is locked.")
    expect(player.session.state.isOn["bravo"], is: true)
  }
}

/// What undo is to do, told by the facts that each act has changed.
private struct ActModel {
  typealias Facts = [String: String]

  struct Act {
    var name: String
    var from: Facts
    var to: Facts

    init(_ name: String, from before: Facts, to after: Facts) {
      self.name = name
      let keys = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      (from, to) = (before.filter { keys.contains($0.key) }, after.filter { keys.contains($0.key) })
    }

    var keys: Set<String> { Set(from.keys).union(to.keys) }
  }

  private var undoable: [Act] = []
  private var redoable: [Act] = []
  private var isLasting = false

  mutating func did(_ step: String, from before: Facts, to after: Facts) {
    let act = Act(step, from: before, to: after)
    // Orders are nothing that undo covers.
    if act.keys.subtracting(["orders"]).isEmpty { return }
    redoable = []
    isLasting = step == "order"
    if !isLasting { undoable.append(act) }
  }

  mutating func undo(_ now: Facts) -> (facts: Facts, said: String) {
    if isLasting {
      isLasting = false
      return (now, "Order can't be undone.")
    }
    guard let act = undoable.popLast() else { return (now, "There is nothing to undo.") }
    guard let new = Self.moved(now, act.to, act.from, act.keys) else { return (now, act.said + " can't be undone: ") }
    redoable.append(Act(act.name, from: new, to: now))
    return (new, "Undone: ")
  }

  mutating func redo(_ now: Facts) -> (facts: Facts, said: String) {
    guard let act = redoable.popLast() else { return (now, "There is nothing to redo.") }
    guard let new = Self.moved(now, act.from, act.to, act.keys) else {
      return (now, act.said + " can't be done again: ")
    }
    undoable.append(Act(act.name, from: now, to: new))
    return (new, "Done again: ")
  }

  private static func moved(_ now: Facts, _ from: Facts, _ to: Facts, _ keys: Set<String>) -> Facts? {
    guard keys.allSatisfy({ now[$0] == from[$0] || now[$0] == to[$0] }) else { return nil }
    var new = now
    for key in keys { new[key] = to[key] }
    return new == now ? nil : new
  }
}

extension ActModel.Act {
  var said: String { BoardApp.names[name] ?? name.prefix(1).uppercased() + name.dropFirst() }
}

/// Numbers that are the same at each run.
private struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

/// Switches and rows that acts change, a program changes, and a button changes for good.
private struct BoardApp: App {
  struct Card: Sendable, Equatable, Identifiable {
    var id: Int
    var text = "new"
    var isDone = false
  }

  struct State: Sendable, Equatable {
    var isOn: [String: Bool] = ["alpha": false, "bravo": false]
    var rows = [Card(id: 0)]
    var orders = 0
    var nextID = 1
    var isLocked = false
  }

  static let steps = [
    "alpha", "bravo", "add", "drop", "mark", "order", "tick", "undo", "redo", "undo", "undo", "redo", "alpha",
  ]
  static let names = ["add": "Add 1", "drop": "Drop 1", "mark": "Mark 1"]

  static func facts(_ state: State) -> [String: String] {
    var facts = [
      "orders": "\(state.orders)", "alpha": "\(state.isOn["alpha"] ?? false)",
      "bravo": "\(state.isOn["bravo"] ?? false)",
    ]
    for card in state.rows { (facts["text \(card.id)"], facts["done \(card.id)"]) = (card.text, "\(card.isDone)") }
    return facts
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Board") {
      Tab("Board", id: "board") {
        Toggle("Alpha", id: "alpha", isOn: state.isOn["alpha"] ?? false)
        Toggle("Bravo", id: "bravo", isOn: state.isOn["bravo"] ?? false)
        Button("Add", id: "add")
        Button("Drop", id: "drop")
        Button("Mark", id: "mark")
        Button("Order", id: "order")
      }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, .isOn(let isOn)): state.isOn[id.name] = isOn
    case .pressed("add"):
      state.rows.append(Card(id: state.nextID))
      state.nextID += 1
      return [.undoable("Add 1")]
    case .pressed("drop"):
      if state.rows.isEmpty { return [] }
      state.rows.removeFirst()
      return [.undoable("Drop 1")]
    case .pressed("mark"):
      if state.rows.isEmpty { return [] }
      state.rows[state.rows.count - 1].isDone.toggle()
      return [.undoable("Mark 1")]
    case .pressed("order"):
      state.orders += 1
      state.isOn["bravo"] = false
      return []
    case .elapsed("tick"):
      state.orders += 1
      state.isOn["alpha"] = false
      if !state.rows.isEmpty { state.rows[0].text += "!" }
    default: break
    }
    return []
  }

  var undoParts: [StatePart<State>] {
    [
      StatePart { state, before, after throws(UndoRefusal) in
        if state.isLocked { throw UndoRefusal(because: "the board is locked") }
      },
      .entries(\.isOn), .rows(\.rows, [.value(\.text), .value(\.isDone)]),
    ]
  }
}

/// An app that names no parts.
private struct Stall: Sendable, Equatable {
  static let app = ScreenApp(Stall()) { stall in
    Toggle("Awning", id: "awning", isOn: stall.isOpen)
  } on: { stall, event in
    switch event {
    case .changed("awning", .isOn(let isOn)): stall.isOpen = isOn
    case .elapsed("order"): stall.orders += 1
    default: break
    }
  }

  var isOpen = false
  var orders = 0
}
