import AloudLanguage
import AloudTesting
import Expectations
import Foundation
import TestSupport
import Testing

@testable import Aloud

/// What people say to an app, in the words of each language, and what it does (LOOP-2, LOOP-9, LOOP-16).
///
/// The lines were written before the wordings of names and requests were read. They are divided by the first byte of their
/// SHA-256: those with an odd one are put away, and are no examples for the wordings. Beside them, `misses.txt` holds the figures
/// and every line that does not do as expected. `ALOUD_RECORD=1` writes it.
struct CommandTests {
  @Test("each line does what it says, but for the misses listed", arguments: ["Seen", "PutAway"])
  func lines(half: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().path() + "/" + half
    let records = ProcessInfo.processInfo.environment["ALOUD_RECORD"] != nil
    let locales = try Files.names(in: folder).filter { $0.hasSuffix(".tsv") }.map { String($0.dropLast(4)) }
    expect(locales.count, is: 23)
    let tried = records ? locales : Nightly.languages(locales)
    var figures: [String] = []
    var misses: [String] = []
    for locale in tried {
      var table = try CommandTable(Files.text("\(folder)/\(locale).tsv"), locale: locale)
      let found = try table.misses()
      let wrong = found.filter { $0.hasPrefix("wrong") }.count
      figures.append("\(locale): \(table.count - found.count) of \(table.count), \(wrong) wrong")
      misses += found.map { "\(locale) \($0)" }
    }
    let lines = figures + misses
    if records { try Files.write(lines.joined(separator: "\n") + "\n", to: "\(folder)/misses.txt") }
    let known = try Files.text("\(folder)/misses.txt").split(separator: "\n").map(String.init)
    expect(known.filter { line in tried.contains { line.hasPrefix("\($0): ") || line.hasPrefix("\($0) ") } }, is: lines)
  }
}

/// The lines of a language, each with its effect, and the app that they are said to.
private struct CommandTable {
  private let names: [String: String]
  private let lines: [(effect: String, line: String)]
  private let app: House
  private let locale: String
  /// The players before a line is said, by the effect that is yet to come.
  private var players: [String: AppPlayer<House>] = [:]

  init(_ text: String, locale: String) throws {
    let rows = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let names = rows[0].dropFirst().map { $0.split(separator: "=").map(String.init) }
    self.names = Dictionary(uniqueKeysWithValues: names.map { ($0[0], $0[1]) })
    self.locale = locale
    lines = rows.dropFirst().flatMap { row in row.dropFirst().map { (row[0], $0) } }
    app = House(names: self.names)
  }

  var count: Int { lines.count }

  /// Returns the lines that do not do as expected: "wrong" if they do something else.
  mutating func misses() throws -> [String] {
    try lines.compactMap { effect, line in
      var player = try player(before: effect)
      let before = Happening(of: player)
      try player.say(line)
      let after = Happening(of: player)
      if try isRight(before, player, effect) { return nil }
      let acts = after.state != before.state || after.tab != before.tab || after.settings != before.settings
      let does = acts || after.isOver || after.asks != nil || effect == "nothing"
      return "\(does ? "wrong" : "missed") \(effect): \(line)"
    }
  }

  private mutating func isRight(_ before: Happening, _ player: AppPlayer<House>, _ effect: String) throws -> Bool {
    var expected = before
    let after = Happening(of: player)
    if effect == "nothing" { return after == before }
    if !effect.contains("=") {
      var other = try self.player(before: effect)
      try other.say(Self.words[effect, default: effect])
      return after == Happening(of: other) && player.announcements == other.announcements
    }
    if let tab = effect.cut(at: "tab=")?.after {
      expected.tab = tab == "home" ? 0 : 1
    } else if effect.hasSuffix("=deleted") {
      expected.asks = ID(effect)
    } else {
      for part in effect.split(separator: " ") { expected.state.apply(String(part)) }
    }
    // Where the user is left is not compared.
    expected.place = after.place
    return after == expected
  }

  /// The words of the commands whose name is not their phrase.
  private static let words = ["where": "where am I", "read": "read all", "louder": "speak louder"]

