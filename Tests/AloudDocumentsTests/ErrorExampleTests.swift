import Aloud
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
    #expect(examples(elements).contains(expected))
  }

  @Test(
    "what a sentence tells better has none",
    arguments: [
      "- {progress: P, percent: 101}", "- {button: B, live: perhaps}", "- {text: }", "- {button: B, style: fancy}",
      "- {button: B, action: dismis}", "- {text: A, elments: []}",
    ])
  func isNotShown(_ elements: String) {
    #expect(examples(elements) == [nil])
  }

  @Test func whatIsNoDocumentShowsAWholeOne() throws {
    for text in ["", "# nothing\n", "- a\n"] {
      let error = try #require(found(Array(text.utf8)).first)
      let example = try #require(Self.example(error))
      #expect(errors(example) == [])
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
      let scope = RowScope(hasRow: true)
      GrammarCheck.check(tree, key.form, of: CheckedKey(name: key.name.rawValue), scope, &context)
      #expect(context.errors == [], "\(name): \(example)")
    }
  }
}
