import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// What is wrong is found where it is, all of it, with what is allowed.
@Suite struct DocumentErrorTests {
  @Test func allErrorsAreCollectedInOrder() {
    let text = """
      app: Test
      tabs:
      - title: One
        subtitel: x
        elements:
        - button: Go
          style: fancy
          live: maybe
        - toggle: T
          value: missing
      lenguage: en
      """
    expect(
      errors(text),
      is: [
        "4:3 “” is not known here", "7:12 “” can't be “”", "8:11 “” is on or off",
        "10:12 There is no value that is on or off “”", "11:1 “” is not known here",
      ])
  }

  @Test func ofManyErrorsFiveHundredAreToldAndTheRestCounted() throws {
    let names = (0..<600).map { "  v\($0): x\n" }.joined()
    let fields = (0..<600).map { "    - {field: F\($0), value: w\($0)}\n" }.joined()
    let text = "app: Test\nvalues:\n\(names)tabs:\n- title: One\n  elements:\n\(fields)"
    let error = try #require(throws: DocumentErrors.self) {
      try Document(bytes: Array(text.utf8), path: "app.yaml")
    }
    expect(error.errors.count, is: 500)
    expect(error.leftOut, is: 100)
    expect(error.remainder, is: "And 100 more.")
    // Of the names, too, some are listed and the others counted; the nearest is looked for among all.
    let last = try #require(error.errors.last)
    expect(last.message.contains("Did you mean “v499”?"))
    expect(last.message.split(separator: ", ").count, is: 50)
    expect(last.remedy, is: "And 550 more.")
  }

  @Test func anUnknownKeyNamesTheNearestAndAllOthers() throws {
    let error = try #require(found(Array(pageText("- {text: Hi, liv: on}").utf8)).first)
    expect(error.file, is: "app.yaml")
    expect(
      error.message,
      is: """
        “liv” is not known here. Did you mean “live”? Allowed: text, id, image, live, menu, preview, suggested, or hidden \
        when.
        """)
  }

  @Test(arguments: [
    ("- {}", "6:5 It is not clear what this is"), ("- {buton: Go}", "6:5 It is not clear what this is"),
    ("- button", "6:5 “” can't stand here"),
    ("- {text: A, button: B}", "6:5 This can't be all of text and button at once"),
    ("- {text: }", "6:12 “” needs words here"), ("- {text: [a]}", "6:12 “” needs words here"),
    ("- {group: A}", "6:5 “” is missing here"),
    ("- {progress: P, percent: 101}", "6:28 “” needs a whole number from to"),
    ("- {text: A, id: a/b}", "6:19 “” can't be a name"),
    ("- {group: A, elements: no}", "6:26 “” needs a list here, each part on a line that begins with a hyphen"),
    ("- {menu: M, items: []}", "6:22 “” needs at least one part"),
    ("- {button: B, image: x}", "6:24 “” needs keys with what they hold here"),
    ("- {text: '{a'}", "6:12 A brace opens here and is not closed"),
    ("- {text: '{a}'}", "6:12 There is no value “” to put here"),
    ("- {text: '{row}'}", "6:12 There is no row here that “” could mean"),
    ("- {list: L}", "6:5 A list has either “” of its own, or the rows of a command with “”"),
    ("- {list: L, rows: [], row: {}}", "6:30 “” describes the rows of a command"),
    ("- {text: A, id: a}\n- {text: B, id: a}", "7:19 The id “” is already used in line"),
    ("- {button: B, action: fly}", "6:25 “” can't stand here"),
    ("- {button: B, action: {push: x}}", "6:32 There is no screen “”"),
    ("- {button: B, action: {present: x}}", "6:35 There is no sheet “”"),
    ("- {button: B, action: {reload: x}}", "6:34 There is no command “”"),
    ("- {button: B, action: {run: ls -l}}", "6:31 “” needs a list"),
    ("- {button: B, action: {run: []}}", "6:31 “” needs at least one part"),
  ])
  func anErrorHasItsLocation(_ elements: String, _ expected: String) {
    expect(errors(pageText(elements)), is: [expected])
  }

  @Test(arguments: [
    ("- {text: '{on}'}", "7:12 “” is on or off, which is no text"),
    ("- {text: '{wrod}'}", "7:12 There is no value “” to put here"),
    ("- {toggle: T, value: word}", "7:24 “” holds text, and a value that is on or off is needed here"),
    ("- {field: F, value: on}", "7:23 “” is on or off, and a value that holds text is needed here"),
    ("- {text: A, hidden when: {value: on, is: empty}}", "7:28 “” is on or off"),
    ("- {text: A, hidden when: {value: word, is: on}}", "7:28 “” holds text"),
    ("- {text: A, hidden when: {value: word}}", "7:28 A condition has “”, and one of these"),
    (
      "- {popup: P, value: word, options: [{option: B}]}",
      "7:23 The value “” begins as “”, which is none of the options"
    ),
    ("- {popup: P, value: word, options: [{option: a}, {option: a}]}", "7:61 There are two options for “”"),
    ("- {field: F, value: word, secure: on, lines: several}", "7:48 A secret has one line"),
    ("- {progress: P, value: word, percent: 1}", "7:26 A progress has either “” or “”, not both"),
    ("- {button: B, action: {set: {on: 3}}}", "7:36 “” is on or off"),
    ("- {button: B, action: {set: {wird: 3}}}", "7:32 There is no value “”"),
    ("- {button: B, action: {run: ['{word}']}}", "7:32 The program to run is written out here"),
    (
      "- {button: B, action: {run: [a, '-x={word}']}}",
      "7:35 A value goes into a command only as a whole argument, or as a whole variable of “”"
    ),
    (
      "- {button: B, action: {run: [a], environment: {A: 'x{word}'}}}",
      "7:53 A value goes into a command only as a whole argument, or as a whole variable of “”"
    ),
  ])
  func anErrorAboutAValue(_ elements: String, _ expected: String) {
    expect(errors(pageText(elements, "values: {word: a, on: on}")), is: [expected])
  }

  @Test(arguments: [
    ("- {text: '{pin}'}", "8:12 “” is secret"),
    ("- {button: B, action: {run: [a, '{pin}']}}", "8:35 “” is secret, and others can read a command's arguments"),
    ("- {button: B, action: {set: {copy: '{pin}'}}}", "8:38 “” is secret"),
    ("- {button: B, hidden when: {value: pin, equals: '1'}}", "8:38 “” is secret"),
    ("- {progress: P, value: pin}", "8:26 “” is secret"),
  ])
  func aSecretGoesNowhereButTheEnvironment(_ elements: String, _ expected: String) {
    let field = "- {field: Pin, value: pin, secure: yes}\n"
    let values = "values: {pin: '', copy: ''}"
    expect(errors(pageText(field + elements, values)), is: [expected])
    let fine = field + "- {button: B, action: {run: [a], environment: {PIN: '{pin}'}}}"
    expect(errors(pageText(fine, values)), is: [])
  }

  @Test func aPreferredActionThatNeverEndsTheSheetIsAnError() {
    let sheet = "sheets: [{id: s, title: S, elements: [], preferred action: {button: B, action: {say: Hi}}}]"
    expect(errors(pageText("- {text: A}", sheet)).last, is: "2:80 This preferred action never takes the sheet down")
  }

  @Test func aDocumentNeedsItsParts() {
    expect(errors("a"), is: ["1:1 An app document is made of keys with what they hold, at least “” and “”"])
    expect(errors("- app: A"), is: ["1:1 An app document is made of keys with what they hold, at least “” and “”"])
    expect(errors("app: A"), is: ["1:1 “” is missing here"])
    expect(errors("app: A\ntabs: []"), is: ["2:7 “” needs at least one part"])
  }

  @Test func aSlipOfTheFingersIsFound() {
    expect(Nearest.name(to: "hedaing", among: ["text", "heading"]), is: "heading")
    expect(Nearest.name(to: "BUTTON", among: ["button"]), is: "button")
    expectNil(Nearest.name(to: "xyz", among: ["text", "row"]))
  }
}
