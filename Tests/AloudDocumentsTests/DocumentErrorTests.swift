import Aloud
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
    #expect(
      errors(text) == [
        "4:3 document.unknownKey.nearest", "7:12 document.unknownChoice", "8:11 document.expected.flag",
        "10:12 document.unknown.switchValue.noneAllowed", "11:1 document.unknownKey.nearest",
      ])
  }

  @Test func ofManyErrorsFiveHundredAreToldAndTheRestCounted() throws {
    let names = (0..<600).map { "  v\($0): x\n" }.joined()
    let fields = (0..<600).map { "    - {field: F\($0), value: w\($0)}\n" }.joined()
    let text = "app: Test\nvalues:\n\(names)tabs:\n- title: One\n  elements:\n\(fields)"
    let error = try #require(throws: DocumentErrors.self) {
      try Document(bytes: Array(text.utf8), path: "app.yaml")
    }
    #expect(error.errors.count == 500)
    #expect(error.leftOut == 100)
    #expect(error.remainder == .selectMore(count: .number(100)))
    // Of the names, too, some are listed and the others counted; the nearest is looked for among all.
    let last = try #require(error.errors.last)
    #expect(last.message.arguments["nearest"] == "v499")
    guard case .list(let listed, _) = last.message.arguments["allowed"] else {
      Issue.record("no list")
      return
    }
    #expect(listed.count == 50)
    #expect(last.remedy == .selectMore(count: .number(550)))
  }

  @Test func anUnknownKeyNamesTheNearestAndAllOthers() throws {
    let error = try #require(found(Array(pageText("- {text: Hi, liv: on}").utf8)).first)
    #expect(error.file == "app.yaml")
    #expect(error.message.arguments["nearest"] == "live")
    let allowed: [LocalizedText] = ["text", "id", "image", "live", "menu", "preview", "suggested", "hidden when"]
    #expect(error.message.arguments["allowed"] == .list(allowed, .or))
  }

  @Test(arguments: [
    ("- {}", "6:5 document.unknownKind"), ("- {buton: Go}", "6:5 document.unknownKind.nearest"),
    ("- button", "6:5 document.unknownWord"), ("- {text: A, button: B}", "6:5 document.severalKinds"),
    ("- {text: }", "6:12 document.expected.words"), ("- {text: [a]}", "6:12 document.expected.words"),
    ("- {group: A}", "6:5 document.missingKey"), ("- {progress: P, percent: 101}", "6:28 document.expected.number"),
    ("- {text: A, id: a/b}", "6:19 document.badName"), ("- {group: A, elements: no}", "6:26 document.expected.list"),
    ("- {menu: M, items: []}", "6:22 document.emptyList"),
    ("- {button: B, image: x}", "6:24 document.expected.mapping"),
    ("- {text: '{a'}", "6:12 document.openBrace"), ("- {text: '{a}'}", "6:12 document.unknown.place.noneAllowed"),
    ("- {text: '{row}'}", "6:12 document.noRow"), ("- {list: L}", "6:5 document.rule.list"),
    ("- {list: L, rows: [], row: {}}", "6:30 document.rule.rowTemplate"),
    ("- {text: A, id: a}\n- {text: B, id: a}", "7:19 document.idTwice"),
    ("- {button: B, action: fly}", "6:25 document.unknownWord"),
    ("- {button: B, action: {push: x}}", "6:32 document.unknown.screen.noneAllowed"),
    ("- {button: B, action: {present: x}}", "6:35 document.unknown.sheet.noneAllowed"),
    ("- {button: B, action: {reload: x}}", "6:34 document.unknown.command.noneAllowed"),
    ("- {button: B, action: {run: ls -l}}", "6:31 document.commandNotList"),
    ("- {button: B, action: {run: []}}", "6:31 document.emptyList"),
  ])
  func anErrorHasItsLocation(_ elements: String, _ expected: String) {
    #expect(errors(pageText(elements)) == [expected])
  }

  @Test(arguments: [
    ("- {text: '{on}'}", "7:12 document.switchInText"), ("- {text: '{wrod}'}", "7:12 document.unknown.place.nearest"),
    ("- {toggle: T, value: word}", "7:24 document.wrongValue.switchValue"),
    ("- {field: F, value: on}", "7:23 document.wrongValue.textValue"),
    ("- {text: A, hidden when: {value: on, is: empty}}", "7:28 document.rule.conditionOfSwitch"),
    ("- {text: A, hidden when: {value: word, is: on}}", "7:28 document.rule.conditionOfText"),
    ("- {text: A, hidden when: {value: word}}", "7:28 document.rule.condition"),
    ("- {popup: P, value: word, options: [{option: B}]}", "7:23 document.rule.popup"),
    ("- {popup: P, value: word, options: [{option: a}, {option: a}]}", "7:61 document.rule.optionTwice"),
    ("- {field: F, value: word, secure: on, lines: several}", "7:48 document.rule.secretLines"),
    ("- {progress: P, value: word, percent: 1}", "7:26 document.rule.progress"),
    ("- {button: B, action: {set: {on: 3}}}", "7:36 document.setSwitch"),
    ("- {button: B, action: {set: {wird: 3}}}", "7:32 document.unknown.value.nearest"),
    ("- {button: B, action: {run: ['{word}']}}", "7:32 document.programNotFixed"),
    ("- {button: B, action: {run: [a, '-x={word}']}}", "7:35 document.notWholeArgument"),
    ("- {button: B, action: {run: [a], environment: {A: 'x{word}'}}}", "7:53 document.notWholeArgument"),
  ])
  func anErrorAboutAValue(_ elements: String, _ expected: String) {
    #expect(errors(pageText(elements, "values: {word: a, on: on}")) == [expected])
  }

  @Test(arguments: [
    ("- {text: '{pin}'}", "8:12 document.secretInText"),
    ("- {button: B, action: {run: [a, '{pin}']}}", "8:35 document.secretArgument"),
    ("- {button: B, action: {set: {copy: '{pin}'}}}", "8:38 document.secretInText"),
    ("- {button: B, hidden when: {value: pin, equals: '1'}}", "8:38 document.secretInText"),
    ("- {progress: P, value: pin}", "8:26 document.secretInText"),
  ])
  func aSecretGoesNowhereButTheEnvironment(_ elements: String, _ expected: String) {
    let field = "- {field: Pin, value: pin, secure: yes}\n"
    let values = "values: {pin: '', copy: ''}"
    #expect(errors(pageText(field + elements, values)) == [expected])
    let fine = field + "- {button: B, action: {run: [a], environment: {PIN: '{pin}'}}}"
    #expect(errors(pageText(fine, values)) == [])
  }

  @Test func aPreferredActionThatNeverEndsTheSheetIsAnError() {
    let sheet = "sheets: [{id: s, title: S, elements: [], preferred action: {button: B, action: {say: Hi}}}]"
    #expect(errors(pageText("- {text: A}", sheet)).last == "2:80 document.rule.preferred")
  }

  @Test func aDocumentNeedsItsParts() {
    #expect(errors("a") == ["1:1 document.notMapping"])
    #expect(errors("- app: A") == ["1:1 document.notMapping"])
    #expect(errors("app: A") == ["1:1 document.missingKey"])
    #expect(errors("app: A\ntabs: []") == ["2:7 document.emptyList"])
  }

  @Test func aSlipOfTheFingersIsFound() {
    #expect(Nearest.name(to: "hedaing", among: ["text", "heading"]) == "heading")
    #expect(Nearest.name(to: "BUTTON", among: ["button"]) == "button")
    #expect(Nearest.name(to: "xyz", among: ["text", "row"]) == nil)
  }
}
