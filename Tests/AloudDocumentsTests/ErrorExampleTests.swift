import Aloud
import Expectations
import Foundation
import Testing

@testable import AloudDocuments

/// An error about a key shows what belongs there, where the grammar knows an example.
@Suite struct ErrorExampleTests {
  /// The examples that are shown with the errors in a document.
  private func examples(_ elements: String, _ values: String = "values: {word: a}") -> [String?] {
    found(Array(pageText(elements, values).utf8)).map(Self.example)
  }

  /// The example that is shown with an error.
  private static func example(_ error: DocumentError) -> String? {
    error.remedy?.wholeMatch(of: /An example: “(.*)”\./.dotMatchesNewlines()).map { String($0.1) }
  }

  @Test(arguments: [
    ("- {popup: P, value: word, options: a}", "options: [Jazz, News]"),
    ("- {popup: P, value: word, options: [[a]]}", "options: [Jazz, News]"),
    ("- {button: B, image: x}", "image: {name: clock, description: a clock}"),
    ("- {group: A}", "elements: [{text: Hello}]"), ("- {menu: M, items: []}", "items: [{item: Open}]"),
    ("- {button: B, acton: dismiss}", "action: {say: Hello}"), ("- {button: B, action: fly}", "action: {say: Hello}"),
    ("- {list: L, rows: Milk}", "rows: [{row: Milk}]"),
    ("- {text: A, hidden when: word}", "hidden when: {value: name, is: filled}"),
    ("- {date: D, value: word, disabled weekdays: sat}", "disabled weekdays: [sat, sun]"),
  ])
  func isShown(_ elements: String, _ expected: String) {
    expect(examples(elements).contains(expected))
  }

  @Test(
    "what a sentence tells better has none",
    arguments: [
      "- {progress: P, percent: 101}", "- {button: B, live: perhaps}", "- {text: }", "- {button: B, style: fancy}",
      "- {button: B, action: dismis}", "- {text: A, elments: []}",
    ])
  func isNotShown(_ elements: String) {
    expect(examples(elements), is: [nil])
  }

  @Test func whatIsNoDocumentShowsAWholeOne() throws {
    for text in ["", "# nothing\n", "- a\n"] {
      let error = try #require(found(Array(text.utf8)).first)
      let example = try #require(Self.example(error))
      expect(errors(example), is: [])
    }
  }

  /// What the examples refer to.
  private static let surroundings = """
    values: {name: Ann, size: "", who: "", quiet: off, query: "", box: "", copied: "", alarm: off, open: off, station: "",
      sorting: "", toppings: "", copies: "1", day: "", baking: "", paper: "", answer: "", code: ""}
    commands: {files: {run: [ls]}, towns: {run: [ls]}, people: {run: [ls]}}
    tabs: [{id: home, title: Home, elements: [{button: B, action: {run: [cp], name: copy}}, {log: L, id: talk}]}]
    screens: [{id: photo}]
    sheets: [{id: new}]
    """

  @Test("every key has an example, and it is right", arguments: ShapeName.allCases)
  func everyExampleIsRight(_ name: ShapeName) throws {
    let names = DeclaredNames(try TreeParser.parse(Self.surroundings))
    for key in Grammar.shape(name).keys {
      let example = try #require(key.shownExample, "\(name): \(key.name)")
      let tree = try #require(TreeParser.parse(example)[key.name], "\(name): \(example)")
      var context = CheckingContext(names: names)
      context.check(tree, key.form, of: CheckedKey(name: key.name.rawValue, hasRow: true))
      expect(context.errors, is: [], "\(name): \(example)")
    }
  }
}

/// The example that uses every control and every action.
@Suite struct ExampleTests {
  private func example() throws -> (text: String, app: DocumentApp) {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Examples/controls.yaml")
    let data = try Data(contentsOf: url)
    return (String(decoding: data, as: UTF8.self), try Document(bytes: Array(data), path: url.path).app)
  }

  @Test func itIsReadWithoutErrors() throws {
    let app = try example().app
    let state = app.initialState
    expect(app.interface(for: state).tabs.map(\.id), is: ["books", "tab.my-card", "tab.visit"])
    expect(app.initialEffects.count, is: 4)
    expect(app.screen("loans", for: state) != nil)
    expect(app.sheet("sign in", for: state)?.preferredAction?.id, is: "signInNow")
  }

  @Test func whereverItIsDamagedTheErrorsHavePlacesInIt() throws {
    let lines = try example().text.split(separator: "\n", omittingEmptySubsequences: false)
    var damaged = 0
    for index in lines.indices {
      var without = lines
      without.remove(at: index)
      for text in [without.joined(separator: "\n"), lines[..<index].joined(separator: "\n") + "\n\"{["] {
        let errors = found(Array(text.utf8))
        damaged += errors.isEmpty ? 0 : 1
        expect(errors.allSatisfy { (1...lines.count + 1).contains($0.line) && $0.column > 0 })
      }
    }
    expect(damaged > lines.count)
  }

  @Test func itUsesEveryKeyOfTheForm() throws {
    let catalogue = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AloudDocuments/AloudDocuments.docc")
    let text = try ["Tutorial.md", "Documents.md", "Logs.md"].reduce(example().text) {
      try $0 + String(contentsOf: catalogue.appendingPathComponent($1), encoding: .utf8)
    }
    // Percent is the other way to say what "value" says on a progress; what an example alone includes, and what hosts alone
    // provide, has tests of its own.
    let others: [KeyName] = [.percent, .include, .provided]
    let unused = KeyName.allCases.filter { !others.contains($0) && !text.contains("\($0.rawValue):") }
    expect(unused, is: [])
    expect(DocumentAction.words.filter { !text.contains($0.word) }.map(\.word), is: [])
  }
}
