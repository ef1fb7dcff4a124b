import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

/// Questions of a document whose answer is no item.
@Suite struct QuestionTests {
  private func talk(_ action: String) throws -> SessionPlayer<DocumentApp> {
    try SessionPlayer(
      page("- {button: Ask, id: ask, action: {\(action)}}", "values: {name: \"\", sure: off, pin: \"\"}"))
  }

  @Test func aTextIsHeldAndTheActionIsDone() throws {
    var talk = try talk(#"ask: "Your name?", answer: text, value: name, action: {say: "Hello, {name}."}"#)
    expect(talk.say("ask").first, is: "Your name? Text field, empty. Type the text, or say \"cancel\".")
    expect(talk.say("Ann"), is: ["Your name? Ann.", "Hello, Ann."])
    expect(talk.session.state.text("name"), is: "Ann")
  }

  @Test func yesAndNoAreHeldAsOnAndOff() throws {
    var talk = try talk("ask: Sure?, answer: yes or no, value: sure, action: {say: Good.}")
    expect(talk.say("ask").suffix(3).prefix(2), is: ["1. Yes.", "2. No."])
    expect(talk.say("yes"), is: ["Good."])
    expect(talk.session.state.values["sure"], is: .isOn(true))
    talk.say("ask", "no")
    expect(talk.session.state.values["sure"], is: .isOn(false))
  }

  @Test func aQuestionThatIsLeftDoesWhatFollows() throws {
    var talk = try talk("ask: Name?, answer: text, value: name, after dismissal: {say: Well.}")
    talk.say("ask")
    expect(talk.say("cancel"), is: ["Cancelled.", "Well."])
    expect(talk.session.state.text("name"), is: "")
  }

  @Test func aSecretIsNeitherSaidNorReadBack() throws {
    var talk = try talk("ask: PIN?, answer: secret, value: pin")
    talk.say("ask")
    expect(talk.session.prompt, is: .secret)
    expect(!talk.say("1234", "repeat").joined().contains("1234"))
    expect(talk.session.state.text("pin"), is: "1234")
  }

  @Test func severalLinesEndWithAFullStop() throws {
    var talk = try talk("ask: What?, answer: lines, value: name")
    talk.say("ask", "one", "two", ".")
    expect(talk.session.state.text("name"), is: "one\ntwo")
  }

  @Test(arguments: [
    ("ask: A?", "A question has either “” to choose from, or another kind of “”"),
    ("ask: A?, answer: text, items: [{item: B}]", "A question has either “” to choose from, or another kind of “”"),
    ("ask: A?, items: [{item: B}], value: name", "“” is for an “”"),
    ("ask: A?, answer: text, value: sure", "“” is on or off and can't hold a text"),
    ("ask: A?, answer: yes or no, value: name", "“” is a text and can't hold yes or no"),
  ])
  func whatDoesNotGoTogetherIsAnError(_ action: String, _ problem: String) {
    let text = pageText("- {button: B, action: {\(action)}}", "values: {name: \"\", sure: off}")
    expect(problems(text), is: [problem])
  }
}
