import Aloud
import Expectations
import Testing

/// What an author may write for short means the same as what is written out.
@Suite struct ShortFormsTests {
  @Test func aQuestionAndItsPhraseAreAConfirmation() {
    expect(
      MenuItem("Delete", id: "delete").confirming("Delete milk?", loss: "It can't come back.", phrase: "delete milk"),
      is: MenuItem("Delete", id: "delete")
        .confirming(Confirmation("Delete milk?", loss: "It can't come back.", phrase: "delete milk")))
  }

  @Test func radioButtonsAreBuilt() {
    let answers = ["Lyon", "Paris"]
    let built = RadioGroup("Answer", id: "answer", selection: "answer 1") {
      for (index, answer) in answers.enumerated() { RadioButton("\(answer)", id: "answer \(index)") }
      if answers.isEmpty { RadioButton("None", id: "none") }
    }
    expect(
      built,
      is: RadioGroup(
        "Answer", id: "answer", selection: ID("answer 1"),
        buttons: [RadioButton("Lyon", id: ID("answer 0")), RadioButton("Paris", id: ID("answer 1"))]))
  }

  @Test func anItemIsANumber() {
    expect(ID("note", 3) == ID("note", "3") && ID("note", 3).number == 3)
    expect(ID("note").number == nil && ID("note", "last").number == nil)
  }

  @Test func aLiteralWithASlashIsANameAndAnItem() {
    let number = 3
    expect("note/\(number)" as ID == ID("note", number) && "note/a/b" as ID == ID("note", "a/b"))
    expect("note" as ID == ID("note", nil) && "note/" as ID == ID("note", ""))
  }

  @Test func theValuesOfAPickerAreBuilt() {
    func picker(_ paris: LocalizedText) -> Picker {
      Picker("City", id: "city", selection: "rome") {
        Row(paris, id: "paris")
        Row("Rome", id: "rome")
      }
    }
    expect(picker("Paris").values == ["Rome"] && picker("Paris").columns[0].values.count == 2)
    expect(picker("Paris") == picker("Paris") && picker("Paris") != picker("Parigi"))
    expectNil(Picker("City", id: "city", selection: "oslo") { Row("Paris", id: "paris") }.values)
  }

  @Test func aCommandThatTellsItsLinesHasNoLimitUnlessGiven() {
    let brew = Invocation(["brew"], tellsLines: true)
    expect(brew.tellsLines && brew.timeLimit == nil)
    expect(Invocation(["brew"], timeLimit: 5_000, tellsLines: true).timeLimit, is: 5_000)
  }

  @Test(
    "every way in which a command can fail has its sentence",
    arguments: [
      .exited(status: 1, output: "", error: "e"), .exited(status: 1, output: ""), .notStarted, .tooManyFiles,
      .tooManyPrograms, .tooLittleMemory, .timedOut(), .stopped(), .tooMuchOutput(), .notText(),
    ] as [CommandResult])
  func problems(_ result: CommandResult) throws {
    let said = try LoadedLocale("en").wording.text(#require(result.problem(of: "Brewer")))
    expect(said.contains("Brewer") && !said.contains("document."))
    expectNil(CommandResult.exited(status: 0, output: "").problem(of: "Brewer"))
  }

  @Test func aCommandIsAnArray() {
    expect(Effect.run("boil", ["kettle", "--boil"]), is: .run("boil", Invocation(["kettle", "--boil"])))
  }

  @Test func stepsAreNamesOfScreens() {
    let sheet = Sheet("Descale", id: "descale") {}
    expect(sheet.steps("water", "rinse"), is: sheet.steps(SheetStep("water"), SheetStep("rinse")))
  }

  @Test func aPickedNumberIsRead() {
    let strength = Value.picked([ID("strength", "4")])
    expect(strength.number == 4 && strength.decimal == 4)
    let warmth = Value.picked([ID("warmth", "20.5"), "north"])
    expect(warmth.number == nil && warmth.decimal == 20.5)
    expect(Value.picked([nil]).number == nil && Value.text("4").number == nil)
  }
}