  /// Returns the app with the third line in focus, where the effect is yet to come.
  private mutating func player(before effect: String) throws -> AppPlayer<House> {
    if let player = players[effect] { return player }
    var app = app
    for part in effect.split(separator: " ") where part.hasSuffix("=off") {
      app.initialState.apply(part.dropLast(3) + "on")
    }
    var player = try AppPlayer(app, locale: locale) { $0.hints = false }
    try player.say("next", "next", "next")
    if effect == "tab=home" { try player.say(names["music", default: ""]) }
    if effect == "undo" { try player.say("1") }
    players[effect] = player
    return player
  }
}

/// The state of a session as far as a line may change it.
private struct Happening: Equatable {
  var state: House.State
  var settings: Settings
  var tab: Int
  var isOver: Bool
  /// The act that waits for a confirmation.
  var asks: ID?
  /// The line in focus, and the number of layers above it.
  var place: [Int?]

  init(of player: AppPlayer<House>) {
    let session = player.session
    state = session.state
    settings = session.settings
    tab = session.engine.navigator.selectedTab
    isOver = player.isOver
    if case .confirmation(let layer) = session.engine.layers.last { asks = layer.id }
    place = [session.engine.navigator.front.focus.line, session.engine.layers.count]
  }
}

/// A home with switches, check boxes, values, rows with a menu, and a second tab.
private struct House: App {
  struct State: Equatable, Sendable {
    var on: Set<String> = []
    var volume = 50
    var color = "red"
    /// What has been done, such as "milk=opened".
    var done: [String] = []

    /// Applies an effect such as "lamp=on".
    mutating func apply(_ effect: String) {
      guard let (thing, value) = effect.cut(at: "=") else { return }
      switch value {
      case "on": on.insert(String(thing))
      case "off": on.remove(String(thing))
      default:
        if thing == "volume" {
          volume = Int(value) ?? volume
        } else if thing == "color" {
          color = String(value)
        } else {
          done.append(effect)
        }
      }
    }
  }

  /// The names of things in the language, by their names in the tables.
  var names: [String: String]
  var initialState = State()

  init(names: [String: String]) { self.names = names }

  func interface(for state: State) -> Interface {
    Interface("Home") {
      Tab(name("home"), id: "home") {
        Toggle(name("lamp"), id: "lamp", isOn: state.on.contains("lamp"))
        Toggle(name("wifi"), id: "wifi", isOn: state.on.contains("wifi"))
        Toggle(name("eggs"), id: "eggs", isOn: state.on.contains("eggs")).style(.checkBox)
        Toggle(name("butter"), id: "butter", isOn: state.on.contains("butter")).style(.checkBox)
        Picker.slider(name("volume"), id: "volume", value: state.volume, in: 0...100)
        Picker(name("color"), id: "color", columns: [column(state)])
        row("milk")
        row("bread")
        Button(name("save"), id: "save=pressed")
      }
      Tab(name("music"), id: "music") { TextBlock("♪ 1", id: "song") }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, .isOn(let isOn)): state.apply("\(id)=\(isOn ? "on" : "off")")
    case .changed(let id, .picked(let picks)): state.apply("\(id)=\(picks.first??.item ?? "")")
    case .pressed(let id): state.apply(id.name)
    default: return []
    }
    return [.undoable("Change")]
  }

  private func name(_ key: String) -> LocalizedText { .verbatim(names[key, default: key]) }

  private func column(_ state: State) -> PickerColumn {
    let colors = ["red", "blue", "green"]
    let rows = Rows(id: "colors", count: colors.count) { Row(name(colors[$0]), id: ID("color", colors[$0])) }
    return PickerColumn(name("color"), id: "colors", values: rows, selection: colors.firstIndex(of: state.color))
  }

  private func row(_ thing: String) -> Row {
    let acts = [("delete", "deleted"), ("edit", "edited"), ("share", "shared"), ("rename", "renamed")]
    var row = Row(name(thing), id: ID("\(thing)=opened"), action: .send)
    row.menu = Menu(
      acts.map { act, done in
        let item = MenuItem(name(act), id: ID("\(thing)=\(done)"))
        return .item(act == "delete" ? item.destructive() : item)
      })
    return row
  }
}
